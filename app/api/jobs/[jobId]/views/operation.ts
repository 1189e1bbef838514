import { viewInput, viewParams } from "@/lib/analytics/views.schema";
import { NO_JOB } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";

export const POST = {
  summary: "Record that someone has viewed a job",
  description:
    "Counted once a reader, job and day; not for programs, the company's own people, and jobs that are not open. No one is told whether it counted.",
  limits: ["viewByAddress"],
  params: viewParams,
  body: viewInput,
  problems: NO_JOB,
} satisfies Operation;
