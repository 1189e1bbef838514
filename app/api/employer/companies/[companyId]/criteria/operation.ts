import { companyParams } from "@/lib/applications/pipeline/stages.schema";
import { criteriaList } from "@/lib/applications/scorecards/criteria.schema";
import { NO_COMPANY, OWNERS_ONLY } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";

export const PUT = {
  summary: "Set what a company rates applicants by where a job names nothing",
  auth: "required",
  params: companyParams,
  body: criteriaList,
  response: criteriaList,
  problems: { ...OWNERS_ONLY, ...NO_COMPANY },
} satisfies Operation;
