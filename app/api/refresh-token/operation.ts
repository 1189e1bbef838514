import { tokenResponse } from "@/lib/accounts/authentication/tokens.schema";
import { refreshInput } from "@/lib/accounts/schema";
import { TOO_MANY } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";

export const POST = {
  summary: "Exchange a bearer token for a new one",
  description: "The old one ends. No token lasts longer than thirty days from its login.",
  body: refreshInput,
  response: tokenResponse,
  problems: { ...TOO_MANY, 401: "The token has ended or belongs to someone else." },
} satisfies Operation;
