import { ADMINS_ONLY, NOTHING_HERE } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";
import { removalInput } from "@/lib/moderation/decisions.schema";
import { companyIdParams } from "@/lib/moderation/suspension.schema";

export const POST = {
  summary: "Remove a company's logo",
  description: "Its people are told why.",
  auth: "required",
  params: companyIdParams,
  body: removalInput,
  problems: { ...ADMINS_ONLY, ...NOTHING_HERE },
} satisfies Operation;
