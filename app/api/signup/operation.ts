import { loginResponse } from "@/lib/accounts/authentication/tokens.schema";
import { apiSignUpInput } from "@/lib/accounts/schema";
import { CHALLENGED, TOO_MANY } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";

export const POST = {
  summary: "Sign up",
  description:
    "For programs. The answer is the same whether or not we know the address. Its owner gets an email.",
  body: apiSignUpInput,
  response: loginResponse,
  status: 201,
  problems: { ...CHALLENGED, ...TOO_MANY },
} satisfies Operation;
