import { NO_JOB } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";
import { collectionResponse } from "@/lib/jobs/public/listings.schema";
import { similarParams, similarRequest } from "@/lib/jobs/public/similar.schema";

export const GET = {
  summary: "List similar jobs",
  description:
    "Most similar first, by title and skills, with place and age counting a little; at most two from one company. The job itself may have ended, as long as it has a page.",
  limits: ["searchByAddress"],
  params: similarParams,
  query: similarRequest,
  response: collectionResponse,
  problems: { ...NO_JOB, 410: "The job's page no longer exists." },
} satisfies Operation;
