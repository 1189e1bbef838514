import { z } from "zod";
import { contactInput } from "@/lib/content/contact.schema";
import { CHALLENGED, TOO_MANY } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";

export const POST = {
  summary: "Send a message to the people who run the site",
  description:
    "`form` is what a page of this site was given; without it, the call is ignored. Sending the same message again within an hour changes nothing.",
  body: contactInput,
  response: z.object({ message: z.string() }),
  status: 202,
  page: "For a browser without scripts: a page with the result.",
  problems: { ...CHALLENGED, ...TOO_MANY },
} satisfies Operation;
