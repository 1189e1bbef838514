import { emailChangeInput } from "@/lib/accounts/schema";
import { TOO_MANY, WRONG_PASSWORD } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";

export const POST = {
  summary: "Change the address",
  description: "Nothing changes until someone uses the link sent to the new address.",
  auth: "required",
  body: emailChangeInput,
  problems: { ...WRONG_PASSWORD, ...TOO_MANY },
} satisfies Operation;
