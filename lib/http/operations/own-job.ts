import "server-only";
import { z } from "zod";
import { editInput } from "@/lib/jobs/employer/edits.schema";
import {
  editOutcome,
  jobChangeResult,
  jobsChangeInput,
  ownJobParams,
  ownJobsParameters,
  renewalInput,
} from "@/lib/jobs/employer/lifecycle.schema";
import type { Operation } from "../openapi";

const unauthenticated = { 401: "No session and no bearer token, or one that has ended." };
const foreign = { 404: "No posting of one's own companies has this id." };
const invalid = { 422: "Something in the body cannot be used; `errors` names it." };

const row = z.object({
  id: z.uuid(),
  slug: z.string().nullable().describe("Of its public page, while it has one."),
  title: z.string(),
  location: z.string(),
  company: z.object({ name: z.string(), slug: z.string() }),
  status: z.string(),
  version: z.int(),
  postedAt: z.iso.datetime().nullable(),
  scheduledFor: z.iso.datetime().nullable(),
  endedAt: z.iso.datetime().nullable(),
  deadline: z.iso.date().nullable(),
  views: z.int(),
  applications: z.object({
    total: z.int(),
    unseen: z.int().describe("Not opened by anyone at the company yet."),
    open: z.int(),
    hired: z.int(),
  }),
  change: z.enum(["waiting", "rejected"]).nullable(),
  reasons: z.array(z.string()),
  source: z.string().nullable(),
});

const change = z.object({
  field: z.string(),
  before: z.string(),
  after: z.string(),
  lines: z.array(z.record(z.string(), z.unknown())).nullable(),
});
const written = { at: z.iso.datetime(), by: z.string().nullable(), changes: z.array(change) };

const view = row.extend({
  content: z.record(z.string(), z.unknown()),
  proposed: z.object({ ...written, rejectionReason: z.string().nullable() }).nullable(),
  history: z.array(z.object({ version: z.int(), ...written })).describe("The latest first."),
  editRefusal: z.string().nullable().describe("Why it cannot be edited."),
  renewableFrom: z.iso.datetime().nullable(),
});

/** The calls by which a company's people look after their postings. */
export const ownJobOperations: Operation[] = [
  {
    method: "get",
    path: "/api/employer/jobs",
    summary: "List the postings of one's companies",
    isForAccounts: true,
    query: ownJobsParameters,
    answer: z.object({
      jobs: z.array(row),
      total: z.int(),
      page: z.int(),
      pageCount: z.int(),
      counts: z.record(z.string(), z.int()).describe("By state, whatever states are asked for."),
      hasAny: z.boolean(),
    }),
    problems: unauthenticated,
  },
  {
    method: "post",
    path: "/api/employer/jobs/changes",
    summary: "Pause, resume, extend or close postings",
    description:
      "Each posting for itself: `results` says of each what became of it. A closing message goes to every applicant without a final answer, once.",
    isForAccounts: true,
    body: jobsChangeInput,
    answer: z.object({ results: z.array(jobChangeResult) }),
    problems: { ...unauthenticated, 404: "None of the postings is one's own.", ...invalid },
  },
  {
    method: "get",
    path: "/api/employer/jobs/{jobId}",
    summary: "Read a posting of one's own with its history",
    isForAccounts: true,
    params: ownJobParams,
    answer: view,
    problems: { ...unauthenticated, ...foreign },
  },
  {
    method: "patch",
    path: "/api/employer/jobs/{jobId}",
    summary: "Change what a posting says",
    description:
      "A live posting stays live. Where a change has to be looked at first, the answer's `state` is `in_review`, and the posting says what it said until then.",
    isForAccounts: true,
    params: ownJobParams,
    body: editInput,
    answer: editOutcome,
    problems: {
      ...unauthenticated,
      ...foreign,
      409: "Someone changed it since `version`, or it has ended; the message says who and what.",
      ...invalid,
    },
  },
  {
    method: "delete",
    path: "/api/employer/jobs/{jobId}/edit",
    summary: "Take back a change that waits, or put away one that was refused",
    isForAccounts: true,
    params: ownJobParams,
    problems: { ...unauthenticated, ...foreign },
  },
  {
    method: "post",
    path: "/api/employer/jobs/{jobId}/renewals",
    summary: "Put a posting on top of the lists again, with a new deadline",
    isForAccounts: true,
    params: ownJobParams,
    body: renewalInput,
    problems: {
      ...unauthenticated,
      ...foreign,
      409: "It was posted less than a week ago, or cannot be renewed.",
      ...invalid,
    },
  },
];
