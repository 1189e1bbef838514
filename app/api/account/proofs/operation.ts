import { z } from "zod";
import { assertionInput } from "@/lib/accounts/passkeys/passkeys.schema";
import { mailedCodeInput } from "@/lib/accounts/schema";
import { TOO_MANY } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";

export const POST = {
  summary: "Prove who you are without a password",
  description:
    "By a mailed code, or a passkey's answer in `response`. For ten minutes, this browser's calls that ask for `currentPassword` work without it.",
  auth: "required",
  body: z.union([mailedCodeInput, z.strictObject({ response: assertionInput })]),
  response: z.object({ provedUntil: z.iso.datetime() }),
  problems: TOO_MANY,
} satisfies Operation;
