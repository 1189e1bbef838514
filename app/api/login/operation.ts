import { loginAnswer } from "@/lib/accounts/authentication/tokens.schema";
import { loginInput } from "@/lib/accounts/schema";
import { CHALLENGED, TOO_MANY } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";

export const POST = {
  summary: "Log in",
  description:
    "For programs: answers a bearer token to send as `Authorization: Bearer …`. `userType` must be the account's. Where a second factor is on, `code` is asked for with a 401 whose `errors` names it.",
  body: loginInput,
  answer: loginAnswer,
  problems: { ...CHALLENGED, ...TOO_MANY, 401: "The credentials open no account." },
} satisfies Operation;
