import { resumeQuery } from "@/lib/applications/employer-view/resume-access.schema";
import { applicationParams } from "@/lib/applications/status.schema";
import { NO_APPLICATION } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";
import { RESUME_CONTENT_TYPES } from "@/lib/profiles/resumes/schema";

export const GET = {
  summary: "Download an application's resume",
  description: "The applicant sees when the company does this.",
  auth: "required",
  scope: "read_applications",
  impersonators: "may_not",
  params: applicationParams,
  query: resumeQuery,
  file: Object.values(RESUME_CONTENT_TYPES),
  problems: {
    ...NO_APPLICATION,
    403: "The company uses blind screening, and the stage doesn't show names.",
    429: "Sixty resumes an hour, or three hundred a day.",
  },
} satisfies Operation;
