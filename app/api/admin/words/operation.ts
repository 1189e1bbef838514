import { wordsInput, wordsView } from "@/lib/administration/setting-groups/schema";
import { ADMINS_ONLY } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";

export const PATCH = {
  summary: "Change the site's texts",
  description: "Takes effect everywhere within a minute. Anything left out stays as it is.",
  auth: "required",
  body: wordsInput,
  response: wordsView,
  problems: ADMINS_ONLY,
} satisfies Operation;
