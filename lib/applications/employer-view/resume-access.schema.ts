import { z } from "zod";

/** Openings of one résumé by one person within this time are one view. */
export const VIEW_MINUTES = 10;

export const resumeQuery = z.object({
  show: z
    .enum(["inline"], "A resume is shown inline, or handed out")
    .optional()
    .describe("For a frame of this site's own pages; a PDF alone can be shown."),
});
