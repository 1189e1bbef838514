import { ADMINS_ONLY, NOTHING_HERE } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";
import { companyIdParams, mergeInput } from "@/lib/moderation/suspension.schema";

export const POST = {
  summary: "Make a company part of another, for good",
  auth: "required",
  params: companyIdParams,
  body: mergeInput,
  problems: {
    ...ADMINS_ONLY,
    ...NOTHING_HERE,
    409: "It is the same one, one is suspended, or the one that would go is verified.",
  },
} satisfies Operation;
