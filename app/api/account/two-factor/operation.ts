import { z } from "zod";
import { codeInput, confirmationInput, twoFactorEndInput } from "@/lib/accounts/schema";
import { TOO_MANY, WRONG_PASSWORD } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";

export const POST = {
  summary: "Start setting up two-factor login",
  auth: "required",
  body: confirmationInput,
  response: z.object({
    secret: z.string(),
    uri: z.string().describe("For an authenticator app."),
    qr: z.string().describe("The same as a picture, SVG."),
  }),
  problems: { ...WRONG_PASSWORD, ...TOO_MANY, 409: "It's already on." },
} satisfies Operation;

export const PUT = {
  summary: "Turn two-factor login on with its first code",
  auth: "required",
  body: codeInput,
  response: z.object({ recoveryCodes: z.array(z.string()).describe("Shown only once.") }),
  problems: TOO_MANY,
} satisfies Operation;

export const DELETE = {
  summary: "Turn two-factor login off",
  auth: "required",
  body: twoFactorEndInput,
  problems: { ...WRONG_PASSWORD, ...TOO_MANY, 403: "Admins need it." },
} satisfies Operation;
