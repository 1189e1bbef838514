import { NO_WEBHOOK, OWNERS_ONLY, TOO_MANY } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";
import { companyWebhookParams, webhookTest } from "@/lib/webhooks/schema";

export const POST = {
  summary: "Send a test to a webhook of a company",
  description: "Sent once, right away, even if the webhook is off.",
  auth: "required",
  params: companyWebhookParams,
  response: webhookTest,
  problems: { ...OWNERS_ONLY, ...NO_WEBHOOK, ...TOO_MANY },
} satisfies Operation;
