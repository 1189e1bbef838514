import { jobStages, jobStagesInput, jobStagesParams } from "@/lib/applications/job-stages/schema";
import { stageInput } from "@/lib/applications/pipeline/stages.schema";
import { NO_POSTING, OWNERS_ONLY } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";

export const GET = {
  summary: "List a job's stages, and the company's others",
  auth: "required",
  params: jobStagesParams,
  response: jobStages,
  problems: NO_POSTING,
} satisfies Operation;

export const PUT = {
  summary: "Give a job its own stages, or its company's again",
  auth: "required",
  params: jobStagesParams,
  body: jobStagesInput,
  response: jobStages,
  problems: {
    ...OWNERS_ONLY,
    ...NO_POSTING,
    409: "Applications are in a stage that it would no longer have, or someone else changed the stages.",
  },
} satisfies Operation;

export const POST = {
  summary: "Add a stage that only this job has",
  auth: "required",
  params: jobStagesParams,
  body: stageInput,
  response: jobStages,
  status: 201,
  problems: { ...OWNERS_ONLY, ...NO_POSTING, 409: "There are already enough." },
} satisfies Operation;
