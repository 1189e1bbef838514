import { z } from "zod";
import { providerSignUpInput } from "@/lib/accounts/schema";
import { LINK_OVER, TOO_MANY } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";

export const POST = {
  summary: "Create an account after a login by Google or LinkedIn",
  description: "With the address that the provider has verified, and without a password.",
  body: providerSignUpInput,
  response: z.object({ userId: z.uuid(), userType: providerSignUpInput.shape.userType }),
  status: 201,
  problems: { ...TOO_MANY, ...LINK_OVER, 409: "An account has verified the address meanwhile." },
} satisfies Operation;
