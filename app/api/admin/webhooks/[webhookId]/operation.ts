import { ADMINS_ONLY, NO_WEBHOOK } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";
import { siteWebhookParams, webhookChange } from "@/lib/webhooks/schema";

const shared = {
  auth: "required",
  params: siteWebhookParams,
  problems: { ...ADMINS_ONLY, ...NO_WEBHOOK },
} as const satisfies Omit<Operation, "summary">;

export const PATCH = {
  ...shared,
  summary: "Change a webhook of the site, or turn it off or on",
  body: webhookChange,
} satisfies Operation;

export const DELETE = {
  ...shared,
  summary: "Delete a webhook of the site, with its log",
} satisfies Operation;
