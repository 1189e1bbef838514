import { z } from "zod";

/** How long an admin looks at the site as somebody else before it ends by itself. */
export const VIEWING_MINUTES = 30;

export const viewingInput = z.strictObject({
  reason: z
    .string("Say why")
    .trim()
    .min(5, "Say why in a few words. It's recorded in the audit log")
    .max(500, "Reason must be at most 500 characters long"),
});
