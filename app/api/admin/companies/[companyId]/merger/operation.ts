import { ADMINS_ONLY, NOTHING_HERE } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";
import { companyIdParams, mergeInput } from "@/lib/moderation/suspension.schema";

export const POST = {
  summary: "Permanently merge a company into another",
  auth: "required",
  params: companyIdParams,
  body: mergeInput,
  problems: {
    ...ADMINS_ONLY,
    ...NOTHING_HERE,
    409: "They are the same, one is suspended, or the one to be merged is verified.",
  },
} satisfies Operation;
