import { passwordChangeInput } from "@/lib/accounts/schema";
import { TOO_MANY, WRONG_PASSWORD } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";

export const POST = {
  summary: "Change the password",
  description: "Ends every other session and token of the account.",
  auth: "required",
  body: passwordChangeInput,
  problems: { ...WRONG_PASSWORD, ...TOO_MANY },
} satisfies Operation;
