import { passkeyOptions } from "@/lib/accounts/passkeys/passkeys.schema";
import { confirmationInput } from "@/lib/accounts/schema";
import { TOO_MANY, WRONG_PASSWORD } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";

export const POST = {
  summary: "Start adding a passkey",
  description:
    "Returns the options for the browser's `navigator.credentials.create`, valid for five minutes.",
  auth: "required",
  body: confirmationInput,
  response: passkeyOptions,
  problems: { ...WRONG_PASSWORD, ...TOO_MANY, 409: "The account already has 20 passkeys." },
} satisfies Operation;
