import { z } from "zod";
import { TOO_MANY } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";

export const POST = {
  summary: "Get a code by email to confirm your identity",
  description: "For accounts without a password. The code is valid for ten minutes.",
  auth: "required",
  response: z.object({ codeId: z.uuid() }),
  status: 202,
  problems: { ...TOO_MANY, 409: "The account has a password." },
} satisfies Operation;
