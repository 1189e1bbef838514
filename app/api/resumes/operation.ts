import { z } from "zod";
import { BODY_LIMITS } from "@/lib/http/body-limits";
import { TOO_MANY } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";
import { RESUME_CONTENT_TYPES, resumeUpload, resumeView } from "@/lib/profiles/resumes/schema";

export const GET = {
  summary: "List one's resumes",
  auth: "required",
  answer: z.object({ resumes: z.array(resumeView).describe("The default first.") }),
} satisfies Operation;

export const POST = {
  summary: "Upload a resume",
  description: "The body is the file: PDF, DOC or DOCX of at most 5 MB; `name` is its own name.",
  auth: "required",
  query: resumeUpload,
  upload: { limit: BODY_LIMITS["/api/resumes"], types: Object.values(RESUME_CONTENT_TYPES) },
  answer: resumeView,
  status: 201,
  problems: {
    ...TOO_MANY,
    409: "There is no room: ten files of 50 MB together are kept.",
    413: "Larger than 5 MB.",
    422: "Not a file that is taken; the message says why.",
    503: "The file cannot be kept or checked right now.",
  },
} satisfies Operation;
