import { ADMINS_ONLY, NO_WEBHOOK, TOO_MANY } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";
import { siteWebhookParams, webhookTest } from "@/lib/webhooks/schema";

export const POST = {
  summary: "Send a test to a webhook of the site",
  description: "Sent once, right away, even if the webhook is off.",
  auth: "required",
  params: siteWebhookParams,
  response: webhookTest,
  problems: { ...ADMINS_ONLY, ...NO_WEBHOOK, ...TOO_MANY },
} satisfies Operation;
