import { NOTHING_YOURS } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";
import { ownProfileResponse, removalInput } from "@/lib/profiles/spec-api.schema";

export const GET = {
  summary: "Read your profile",
  auth: "required",
  response: ownProfileResponse,
} satisfies Operation;

export const DELETE = {
  summary: "Remove an experience or an education from your profile",
  auth: "required",
  body: removalInput,
  response: ownProfileResponse,
  problems: NOTHING_YOURS,
} satisfies Operation;
