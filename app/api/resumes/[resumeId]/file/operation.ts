import { NO_RESUME } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";
import { RESUME_CONTENT_TYPES, resumeParams } from "@/lib/profiles/resumes/schema";

export const GET = {
  summary: "Download a resume",
  auth: "required",
  impersonators: "may_not",
  params: resumeParams,
  file: Object.values(RESUME_CONTENT_TYPES),
  problems: NO_RESUME,
} satisfies Operation;
