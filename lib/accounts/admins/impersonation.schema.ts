import { z } from "zod";

/** How long an impersonation lasts before it ends automatically. */
export const IMPERSONATION_MINUTES = 30;

export const impersonationInput = z.strictObject({
  reason: z
    .string("Say why")
    .trim()
    .min(5, "Say why in a few words. It's recorded in the audit log")
    .max(500, "Reason must be at most 500 characters long"),
});
