import "server-only";
import { z } from "zod";
import {
  applicationInput,
  applyParams,
  prefillQuery,
} from "@/lib/applications/applying/submissions.schema";
import { APPLICATION_STATUSES } from "@/lib/applications/schema";
import type { Operation } from "../openapi";

const unauthenticated = { 401: "No session and no bearer token, or one that has ended." };
const status = z.enum(APPLICATION_STATUSES);

const receipt = z.object({
  id: z.uuid(),
  reference: z.string().describe("What people quote, eight characters."),
  status: status.describe("`held` until the sender's address is verified, else `submitted`."),
});

const resume = z.object({
  id: z.uuid(),
  name: z.string(),
  format: z.enum(["pdf", "doc", "docx"]),
  size: z.int().describe("In bytes."),
  isDefault: z.boolean(),
  reading: z.enum(["waiting", "done", "failed"]),
  uploadedAt: z.iso.datetime(),
});

const prefill = z.object({
  contact: z.object({
    fullName: z.string().nullable(),
    email: z.string(),
    phone: z.string().nullable(),
  }),
  resumes: z.array(resume),
  application: z
    .object({ id: z.uuid(), status, createdAt: z.iso.datetime() })
    .nullable()
    .describe("The one that was sent before."),
  isOwnCompany: z.boolean(),
});

/** The calls by which somebody applies. */
export const applyingOperations: Operation[] = [
  {
    method: "post",
    path: "/api/jobs/{jobId}/applications",
    summary: "Apply to a job",
    description:
      "The same `submissionId` again answers the same application, with 200. What was sent before with another one is a conflict, which names it in `applicationId`.",
    isForAccounts: true,
    params: applyParams,
    body: applicationInput,
    answer: receipt,
    status: 201,
    problems: {
      ...unauthenticated,
      403: "The job is of one's own company.",
      404: "No job has this id.",
      409: "One applied before, the job is closed, or it takes applications on another site.",
      410: "The job was taken down.",
      422: "Something in the body cannot be used, or an answer is none the employer takes; `errors` names it.",
      429: "Thirty applications within a day, or ten with the same cover letter.",
    },
  },
  {
    method: "get",
    path: "/api/applications/prefill",
    summary: "Find what an application begins with",
    isForAccounts: true,
    query: prefillQuery,
    answer: prefill,
    problems: { ...unauthenticated, 422: "A parameter cannot be used; `errors` names it." },
  },
];
