import { keyParams, rotatedKey, rotationInput } from "@/lib/accounts/api-keys/schema";
import { NO_OWN_KEY } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";

export const POST = {
  summary: "Replace the secret of an API key of your own",
  description: "The old secret works for as long as you say, so that nothing stops in between.",
  auth: "required",
  params: keyParams,
  body: rotationInput,
  response: rotatedKey,
  problems: NO_OWN_KEY,
} satisfies Operation;
