import { companyKeyParams, rotatedKey, rotationInput } from "@/lib/accounts/api-keys/schema";
import { NO_KEY, OWNERS_ONLY } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";

export const POST = {
  summary: "Replace the secret of an API key of a company",
  description:
    "The old secret works for as long as you say, so that nothing stops in between. The key acts in your name from then on.",
  auth: "required",
  params: companyKeyParams,
  body: rotationInput,
  response: rotatedKey,
  problems: { ...OWNERS_ONLY, ...NO_KEY },
} satisfies Operation;
