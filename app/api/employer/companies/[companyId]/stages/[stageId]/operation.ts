import {
  removalQuery,
  stageChange,
  stageParams,
  stagesResponse,
} from "@/lib/applications/pipeline/stages.schema";
import { NO_COMPANY, OWNERS_ONLY } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";

export const PATCH = {
  summary: "Rename a stage, or choose whether it shows names",
  auth: "required",
  params: stageParams,
  body: stageChange,
  response: stagesResponse,
  problems: { ...OWNERS_ONLY, ...NO_COMPANY },
} satisfies Operation;

export const DELETE = {
  summary: "Remove a stage",
  auth: "required",
  params: stageParams,
  query: removalQuery,
  response: stagesResponse,
  problems: {
    ...OWNERS_ONLY,
    ...NO_COMPANY,
    409: "It has applications, or it's the last stage for new ones.",
  },
} satisfies Operation;
