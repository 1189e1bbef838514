import { reviewerList, reviewerParams } from "@/lib/applications/team/reviewers.schema";
import { RECEIVED } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";

const about = {
  auth: "required",
  params: reviewerParams,
  response: reviewerList,
  problems: RECEIVED,
} as const;

export const PUT = {
  summary: "Ask a hiring manager or an interviewer to review an applicant",
  ...about,
} satisfies Operation;

export const DELETE = {
  summary: "Take an applicant from someone who reviews them",
  ...about,
} satisfies Operation;
