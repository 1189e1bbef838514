import { passkeyOptions } from "@/lib/accounts/passkeys/passkeys.schema";
import { TOO_MANY } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";

export const POST = {
  summary: "Begin proving who you are with a passkey",
  description: "Returns what the browser's `navigator.credentials.get` takes, for five minutes.",
  auth: "required",
  limits: ["passkeyChallengeByAddress"],
  response: passkeyOptions,
  problems: TOO_MANY,
} satisfies Operation;
