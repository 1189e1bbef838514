import { NOTHING_YOURS } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";
import { ownProfileAnswer, removalInput } from "@/lib/profiles/spec-api.schema";

export const GET = {
  summary: "Read one's own profile",
  auth: "required",
  answer: ownProfileAnswer,
} satisfies Operation;

export const DELETE = {
  summary: "Take an experience or an education out of one's own profile",
  auth: "required",
  body: removalInput,
  answer: ownProfileAnswer,
  problems: NOTHING_YOURS,
} satisfies Operation;
