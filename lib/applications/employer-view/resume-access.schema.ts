import { z } from "zod";
import { redactedPart } from "../applicants/redaction.schema";

/** Openings of one resume by one person within this time count as one view. */
export const VIEW_MINUTES = 10;

export const resumeQuery = z.object({
  show: z
    .enum(["inline"], "Choose whether the resume is shown or downloaded")
    .optional()
    .describe("For a frame of this site's own pages. Only a PDF can be shown."),
});

export const resumeText = z.object({
  text: z.string().nullable().describe("With “[hidden]” in place of what blind screening hides."),
  parts: z
    .array(redactedPart)
    .nullable()
    .describe(
      "The same, split into parts, while blind screening hides the applicant; otherwise null.",
    ),
});
export type ResumeText = z.infer<typeof resumeText>;
