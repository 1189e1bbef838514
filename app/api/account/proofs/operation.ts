import { z } from "zod";
import { assertionInput } from "@/lib/accounts/passkeys/passkeys.schema";
import { mailedCodeInput } from "@/lib/accounts/schema";
import { TOO_MANY } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";

export const POST = {
  summary: "Confirm your identity without a password",
  description:
    "Send an emailed code, or a passkey's answer in `response`. For ten minutes, calls from this browser that require `currentPassword` work without it.",
  auth: "required",
  body: z.union([mailedCodeInput, z.strictObject({ response: assertionInput })]),
  response: z.object({ provedUntil: z.iso.datetime() }),
  problems: TOO_MANY,
} satisfies Operation;
