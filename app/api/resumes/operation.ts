import { z } from "zod";
import { BODY_LIMITS } from "@/lib/http/body-limits";
import { TOO_MANY } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";
import { RESUME_CONTENT_TYPES, resumeUpload, resumeView } from "@/lib/profiles/resumes/schema";

export const GET = {
  summary: "List your resumes",
  auth: "required",
  response: z.object({ resumes: z.array(resumeView).describe("The default first.") }),
} satisfies Operation;

export const POST = {
  summary: "Upload a resume",
  description: "The body is the file: PDF, DOC or DOCX of at most 5 MB; `name` is its own name.",
  auth: "required",
  query: resumeUpload,
  upload: { limit: BODY_LIMITS["/api/resumes"], types: Object.values(RESUME_CONTENT_TYPES) },
  response: resumeView,
  status: 201,
  problems: {
    ...TOO_MANY,
    409: "There's no room. You can keep ten files of 50 MB in total.",
    413: "It's larger than 5 MB.",
    422: "The file isn't accepted. The message says why.",
    503: "We can't store or check the file right now.",
  },
} satisfies Operation;
