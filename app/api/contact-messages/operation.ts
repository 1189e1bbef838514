import { z } from "zod";
import { contactInput } from "@/lib/content/contact.schema";
import { CHALLENGED, TOO_MANY } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";

export const POST = {
  summary: "Write to the people who run the site",
  description:
    "`form` is what a page of this site was given; without it nothing is taken. The same once more within an hour changes nothing.",
  body: contactInput,
  answer: z.object({ message: z.string() }),
  status: 202,
  page: "Of a browser without scripts, whose form says the same: the page that says what became of it.",
  problems: { ...CHALLENGED, ...TOO_MANY },
} satisfies Operation;
