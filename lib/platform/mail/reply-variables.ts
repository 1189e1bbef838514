import "server-only";
import { z } from "zod";
import { settingShapes } from "@/lib/shared/settings";
import type { ReportProblem } from "../env-checks";

/** The variables that say how answers to emails about messages arrive. */
export const replyVariables = {
  EMAIL_REPLIES: settingShapes.emailReplies.optional(),
  REPLY_ADDRESS: z
    .email("must be an email address such as reply@inbound.example.org")
    // Before the @ of an address, 64 characters are allowed, and the token has 47.
    .regex(/^[^@+]{1,17}@/, "must have at most 17 characters before the @, and no +")
    .optional(),
  REPLY_IMAP_URL: z
    .url({ protocol: /^imaps?$/, error: "must be an imap:// or imaps:// address" })
    .optional(),
  REPLY_WEBHOOK_SECRET: z
    .string()
    .regex(/^\S{24,}$/, "must be at least 24 random characters without spaces")
    .optional(),
  REPLY_AUTHSERV_ID: z.string().min(1).optional(),
};

/** An address for answers that no one reads would lose them. */
export function checkReplies(values: Record<string, unknown>, wrong: ReportProblem): void {
  const isRead = Boolean(values["REPLY_IMAP_URL"] ?? values["REPLY_WEBHOOK_SECRET"]);
  if (values["REPLY_ADDRESS"] && !isRead) {
    wrong("REPLY_ADDRESS", "must go with REPLY_IMAP_URL or REPLY_WEBHOOK_SECRET");
  }
  if (!values["REPLY_ADDRESS"] && isRead) {
    wrong("REPLY_ADDRESS", "must be the address whose email they bring");
  }
}
