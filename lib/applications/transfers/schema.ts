import { z } from "zod";
import { messageInput } from "../messaging/messages.schema";
import { versionInput } from "../status.schema";

/** Moving a person to another job of the same company. */
export const transferInput = z.strictObject({
  submissionId: z
    .uuid("submissionId must be a UUID")
    .describe("Chosen by the sender: sending it again doesn't move anyone twice."),
  jobId: z.uuid("Choose a job").describe("The job to move the person to."),
  version: versionInput.describe("The application's version when you read it."),
  message: messageInput.shape.text
    .nullable()
    .optional()
    .transform((text) => text ?? null)
    .describe("What they are told; without it, they read of the move on the site alone."),
});
export type TransferInput = z.infer<typeof transferInput>;

/** What became of the interviews that a move had called off, each by when it is, in words. */
export const transferUndone = z.object({
  restored: z.array(z.string()).describe("They take place again."),
  lost: z.array(z.string()).describe("Their time has passed or was taken meanwhile."),
});
export type TransferUndone = z.infer<typeof transferUndone>;

/** The other application of a move between jobs. */
type TransferEnd = { id: string; jobTitle: string };

/** Where an application went, or where it came from, as its company sees it. */
export type TransferView = {
  to: TransferEnd | null;
  from: TransferEnd | null;
  /** Who moved the person; null if they have no account any longer. */
  by: string | null;
  at: string;
};

/** The same for its applicant; an application can have come from one job and gone to another. */
export type OwnTransfers = { to: TransferEnd | null; from: TransferEnd | null };
