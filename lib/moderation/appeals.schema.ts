import { z } from "zod";
import { cleanLines } from "@/lib/shared/text";

const APPEAL_MAX_LENGTH = 4000;

export const appealParams = z.object({ decisionId: z.uuid("This isn't a decision's id") });
export const appealInput = z.strictObject({
  text: z
    .string("Say why we should review it again")
    .max(APPEAL_MAX_LENGTH, "Appeal must be at most 4,000 characters long")
    .transform((text) => cleanLines(text).trim())
    .refine((text) => text.length >= 10, "Say in a sentence why we should review it again"),
});
