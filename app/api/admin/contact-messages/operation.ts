import { z } from "zod";
import { messagesQuery } from "@/lib/content/contact.schema";
import { TOPIC_NAMES } from "@/lib/content/contact-topics.schema";
import { ADMINS_ONLY } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";

const message = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  topic: z.enum(TOPIC_NAMES),
  text: z.string(),
  about: z.string().nullable().describe("The page of this site that it is about."),
  sentAt: z.iso.datetime(),
  closedAt: z.iso.datetime().nullable(),
});

export const GET = {
  summary: "List messages from the contact form",
  auth: "required",
  query: messagesQuery,
  answer: z.object({
    messages: z.array(message),
    page: z.int(),
    pageCount: z.int(),
    open: z.int(),
    closed: z.int(),
  }),
  problems: ADMINS_ONLY,
} satisfies Operation;
