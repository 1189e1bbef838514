import { companyKeyParams } from "@/lib/accounts/api-keys/schema";
import { NO_KEY, OWNERS_ONLY } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";

export const DELETE = {
  summary: "Revoke an API key of a company",
  auth: "required",
  params: companyKeyParams,
  problems: { ...OWNERS_ONLY, ...NO_KEY },
} satisfies Operation;
