import { ADMINS_ONLY, NO_WEBHOOK } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";
import { siteWebhookParams, webhookRotation, webhookSecret } from "@/lib/webhooks/schema";

export const POST = {
  summary: "Replace the secret of a webhook of the site",
  description: "The response is the only one that contains the new secret.",
  auth: "required",
  params: siteWebhookParams,
  body: webhookRotation,
  response: webhookSecret,
  problems: { ...ADMINS_ONLY, ...NO_WEBHOOK },
} satisfies Operation;
