import { ADMINS_ONLY, NOTHING_HERE } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";
import { builtInParams } from "@/lib/search/vocabulary/synonyms.schema";

export const PUT = {
  summary: "Have searches use synonyms that the product came with",
  auth: "required",
  params: builtInParams,
  problems: { ...ADMINS_ONLY, ...NOTHING_HERE },
} satisfies Operation;

export const DELETE = {
  summary: "Have searches leave synonyms alone that the product came with",
  auth: "required",
  params: builtInParams,
  problems: { ...ADMINS_ONLY, ...NOTHING_HERE },
} satisfies Operation;
