import { z } from "zod";
import { ratingInput } from "@/lib/applications/employer-view/ratings.schema";
import { applicationParams } from "@/lib/applications/status.schema";
import { RECEIVED, RECEIVED_CHANGED } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";

const ratings = z.object({
  isTeamHidden: z.boolean().describe("The team's ratings are shown once you've given yours."),
  criteria: z.array(
    z.object({
      criterion: z.string(),
      own: z.int().nullable(),
      mean: z.number().nullable(),
      count: z.int().nullable(),
    }),
  ),
});

export const GET = {
  summary: "Get an applicant's ratings",
  auth: "required",
  params: applicationParams,
  answer: ratings,
  problems: RECEIVED,
} satisfies Operation;

export const PUT = {
  summary: "Rate an applicant by one criterion",
  auth: "required",
  params: applicationParams,
  body: ratingInput,
  answer: ratings,
  problems: RECEIVED_CHANGED,
} satisfies Operation;
