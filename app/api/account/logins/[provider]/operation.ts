import { z } from "zod";
import { PROVIDERS } from "@/lib/accounts/providers/schema";
import { confirmationInput } from "@/lib/accounts/schema";
import { NOTHING_YOURS, TOO_MANY, WRONG_PASSWORD } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";

export const DELETE = {
  summary: "Disconnect Google or LinkedIn from your account",
  description: "Signs out every other browser.",
  auth: "required",
  params: z.object({ provider: z.enum(PROVIDERS) }),
  body: confirmationInput,
  problems: {
    ...WRONG_PASSWORD,
    ...TOO_MANY,
    ...NOTHING_YOURS,
    409: "It's your only way to log in.",
  },
} satisfies Operation;
