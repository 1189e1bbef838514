import { NO_WEBHOOK, OWNERS_ONLY } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";
import { companyWebhookParams, webhookRotation, webhookSecret } from "@/lib/webhooks/schema";

export const POST = {
  summary: "Replace the secret of a webhook of a company",
  description: "The response is the only one that contains the new secret.",
  auth: "required",
  params: companyWebhookParams,
  body: webhookRotation,
  response: webhookSecret,
  problems: { ...OWNERS_ONLY, ...NO_WEBHOOK },
} satisfies Operation;
