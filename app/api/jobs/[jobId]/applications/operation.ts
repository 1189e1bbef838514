import { applicationInput, applyParams } from "@/lib/applications/applying/submissions.schema";
import { applicationReceipt } from "@/lib/applications/views.schema";
import { NO_JOB } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";

export const POST = {
  summary: "Apply to a job",
  description:
    "Sending the same `submissionId` again returns the same application, with 200. If you applied with another one before, there's a conflict that names the application in `applicationId`.",
  auth: "required",
  params: applyParams,
  body: applicationInput,
  response: applicationReceipt,
  status: [201, 200],
  problems: {
    ...NO_JOB,
    403: "It's your own company's job.",
    409: "You've already applied, the job is closed, or it takes applications on another site.",
    410: "The job was taken down.",
    422: "Something in the body is invalid, or the employer doesn't accept an answer; `errors` names it.",
    429: "Thirty applications a day, or ten with the same cover letter.",
  },
} satisfies Operation;
