import { z } from "zod";

/** Where something about an applicant was read. */
const SUMMARY_SOURCES = ["profile", "resume"] as const;
export type SummarySource = (typeof SUMMARY_SOURCES)[number];

export const SUMMARY_LINES = ["headline", "place", "employer"] as const;
export type SummaryLine = (typeof SUMMARY_LINES)[number];

/** How many of a posting's skills an applicant has, and where they were counted. */
export const skillCount = z
  .object({ matched: z.int(), wanted: z.int(), source: z.enum(SUMMARY_SOURCES) })
  .nullable()
  .describe(
    "How many of the job's skills the resume names, or the profile if the resume has no text. Null if neither can be compared.",
  );

/** Who an applicant is, in a few words. */
export const summaryFields = {
  headline: z.string().nullable().describe("From the profile, or else the position in the resume."),
  place: z.string().nullable().describe("Null while blind screening hides the applicant."),
  employer: z.string().nullable().describe("The current one."),
  fromResume: z
    .array(z.enum(SUMMARY_LINES))
    .describe("Which of these were read from the resume; the rest are from the profile."),
};
const summaryView = z.object(summaryFields);
export type SummaryView = z.infer<typeof summaryView>;

/** The posting's skills, compared with what is known of an applicant. */
export type ComparedSkills = { source: SummarySource; found: string[]; missing: string[] };
export type Summary = SummaryView & { skills: ComparedSkills | null };
