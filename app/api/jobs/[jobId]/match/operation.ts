import { NO_JOB } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";
import { jobMatch, matchParams } from "@/lib/recommendations/schema";

export const GET = {
  summary: "See which of a job's skills you have",
  auth: "required",
  params: matchParams,
  response: jobMatch,
  problems: NO_JOB,
} satisfies Operation;
