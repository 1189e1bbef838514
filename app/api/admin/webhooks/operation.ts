import { ADMINS_ONLY } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";
import { webhookInput, webhookSecret } from "@/lib/webhooks/schema";

export const POST = {
  summary: "Add a webhook of the site",
  description: "The response is the only one that contains the secret.",
  auth: "required",

  body: webhookInput,
  response: webhookSecret,
  status: 201,
  problems: { ...ADMINS_ONLY, 409: "There are 10 webhooks already." },
} satisfies Operation;
