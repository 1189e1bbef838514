import { z } from "zod";
import { confirmationInput } from "@/lib/accounts/schema";
import { TOO_MANY, WRONG_PASSWORD } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";

export const POST = {
  summary: "Delete the account in fourteen days",
  description: "Ends every session and token.",
  auth: "required",
  body: confirmationInput,
  response: z.object({ deletionDueAt: z.iso.datetime() }),
  problems: { ...WRONG_PASSWORD, ...TOO_MANY },
} satisfies Operation;

export const DELETE = {
  summary: "Keep the account",
  auth: "required",
} satisfies Operation;
