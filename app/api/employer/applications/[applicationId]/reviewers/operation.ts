import { applicationParams } from "@/lib/applications/status.schema";
import { reviewerList } from "@/lib/applications/team/reviewers.schema";
import { RECEIVED } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";

export const GET = {
  summary: "List who reviews an applicant, and who could",
  auth: "required",
  params: applicationParams,
  response: reviewerList,
  problems: RECEIVED,
} satisfies Operation;
