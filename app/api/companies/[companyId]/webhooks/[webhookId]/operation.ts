import { NO_WEBHOOK, OWNERS_ONLY } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";
import { companyWebhookParams, webhookChange } from "@/lib/webhooks/schema";

const shared = {
  auth: "required",
  params: companyWebhookParams,
  problems: { ...OWNERS_ONLY, ...NO_WEBHOOK },
} as const satisfies Omit<Operation, "summary">;

export const PATCH = {
  ...shared,
  summary: "Change a webhook of a company, or turn it off or on",
  body: webhookChange,
} satisfies Operation;

export const DELETE = {
  ...shared,
  summary: "Delete a webhook of a company, with its log",
} satisfies Operation;
