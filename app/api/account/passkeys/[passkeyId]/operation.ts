import { z } from "zod";
import { confirmationInput } from "@/lib/accounts/schema";
import { NOTHING_YOURS, TOO_MANY, WRONG_PASSWORD } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";

export const DELETE = {
  summary: "Remove a passkey",
  description: "Signs every other browser out.",
  auth: "required",
  params: z.object({ passkeyId: z.uuid() }),
  body: confirmationInput,
  problems: { ...WRONG_PASSWORD, ...TOO_MANY, ...NOTHING_YOURS },
} satisfies Operation;
