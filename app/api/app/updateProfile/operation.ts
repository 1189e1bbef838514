import { LIST_FULL } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";
import { ownProfileResponse, updateProfileInput } from "@/lib/profiles/spec-api.schema";

export const PATCH = {
  summary: "Change your profile",
  description:
    "Lists go in `profile` or beside it. A list you send replaces the old one: items with an `_id` are changed, those without are added.",
  auth: "required",
  body: updateProfileInput,
  response: ownProfileResponse,
  problems: LIST_FULL,
} satisfies Operation;
