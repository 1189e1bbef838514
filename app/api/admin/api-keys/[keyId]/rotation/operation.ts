import { keyParams, rotatedKey, rotationInput } from "@/lib/accounts/api-keys/schema";
import { ADMINS_ONLY, NO_KEY } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";

export const POST = {
  summary: "Replace the secret of an API key of the site",
  description:
    "The old secret works for as long as you say, so that nothing stops in between. The key acts in your name from then on.",
  auth: "required",
  params: keyParams,
  body: rotationInput,
  response: rotatedKey,
  problems: { ...ADMINS_ONLY, ...NO_KEY },
} satisfies Operation;
