import { z } from "zod";
import { cleanLines } from "@/lib/shared/text";

import { MESSAGE_MAX_LENGTH } from "../limits.schema";
import { messageFileView } from "./message-files.schema";

export const messageInput = z.strictObject({
  id: z
    .uuid("A message needs an id")
    .describe("A new one for each message. Sending the same one again sends nothing twice."),
  text: z
    .string("Write a message")
    .transform((text) => cleanLines(text).trim())
    .pipe(
      z
        .string()
        .min(1, "Write a message")
        .max(MESSAGE_MAX_LENGTH, "A message must be at most 5,000 characters long"),
    ),
});
export type NewMessage = z.infer<typeof messageInput>;

export const readInput = z.strictObject({
  readUntil: z.uuid("This isn't a message's id").describe("The latest message that was shown."),
});

/** A message as either side sees it. */
export const messageView = z.object({
  id: z.uuid(),
  isFromApplicant: z.boolean(),
  author: z.string().nullable().describe("Who wrote it, if known."),
  text: z.string().describe("Plain text of several lines."),
  sentAt: z.iso.datetime(),
  readAt: z.iso.datetime().nullable().describe("When the other person saw it."),
  files: z.array(messageFileView),
});
export type MessageView = z.infer<typeof messageView>;

/** The messages of an application. */
export const messageList = z.object({
  messages: z.array(messageView).describe("The oldest first."),
  closed: z.string().nullable().describe("Why you can't write; null when you can."),
  canWrite: z
    .boolean()
    .describe("False for hiring managers, who read what recruiters and applicants write."),
});
export type MessageList = z.infer<typeof messageList>;
