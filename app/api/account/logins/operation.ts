import { z } from "zod";
import { connectionInput, providerLoginView } from "@/lib/accounts/providers/schema";
import { TOO_MANY, WRONG_PASSWORD } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";

export const GET = {
  summary: "List the logins by other sites that open your account",
  auth: "required",
  response: z.object({ logins: z.array(providerLoginView) }),
} satisfies Operation;

export const POST = {
  summary: "Begin connecting Google or LinkedIn with your account",
  description: "Sets the cookie of the browser that may come back within fifteen minutes.",
  auth: "required",
  body: connectionInput,
  problems: {
    ...WRONG_PASSWORD,
    ...TOO_MANY,
    403: "Admins can't connect any.",
    404: "The operator hasn't set keys for this provider.",
    409: "One is connected already, or your address isn't confirmed.",
  },
} satisfies Operation;
