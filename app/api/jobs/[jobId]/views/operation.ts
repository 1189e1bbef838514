import { viewInput, viewParams } from "@/lib/analytics/views.schema";
import { NO_JOB } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";

export const POST = {
  summary: "Record that someone has viewed a job",
  description:
    "Counts once per reader, job and day, but not for programs, the company's own people or closed jobs. The answer doesn't say whether it counted. A signed-in reader also finds the job among those viewed last.",
  limits: ["viewByAddress"],
  params: viewParams,
  body: viewInput,
  problems: NO_JOB,
} satisfies Operation;
