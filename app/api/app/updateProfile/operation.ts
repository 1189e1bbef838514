import { LIST_FULL } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";
import { ownProfileAnswer, updateProfileInput } from "@/lib/profiles/spec-api.schema";

export const PATCH = {
  summary: "Change one's own profile",
  description:
    "Lists stand in `profile` or beside it; one that is sent takes the place of the old one. Items with an `_id` are changed, those without are added.",
  auth: "required",
  body: updateProfileInput,
  answer: ownProfileAnswer,
  problems: LIST_FULL,
} satisfies Operation;
