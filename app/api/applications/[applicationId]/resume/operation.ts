import { resumeQuery } from "@/lib/applications/employer-view/resume-access.schema";
import { applicationParams } from "@/lib/applications/status.schema";
import { NO_APPLICATION } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";
import { RESUME_CONTENT_TYPES } from "@/lib/profiles/resumes/schema";

export const GET = {
  summary: "Fetch the résumé that went with an application",
  description: "Its sender sees when the company does so.",
  auth: "required",
  viewers: "may_not",
  params: applicationParams,
  query: resumeQuery,
  file: Object.values(RESUME_CONTENT_TYPES),
  problems: {
    ...NO_APPLICATION,
    403: "The company screens blind, and the stage does not show names.",
    429: "Sixty résumés within an hour, or three hundred within a day.",
  },
} satisfies Operation;
