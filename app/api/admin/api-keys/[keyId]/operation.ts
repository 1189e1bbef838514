import { keyParams } from "@/lib/accounts/api-keys/schema";
import { ADMINS_ONLY, NO_KEY } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";

export const DELETE = {
  summary: "Revoke an API key of the site",
  auth: "required",
  params: keyParams,
  problems: { ...ADMINS_ONLY, ...NO_KEY },
} satisfies Operation;
