import { loginResponse } from "@/lib/accounts/authentication/tokens.schema";
import { loginInput } from "@/lib/accounts/schema";
import { CHALLENGED, TOO_MANY } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";

export const POST = {
  summary: "Log in",
  description:
    "For programs: returns a bearer token to send as `Authorization: Bearer …`. `userType` must be the account's. If two-factor login is on, a 401 whose `errors` names `code` asks for it.",
  body: loginInput,
  response: loginResponse,
  problems: { ...CHALLENGED, ...TOO_MANY, 401: "The credentials are wrong." },
} satisfies Operation;
