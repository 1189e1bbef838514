import { z } from "zod";
import { messageInput } from "../messaging/messages.schema";
import { applicationId, LIMITS, NAMED_TWICE } from "./results.schema";

export const bulkMessageInput = z.strictObject({
  text: messageInput.shape.text.describe(
    "Plain text; {name}, {job} and {company} are filled in for each applicant.",
  ),
  messages: z
    .array(z.strictObject({ id: messageInput.shape.id, applicationId }))
    .min(...LIMITS.least)
    .max(...LIMITS.most)
    .refine((all) => new Set(all.map((one) => one.applicationId)).size === all.length, NAMED_TWICE),
});
export type BulkMessage = z.infer<typeof bulkMessageInput>;
