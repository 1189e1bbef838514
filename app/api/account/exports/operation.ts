import { confirmationInput, exportView } from "@/lib/accounts/schema";
import { TOO_MANY, WRONG_PASSWORD } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";

export const POST = {
  summary: "Ask for a copy of your data",
  description: "An email says when it's ready. It can be downloaded for a day.",
  auth: "required",
  body: confirmationInput,
  response: exportView,
  status: 202,
  problems: { ...WRONG_PASSWORD, ...TOO_MANY },
} satisfies Operation;
