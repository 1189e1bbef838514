import { resumeText } from "@/lib/applications/employer-view/resume-access.schema";
import { applicationParams } from "@/lib/applications/status.schema";
import { RECEIVED } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";

export const GET = {
  summary: "Read the text of an application's resume",
  description:
    "Counts as opening the resume, just like the file. Null until the text has been extracted. Redacted while blind screening hides the applicant.",
  auth: "required",
  impersonators: "may_not",
  params: applicationParams,
  response: resumeText,
  problems: {
    ...RECEIVED,
    429: "More than 60 openings an hour, or 300 a day.",
  },
} satisfies Operation;
