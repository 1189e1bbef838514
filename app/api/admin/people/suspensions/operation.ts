import { ADMINS_ONLY } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";
import { bulkResults, bulkSuspensionInput } from "@/lib/moderation/bulk.schema";

export const POST = {
  summary: "Suspend several accounts",
  description: "Each is suspended separately; `results` has the outcome of each.",
  auth: "required",
  body: bulkSuspensionInput,
  response: bulkResults,
  problems: ADMINS_ONLY,
} satisfies Operation;
