import { companyKeyInput, newKey } from "@/lib/accounts/api-keys/schema";
import { companyParams } from "@/lib/companies/profile.schema";
import { NO_COMPANY, OWNERS_ONLY } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";

export const POST = {
  summary: "Create an API key of a company",
  description: "The response is the only one that contains the secret.",
  auth: "required",
  params: companyParams,
  body: companyKeyInput,
  response: newKey,
  status: 201,
  problems: { ...OWNERS_ONLY, ...NO_COMPANY, 409: "There are 20 keys already." },
} satisfies Operation;
