import { z } from "zod";
import { providerSignUpInput } from "@/lib/accounts/schema";
import { LINK_OVER, TOO_MANY } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";

export const POST = {
  summary: "Create an account after logging in with Google or LinkedIn",
  description: "Uses the email address that the provider has verified, and sets no password.",
  body: providerSignUpInput,
  response: z.object({ userId: z.uuid(), userType: providerSignUpInput.shape.userType }),
  status: 201,
  problems: { ...TOO_MANY, ...LINK_OVER, 409: "Another account has since verified the address." },
} satisfies Operation;
