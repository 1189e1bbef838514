import { ratingInput, ratingView } from "@/lib/applications/scorecards/ratings.schema";
import { applicationParams } from "@/lib/applications/status.schema";
import { RECEIVED, RECEIVED_CHANGED } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";

export const GET = {
  summary: "Get an applicant's ratings",
  auth: "required",
  params: applicationParams,
  response: ratingView,
  problems: RECEIVED,
} satisfies Operation;

export const PUT = {
  summary: "Rate an applicant by one criterion",
  auth: "required",
  params: applicationParams,
  body: ratingInput,
  response: ratingView,
  problems: RECEIVED_CHANGED,
} satisfies Operation;
