import { z } from "zod";
import { connectionInput, providerLoginView } from "@/lib/accounts/providers/schema";
import { TOO_MANY, WRONG_PASSWORD } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";

export const GET = {
  summary: "List the accounts on other sites that you can log in with",
  auth: "required",
  response: z.object({ logins: z.array(providerLoginView) }),
} satisfies Operation;

export const POST = {
  summary: "Start connecting Google or LinkedIn to your account",
  description: "Sets a cookie that lets this browser return within 15 minutes.",
  auth: "required",
  body: connectionInput,
  problems: {
    ...WRONG_PASSWORD,
    ...TOO_MANY,
    403: "Admins can't connect other logins.",
    404: "The operator hasn't set keys for this provider.",
    409: "One is already connected, or your email address isn't confirmed.",
  },
} satisfies Operation;
