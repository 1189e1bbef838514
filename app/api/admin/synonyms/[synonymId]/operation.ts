import { ADMINS_ONLY, NOTHING_HERE } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";
import { synonymParams } from "@/lib/search/vocabulary/synonyms.schema";

export const DELETE = {
  summary: "Delete synonyms",
  auth: "required",
  params: synonymParams,
  problems: { ...ADMINS_ONLY, ...NOTHING_HERE },
} satisfies Operation;
