import { z } from "zod";
import { confirmationInput } from "@/lib/accounts/schema";
import { TOO_MANY, WRONG_PASSWORD } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";

export const POST = {
  summary: "Have the account deleted in fourteen days",
  description: "Every session and token ends.",
  auth: "required",
  body: confirmationInput,
  answer: z.object({ deletionDueAt: z.iso.datetime() }),
  problems: { ...WRONG_PASSWORD, ...TOO_MANY },
} satisfies Operation;

export const DELETE = {
  summary: "Keep the account after all",
  auth: "required",
} satisfies Operation;
