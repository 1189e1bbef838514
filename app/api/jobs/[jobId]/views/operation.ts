import { viewInput, viewParams } from "@/lib/analytics/views.schema";
import { NO_JOB } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";

export const POST = {
  summary: "Record that someone has viewed a job",
  description:
    "Counts once per reader, job and day. Bots, the company's own members and closed jobs don't count. The response doesn't say whether the view counted. For signed-in readers, the job is also added to their recently viewed jobs.",
  limits: ["viewByAddress"],
  params: viewParams,
  body: viewInput,
  problems: NO_JOB,
} satisfies Operation;
