import { z } from "zod";
import { newPasskeyInput, passkeyView } from "@/lib/accounts/passkeys/passkeys.schema";
import type { Operation } from "@/lib/http/operation";

export const GET = {
  summary: "List your passkeys",
  auth: "required",
  response: z.object({ passkeys: z.array(passkeyView) }),
} satisfies Operation;

export const POST = {
  summary: "Add a passkey created by an authenticator",
  description: "`response` is the browser's answer to /api/account/passkeys/challenges, in JSON.",
  auth: "required",
  body: newPasskeyInput,
  response: passkeyView,
  status: 201,
  problems: { 409: "It has already been added, or the account has 20 passkeys." },
} satisfies Operation;
