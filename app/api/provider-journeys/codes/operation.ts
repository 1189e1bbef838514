import { z } from "zod";
import { LINK_OVER, TOO_MANY } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";

export const POST = {
  summary: "Get a code by email to connect a login to your account",
  description:
    "For a browser returning from a provider, if an account already uses the email address.",
  response: z.object({ codeId: z.uuid() }),
  status: 202,
  problems: { ...TOO_MANY, ...LINK_OVER },
} satisfies Operation;
