import { z } from "zod";
import { subscriptionInput } from "@/lib/alerts/schema";
import { CHALLENGED, TOO_MANY } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";

export const POST = {
  summary: "Ask for an alert without an account",
  description:
    "A mail brings the link that confirms it. The answer is the same whether or not the address is known. `form` is what a page of this site was given; without it nothing is taken.",
  body: subscriptionInput,
  answer: z.object({ message: z.string() }),
  status: 202,
  page: "Of a browser without scripts, whose form says the same: the page that says what became of it.",
  problems: { ...CHALLENGED, ...TOO_MANY },
} satisfies Operation;
