import { passkeyOptions } from "@/lib/accounts/passkeys/passkeys.schema";
import { confirmationInput } from "@/lib/accounts/schema";
import { TOO_MANY, WRONG_PASSWORD } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";

export const POST = {
  summary: "Begin adding a passkey",
  description: "Returns what the browser's `navigator.credentials.create` takes, for five minutes.",
  auth: "required",
  body: confirmationInput,
  response: passkeyOptions,
  problems: { ...WRONG_PASSWORD, ...TOO_MANY, 409: "The account has 20." },
} satisfies Operation;
