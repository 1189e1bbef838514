import { ADMINS_ONLY } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";
import { bulkResults, bulkVerdictInput } from "@/lib/moderation/bulk.schema";

export const POST = {
  summary: "Decide several items in the review queue alike",
  description: "Each is decided separately; `results` has the outcome of each.",
  auth: "required",
  body: bulkVerdictInput,
  response: bulkResults,
  problems: ADMINS_ONLY,
} satisfies Operation;
