import { screeningInput } from "@/lib/applications/employer-view/blind-screening.schema";
import { companyParams } from "@/lib/applications/pipeline/stages.schema";
import { OWNERS_ONLY } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";

export const PUT = {
  summary: "Say whether a company screens blind",
  auth: "required",
  params: companyParams,
  body: screeningInput,
  answer: screeningInput,
  problems: { ...OWNERS_ONLY, 404: "One is not of the company, or it is gone." },
} satisfies Operation;
