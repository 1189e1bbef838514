import { ADMINS_ONLY } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";
import { watchWordsInput } from "@/lib/moderation/watch-words.schema";

export const PUT = {
  summary: "Set the words that the risk rules watch for",
  description: "One word or phrase a line; they are all there are afterwards.",
  auth: "required",
  body: watchWordsInput,
  problems: ADMINS_ONLY,
} satisfies Operation;
