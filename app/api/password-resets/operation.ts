import { z } from "zod";
import { resetRequestInput } from "@/lib/accounts/schema";
import { TOO_MANY } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";

export const POST = {
  summary: "Send a link to choose a new password",
  description: "The answer is the same whether or not an account has the address.",
  body: resetRequestInput,
  response: z.object({ message: z.string() }),
  status: 202,
  problems: TOO_MANY,
} satisfies Operation;
