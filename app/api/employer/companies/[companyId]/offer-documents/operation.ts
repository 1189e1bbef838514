import { offerDocument } from "@/lib/applications/offers/schema";
import { companyParams } from "@/lib/applications/pipeline/stages.schema";
import { BODY_LIMITS } from "@/lib/http/body-limits";
import { NO_COMPANY, TOO_MANY } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";
import { RESUME_CONTENT_TYPES, resumeUpload } from "@/lib/profiles/resumes/schema";

export const POST = {
  summary: "Upload a document to send with an offer",
  description: "The body is the file: PDF, DOC or DOCX of at most 5 MB; `name` is its own name.",
  auth: "required",
  params: companyParams,
  query: resumeUpload,
  upload: {
    limit: BODY_LIMITS["/api/employer/companies/[companyId]/offer-documents"],
    types: Object.values(RESUME_CONTENT_TYPES),
  },
  response: offerDocument,
  status: 201,
  problems: {
    ...TOO_MANY,
    ...NO_COMPANY,
    413: "It's larger than 5 MB.",
    422: "The file isn't accepted. The message says why.",
    503: "We can't store or check the file right now.",
  },
} satisfies Operation;
