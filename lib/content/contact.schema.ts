import { z } from "zod";
import { challengeInput, emailInput } from "@/lib/accounts/schema";
import { ownPath } from "@/lib/shared/areas";
import { TOPIC_NAMES } from "./contact-topics.schema";

/** How many months a message is kept. */
export const KEPT_MONTHS = 12;
export const PAGE_SIZE = 20;

export const contactInput = z.strictObject({
  name: z
    .string("Enter your name")
    .transform((text) => text.replace(/[\p{Cc}\s]+/gu, " ").trim())
    .pipe(
      z.string().min(1, "Enter your name").max(120, "A name can have at most 120 characters here"),
    ),
  email: emailInput,
  topic: z.enum(TOPIC_NAMES, "Choose a subject"),
  text: z
    .string("Write your message")
    .trim()
    .min(1, "Write your message")
    .max(10_000, "A message must be at most 10,000 characters long"),
  about: z
    .string()
    .max(300)
    .optional()
    .transform((path) => ownPath(path))
    .describe("The page of this site that it is about, e.g. `/job/baker-x1`."),
  /** A honeypot that people don't see: whatever is in it came from a program. */
  website: z.string().max(1000).optional(),
  /** When the form was shown, with a signature. */
  form: z.string().max(200).optional(),
  challenge: challengeInput,
});
export type ContactInput = z.infer<typeof contactInput>;

export const messageParams = z.object({ messageId: z.uuid("This isn't a message's id") });
export const messageChangeInput = z.strictObject({
  isClosed: z.boolean("Say whether it is answered"),
});
export const messagesQuery = z.strictObject({
  show: z.enum(["open", "closed"]).default("open"),
  page: z.coerce.number().int().min(1).max(1000).default(1),
});
export type MessagesQuery = z.infer<typeof messagesQuery>;

/** A message as admins read it. */
const messageView = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  topic: z.enum(TOPIC_NAMES),
  text: z.string(),
  about: z.string().nullable().describe("The page of this site that it is about."),
  sentAt: z.iso.datetime(),
  closedAt: z.iso.datetime().nullable(),
});
export type MessageView = z.infer<typeof messageView>;

export const messagePage = z.object({
  messages: z.array(messageView),
  page: z.int(),
  pageCount: z.int(),
  open: z.int(),
  closed: z.int(),
});
export type MessagePage = z.infer<typeof messagePage>;
