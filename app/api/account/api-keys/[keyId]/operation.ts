import { keyParams } from "@/lib/accounts/api-keys/schema";
import { NO_OWN_KEY } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";

export const DELETE = {
  summary: "Revoke an API key of your own",
  auth: "required",
  params: keyParams,
  problems: NO_OWN_KEY,
} satisfies Operation;
