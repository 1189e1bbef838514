import {
  companyParams,
  stageInput,
  stagesResponse,
} from "@/lib/applications/pipeline/stages.schema";
import { NO_COMPANY, OWNERS_ONLY } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";

export const GET = {
  summary: "List a company's stages",
  auth: "required",
  params: companyParams,
  response: stagesResponse,
  problems: NO_COMPANY,
} satisfies Operation;

export const POST = {
  summary: "Add a stage",
  auth: "required",
  params: companyParams,
  body: stageInput,
  response: stagesResponse,
  status: 201,
  problems: { ...OWNERS_ONLY, ...NO_COMPANY, 409: "There are already twelve." },
} satisfies Operation;
