import { addedLinkParams, addedLinkQuery } from "@/lib/applications/by-hand/schema";
import { LINK_OVER } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";
import { RESUME_CONTENT_TYPES } from "@/lib/profiles/resumes/schema";

export const GET = {
  summary: "Download the CV that a company keeps about someone it added by hand",
  params: addedLinkParams,
  query: addedLinkQuery,
  file: Object.values(RESUME_CONTENT_TYPES),
  problems: LINK_OVER,
} satisfies Operation;
