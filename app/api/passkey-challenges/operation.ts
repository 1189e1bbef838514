import { passkeyOptions } from "@/lib/accounts/passkeys/passkeys.schema";
import { TOO_MANY } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";

export const POST = {
  summary: "Start logging in with a passkey",
  description:
    "Returns the options for the browser's `navigator.credentials.get`. This site's login page accepts the answer for five minutes.",
  limits: ["passkeyChallengeByAddress"],
  response: passkeyOptions,
  problems: TOO_MANY,
} satisfies Operation;
