import { companyParams } from "@/lib/applications/pipeline/stages.schema";
import { retentionInput } from "@/lib/applications/retention.schema";
import { OWNERS_ONLY } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";

export const PUT = {
  summary: "Set how long a company keeps what applicants sent",
  description:
    "Months after an application's end, 1 to 24. It also applies to earlier applications.",
  auth: "required",
  params: companyParams,
  body: retentionInput,
  response: retentionInput,
  problems: { ...OWNERS_ONLY, 404: "You're not a member of the company, or it no longer exists." },
} satisfies Operation;
