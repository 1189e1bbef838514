import { z } from "zod";
import { applicationParams } from "@/lib/applications/status.schema";
import { BODY_LIMITS } from "@/lib/http/body-limits";
import { RECEIVED, TOO_MANY } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";
import { RESUME_CONTENT_TYPES, resumeUpload } from "@/lib/profiles/resumes/schema";

export const POST = {
  summary: "Add the CV of someone whom you added by hand",
  description: "The body is the file: PDF, DOC or DOCX of at most 5 MB; `name` is its own name.",
  auth: "required",
  params: applicationParams,
  query: resumeUpload,
  upload: {
    limit: BODY_LIMITS["/api/employer/applications/[applicationId]/resume"],
    types: Object.values(RESUME_CONTENT_TYPES),
  },
  response: z.object({ id: z.uuid(), name: z.string() }),
  status: 201,
  problems: {
    ...TOO_MANY,
    ...RECEIVED,
    409: "There's a CV already, they applied themselves, or what was kept was deleted.",
    413: "It's larger than 5 MB.",
    422: "The file isn't accepted. The message says why.",
    503: "We can't store or check the file right now.",
  },
} satisfies Operation;
