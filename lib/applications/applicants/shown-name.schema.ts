import { z } from "zod";
import { cleanLines } from "@/lib/shared/text";
import { SHOWN_NAME_REASON_MAX } from "../limits.schema";

/** Why an applicant's name is shown before a stage that shows names. */
export const shownNameInput = z.strictObject({
  reason: z
    .string("Say why you need the name")
    .transform((text) => cleanLines(text).trim())
    .pipe(
      z
        .string()
        .min(1, "Say why you need the name")
        .max(
          SHOWN_NAME_REASON_MAX,
          `The reason must be at most ${SHOWN_NAME_REASON_MAX} characters long`,
        ),
    )
    .describe("The team reads it in the application's history."),
});
export type ShownNameInput = z.infer<typeof shownNameInput>;

export const shownNameResponse = z.object({ name: z.string(), shownAt: z.iso.datetime() });
export type ShownNameResponse = z.infer<typeof shownNameResponse>;

/** That blind screening ended early for someone, as the team reads it. */
export type ShownName = { at: string; by: string | null; reason: string };
