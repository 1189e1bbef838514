import { passkeyOptions } from "@/lib/accounts/passkeys/passkeys.schema";
import { TOO_MANY } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";

export const POST = {
  summary: "Begin logging in with a passkey",
  description:
    "Returns what the browser's `navigator.credentials.get` takes. The answer is for the login page of this site, within five minutes.",
  limits: ["passkeyChallengeByAddress"],
  response: passkeyOptions,
  problems: TOO_MANY,
} satisfies Operation;
