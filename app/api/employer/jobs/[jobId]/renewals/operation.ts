import { NO_POSTING } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";
import { employerJobParams, renewalInput } from "@/lib/jobs/employer/lifecycle.schema";

export const POST = {
  summary: "Renew a job with a new deadline",
  auth: "required",
  scope: "write_jobs",
  params: employerJobParams,
  body: renewalInput,
  problems: { ...NO_POSTING, 409: "It was posted less than a week ago, or it can't be renewed." },
} satisfies Operation;
