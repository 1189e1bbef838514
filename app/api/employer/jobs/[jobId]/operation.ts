import { NO_POSTING } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";
import { editInput } from "@/lib/jobs/employer/edits.schema";
import { editOutcome, employerJobParams } from "@/lib/jobs/employer/lifecycle.schema";
import { ownJobView } from "@/lib/jobs/employer/views.schema";

export const GET = {
  summary: "Read your job with its history",
  auth: "required",
  scope: "read_jobs",
  params: employerJobParams,
  response: ownJobView,
  problems: NO_POSTING,
} satisfies Operation;

export const PATCH = {
  summary: "Change a job",
  description:
    "A live job stays live. If a change has to be reviewed first, `state` is `in_review` and the job stays as it was until then.",
  auth: "required",
  scope: "write_jobs",
  params: employerJobParams,
  body: editInput,
  response: editOutcome,
  problems: {
    ...NO_POSTING,
    409: "Someone changed it since `version`, or it has ended. The message says who and what.",
  },
} satisfies Operation;
