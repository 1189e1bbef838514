import { ADMINS_ONLY } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";
import { watchWordsInput } from "@/lib/moderation/watch-words.schema";

export const PUT = {
  summary: "Set the watched words",
  description: "One word or phrase per line. They replace the whole list.",
  auth: "required",
  body: watchWordsInput,
  problems: ADMINS_ONLY,
} satisfies Operation;
