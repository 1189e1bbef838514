import { NO_DELIVERY, OWNERS_ONLY } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";
import { companyDeliveryParams } from "@/lib/webhooks/schema";

export const POST = {
  summary: "Send an event again to a webhook of a company",
  description: "Under the same id as before.",
  auth: "required",
  params: companyDeliveryParams,
  problems: { ...OWNERS_ONLY, ...NO_DELIVERY, 409: "The webhook is off, or it was a test." },
} satisfies Operation;
