import { z } from "zod";
import { subscriptionInput } from "@/lib/alerts/schema";
import { CHALLENGED, TOO_MANY } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";

export const POST = {
  summary: "Ask for an alert without an account",
  description:
    "An email brings the link that confirms it. The answer is the same whether or not we know the address. `form` is what a page of this site was given; without it, the call is ignored.",
  body: subscriptionInput,
  response: z.object({ message: z.string() }),
  status: 202,
  page: "For a browser without scripts: a page with the result.",
  problems: { ...CHALLENGED, ...TOO_MANY },
} satisfies Operation;
