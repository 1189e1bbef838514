import { passkeyOptions } from "@/lib/accounts/passkeys/passkeys.schema";
import { TOO_MANY } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";

export const POST = {
  summary: "Start confirming your identity with a passkey",
  description:
    "Returns the options for the browser's `navigator.credentials.get`, valid for five minutes.",
  auth: "required",
  limits: ["passkeyChallengeByAddress"],
  response: passkeyOptions,
  problems: TOO_MANY,
} satisfies Operation;
