import { z } from "zod";
import type { Operation } from "@/lib/http/operation";
import { jobChangeResult, jobsChangeInput } from "@/lib/jobs/employer/lifecycle.schema";

export const POST = {
  summary: "Pause, resume, extend or close jobs",
  description:
    "Each job is handled separately; `results` has the outcome of each. A closing message goes once to every applicant without a final answer.",
  auth: "required",
  scope: "write_jobs",
  body: jobsChangeInput,
  response: z.object({ results: z.array(jobChangeResult) }),
  problems: { 404: "None of the jobs are yours." },
} satisfies Operation;
