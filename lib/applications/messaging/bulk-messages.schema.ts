import { z } from "zod";
import { messageInput } from "./messages.schema";

const RECIPIENTS_MAX = 100;

export const bulkMessageInput = z.strictObject({
  text: messageInput.shape.text.describe(
    "Plain text; {name}, {job} and {company} are filled in for each applicant.",
  ),
  messages: z
    .array(
      z.strictObject({
        id: messageInput.shape.id,
        applicationId: z.uuid("This isn't an application's id"),
      }),
    )
    .min(1, "Select an application")
    .max(RECIPIENTS_MAX, `Select at most ${RECIPIENTS_MAX} applications at once`)
    .refine(
      (messages) =>
        new Set(messages.map(({ applicationId }) => applicationId)).size === messages.length,
      "Name each application once",
    ),
});
export type BulkMessage = z.infer<typeof bulkMessageInput>;

/** What happened to the message to one of several applicants. */
export const bulkMessageResult = z.object({
  applicationId: z.uuid(),
  problem: z.string().nullable().describe("Why this one was not written to."),
});
export type BulkMessageResult = z.infer<typeof bulkMessageResult>;
