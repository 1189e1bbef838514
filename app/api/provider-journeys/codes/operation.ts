import { z } from "zod";
import { LINK_OVER, TOO_MANY } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";

export const POST = {
  summary: "Have a code mailed to connect a login with your account",
  description: "For a browser that is back from a provider that named a known address.",
  response: z.object({ codeId: z.uuid() }),
  status: 202,
  problems: { ...TOO_MANY, ...LINK_OVER },
} satisfies Operation;
