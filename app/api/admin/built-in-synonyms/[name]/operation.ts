import { ADMINS_ONLY, NOTHING_HERE } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";
import { builtInParams } from "@/lib/search/vocabulary/synonyms.schema";

export const PUT = {
  summary: "Switch built-in synonyms on",
  auth: "required",
  params: builtInParams,
  problems: { ...ADMINS_ONLY, ...NOTHING_HERE },
} satisfies Operation;

export const DELETE = {
  summary: "Switch built-in synonyms off",
  auth: "required",
  params: builtInParams,
  problems: { ...ADMINS_ONLY, ...NOTHING_HERE },
} satisfies Operation;
