import type { Operation } from "@/lib/http/operation";
import {
  referencedJob,
  referencedOutcome,
  referencedPosting,
  referenceParams,
  referenceQuery,
} from "@/lib/jobs/by-reference/schema";

const NO_REFERENCE = { 404: "Your company has no job with this reference." };

export const GET = {
  summary: "Read a job by your own reference",
  auth: "required",
  scope: "read_jobs",
  params: referenceParams,
  query: referenceQuery,
  response: referencedJob,
  problems: NO_REFERENCE,
} satisfies Operation;

export const PUT = {
  summary: "Post a job under your own reference, or change it",
  description:
    "Takes the job's complete content, and replaces what was changed on the site since. Sending the same again changes nothing, and with the same `Idempotency-Key` not even if the job was changed since: the outcome is `unchanged`. A key is remembered for 30 days, for the whole company. 201 the first time, 200 afterwards.",
  auth: "required",
  scope: "write_jobs",
  isRepeatable: true,
  params: referenceParams,
  body: referencedPosting,
  response: referencedOutcome,
  status: [200, 201],
  problems: {
    403: "The company is suspended, or the API key lacks the scope.",
    404: "You have no company with this id.",
    409: "The company has a very similar job, or this one has ended: renew it first.",
    429: "Too many new jobs or requests; `Retry-After` says how long to wait.",
  },
} satisfies Operation;

export const DELETE = {
  summary: "Close a job by your own reference",
  description: "One that is over stays as it is.",
  auth: "required",
  scope: "write_jobs",
  params: referenceParams,
  query: referenceQuery,
  problems: { ...NO_REFERENCE, 409: "It has never been open." },
} satisfies Operation;
