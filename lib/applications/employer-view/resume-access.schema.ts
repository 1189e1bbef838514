import { z } from "zod";

/** Openings of one resume by one person within this time count as one view. */
export const VIEW_MINUTES = 10;

export const resumeQuery = z.object({
  show: z
    .enum(["inline"], "Choose whether the resume is shown or downloaded")
    .optional()
    .describe("For a frame of this site's own pages. Only a PDF can be shown."),
});
