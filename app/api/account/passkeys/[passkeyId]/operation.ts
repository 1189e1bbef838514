import { z } from "zod";
import { passkeyNameInput } from "@/lib/accounts/passkeys/passkeys.schema";
import { confirmationInput } from "@/lib/accounts/schema";
import { NOTHING_YOURS, TOO_MANY, WRONG_PASSWORD } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";

const params = z.object({ passkeyId: z.uuid() });

export const PATCH = {
  summary: "Rename a passkey",
  auth: "required",
  params,
  body: passkeyNameInput,
  problems: NOTHING_YOURS,
} satisfies Operation;

export const DELETE = {
  summary: "Remove a passkey",
  description: "Signs out every other browser.",
  auth: "required",
  params,
  body: confirmationInput,
  problems: {
    ...WRONG_PASSWORD,
    ...TOO_MANY,
    ...NOTHING_YOURS,
    409: "It's your only way to log in.",
  },
} satisfies Operation;
