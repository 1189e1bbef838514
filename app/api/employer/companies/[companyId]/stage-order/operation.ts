import {
  companyParams,
  orderInput,
  stagesResponse,
} from "@/lib/applications/pipeline/stages.schema";
import { NO_COMPANY, OWNERS_ONLY } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";

export const PUT = {
  summary: "Reorder the stages",
  auth: "required",
  params: companyParams,
  body: orderInput,
  response: stagesResponse,
  problems: { ...OWNERS_ONLY, ...NO_COMPANY, 409: "Someone else added or removed one." },
} satisfies Operation;
