import { z } from "zod";
import { cleanLines } from "@/lib/shared/text";

export const MESSAGE_MAX_LENGTH = 5000;

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
export type MessageView = {
  id: string;
  isFromApplicant: boolean;
  /** Who wrote it, where that is known. */
  author: string | null;
  /** Plain text of several lines. */
  text: string;
  /** ISO instant. */
  sentAt: string;
  /** When the other side saw it. */
  readAt: string | null;
};

/** All messages of an application, the oldest first. */
export type MessageList = {
  messages: MessageView[];
  /** Why neither side can write any more, or not yet; `null` when both can. */
  closed: string | null;
};
