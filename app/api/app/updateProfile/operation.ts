import { LIST_FULL } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";
import { ownProfileAnswer, updateProfileInput } from "@/lib/profiles/spec-api.schema";

export const PATCH = {
  summary: "Change your profile",
  description:
    "Lists go in `profile` or beside it. A list you send replaces the old one: items with an `_id` are changed, those without are added.",
  auth: "required",
  body: updateProfileInput,
  answer: ownProfileAnswer,
  problems: LIST_FULL,
} satisfies Operation;
