import { NO_JOB } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";
import { hiddenJobParams } from "@/lib/recommendations/hidden-jobs.schema";

export const PUT = {
  summary: "Stop recommending a job",
  auth: "required",
  params: hiddenJobParams,
  problems: NO_JOB,
} satisfies Operation;

export const DELETE = {
  summary: "Recommend a job again",
  auth: "required",
  params: hiddenJobParams,
} satisfies Operation;
