import { ratingView, recommendationInput } from "@/lib/applications/scorecards/ratings.schema";
import { applicationParams } from "@/lib/applications/status.schema";
import { RECEIVED_CHANGED } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";

export const PUT = {
  summary: "Say whether you would take an applicant forward",
  auth: "required",
  params: applicationParams,
  body: recommendationInput,
  response: ratingView,
  problems: RECEIVED_CHANGED,
} satisfies Operation;
