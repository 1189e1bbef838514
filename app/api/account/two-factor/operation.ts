import { z } from "zod";
import { codeInput, confirmationInput, twoFactorEndInput } from "@/lib/accounts/schema";
import { TOO_MANY, WRONG_PASSWORD } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";

export const POST = {
  summary: "Begin to set up the second factor",
  auth: "required",
  body: confirmationInput,
  answer: z.object({
    secret: z.string(),
    uri: z.string().describe("For an authenticator app."),
    qr: z.string().describe("The same as a picture, SVG."),
  }),
  problems: { ...WRONG_PASSWORD, ...TOO_MANY, 409: "It is on already." },
} satisfies Operation;

export const PUT = {
  summary: "Put the second factor in force with its first code",
  auth: "required",
  body: codeInput,
  answer: z.object({ recoveryCodes: z.array(z.string()).describe("Shown this once.") }),
  problems: TOO_MANY,
} satisfies Operation;

export const DELETE = {
  summary: "Take the second factor away",
  auth: "required",
  body: twoFactorEndInput,
  problems: { ...WRONG_PASSWORD, ...TOO_MANY, 403: "Admins need it." },
} satisfies Operation;
