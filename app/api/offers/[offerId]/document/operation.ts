import { offerParams } from "@/lib/applications/offers/schema";
import type { Operation } from "@/lib/http/operation";
import { RESUME_CONTENT_TYPES } from "@/lib/profiles/resumes/schema";

export const GET = {
  summary: "Download the document of an offer",
  description: "For the applicant and for the company.",
  auth: "or_link",
  impersonators: "may_not",
  params: offerParams,
  file: Object.values(RESUME_CONTENT_TYPES),
  problems: { 404: "The offer doesn't exist, or has no document." },
} satisfies Operation;
