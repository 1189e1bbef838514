import { ADMINS_ONLY, NO_DELIVERY } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";
import { siteDeliveryParams } from "@/lib/webhooks/schema";

export const POST = {
  summary: "Send an event again to a webhook of the site",
  description: "Under the same id as before.",
  auth: "required",
  params: siteDeliveryParams,
  problems: { ...ADMINS_ONLY, ...NO_DELIVERY, 409: "The webhook is off, or it was a test." },
} satisfies Operation;
