import { companyParams } from "@/lib/companies/profile.schema";
import { NO_COMPANY, OWNERS_ONLY } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";
import { webhookInput, webhookSecret } from "@/lib/webhooks/schema";

export const POST = {
  summary: "Add a webhook of a company",
  description: "The response is the only one that contains the secret.",
  auth: "required",
  params: companyParams,
  body: webhookInput,
  response: webhookSecret,
  status: 201,
  problems: { ...OWNERS_ONLY, ...NO_COMPANY, 409: "There are 10 webhooks already." },
} satisfies Operation;
