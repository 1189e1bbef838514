import { companyParams } from "@/lib/applications/pipeline/stages.schema";
import { retentionInput } from "@/lib/applications/retention.schema";
import { OWNERS_ONLY } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";

export const PUT = {
  summary: "Say how long a company keeps what applicants sent",
  description: "In months after an application ended, 1 to 24, also for those received before.",
  auth: "required",
  params: companyParams,
  body: retentionInput,
  answer: retentionInput,
  problems: { ...OWNERS_ONLY, 404: "One is not of the company, or it is gone." },
} satisfies Operation;
