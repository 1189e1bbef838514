import { ADMINS_ONLY, NOTHING_HERE } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";
import { removalInput } from "@/lib/moderation/decisions.schema";
import { companyIdParams } from "@/lib/moderation/suspension.schema";

export const POST = {
  summary: "Take a company's verification away",
  description:
    "Its live jobs stay live; what it posts or changes from now on is reviewed. Its people read the reason, and can verify a domain again.",
  auth: "required",
  params: companyIdParams,
  body: removalInput,
  problems: { ...ADMINS_ONLY, ...NOTHING_HERE, 409: "It isn't verified." },
} satisfies Operation;
