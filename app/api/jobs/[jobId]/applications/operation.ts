import { z } from "zod";
import { applicationInput, applyParams } from "@/lib/applications/applying/submissions.schema";
import { APPLICATION_STATUSES } from "@/lib/applications/schema";
import { NO_JOB } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";

const status = z.enum(APPLICATION_STATUSES);
const receipt = z.object({
  id: z.uuid(),
  reference: z.string().describe("What people quote, eight characters."),
  status: status.describe("`held` until the sender's address is verified, else `submitted`."),
});

export const POST = {
  summary: "Apply to a job",
  description:
    "The same `submissionId` again answers the same application, with 200. What was sent before with another one is a conflict, which names it in `applicationId`.",
  auth: "required",
  params: applyParams,
  body: applicationInput,
  answer: receipt,
  status: [201, 200],
  problems: {
    ...NO_JOB,
    403: "The job is of one's own company.",
    409: "One applied before, the job is closed, or it takes applications on another site.",
    410: "The job was taken down.",
    422: "Something in the body cannot be used, or an answer is none the employer takes; `errors` names it.",
    429: "Thirty applications within a day, or ten with the same cover letter.",
  },
} satisfies Operation;
