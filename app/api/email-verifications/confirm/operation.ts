import { z } from "zod";
import { emailConfirmationInput } from "@/lib/accounts/schema";
import { TOO_MANY } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";

export const POST = {
  summary: "Verify an address with an emailed link",
  description:
    "A link that changes an account's address also needs its owner's session, token or `currentPassword`.",
  body: emailConfirmationInput,
  response: z.object({ email: z.string() }),
  problems: {
    ...TOO_MANY,
    409: "Another account has verified the address.",
    410: "The link was used or replaced, has expired, or never existed.",
  },
} satisfies Operation;
