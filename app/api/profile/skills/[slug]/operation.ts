import { NOTHING_YOURS } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";
import { profileView, skillInput, skillParams } from "@/lib/profiles/schema";

export const PUT = {
  summary: "Change a skill",
  auth: "required",
  params: skillParams,
  body: skillInput,
  response: profileView,
  problems: NOTHING_YOURS,
} satisfies Operation;

export const DELETE = {
  summary: "Delete a skill",
  auth: "required",
  params: skillParams,
  response: profileView,
  problems: NOTHING_YOURS,
} satisfies Operation;
