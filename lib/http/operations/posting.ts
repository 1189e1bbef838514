import "server-only";
import { z } from "zod";
import {
  DRAFT_KINDS,
  draftChange,
  draftParams,
  draftsQuery,
  newDraftInput,
} from "@/lib/jobs/posting/drafts.schema";
import { newPostingInput, previewInput } from "@/lib/jobs/posting/schema";
import { specPosting } from "@/lib/jobs/posting/spec-api.schema";
import type { Operation } from "../openapi";

const unauthenticated = { 401: "No session and no bearer token, or one that has ended." };
const invalid = { 422: "Something in the body cannot be used; `errors` names it." };
const limited = { 429: "Too many tries; `Retry-After` says how long to wait." };
const notYours = { 404: "No company of yours." };
const posting = {
  ...unauthenticated,
  403: "One belongs to no company, or the company is suspended.",
  409: "The company has a posting much like this one.",
  ...invalid,
  ...limited,
};

const state = {
  status: z.enum(["draft", "in_review", "live"]),
  message: z.string().describe("What became of it, in a sentence."),
  reviewReasons: z.array(z.string()).describe("Why it waits for review."),
};
const draftAnswer = z.object({
  id: z.uuid(),
  version: z.int(),
  savedAt: z.iso.datetime(),
});

const drafts: Operation[] = [
  {
    method: "get",
    path: "/api/job-drafts",
    summary: "Read what one is writing for a company, and list its templates",
    isForAccounts: true,
    query: draftsQuery,
    answer: z.object({
      draft: draftAnswer
        .extend({ kind: z.string(), name: z.string(), fields: z.looseObject({}) })
        .nullable(),
      templates: z.array(z.object({ id: z.uuid(), name: z.string(), savedAt: z.iso.datetime() })),
    }),
    problems: unauthenticated,
  },
  {
    method: "post",
    path: "/api/job-drafts",
    summary: "Keep what one is writing, or a template",
    description: `\`kind\` is one of ${DRAFT_KINDS.join(", ")}. Of drafts one has one a company.`,
    isForAccounts: true,
    body: newDraftInput,
    answer: draftAnswer,
    status: 201,
    problems: { ...unauthenticated, ...notYours, 409: "There is one already.", ...limited },
  },
  {
    method: "put",
    path: "/api/job-drafts/{draftId}",
    summary: "Save a draft or a template",
    isForAccounts: true,
    params: draftParams,
    body: draftChange,
    answer: draftAnswer,
    problems: {
      ...unauthenticated,
      404: "No draft of yours.",
      409: "It was changed since that version.",
      ...limited,
    },
  },
  {
    method: "delete",
    path: "/api/job-drafts/{draftId}",
    summary: "Throw a draft or a template away",
    isForAccounts: true,
    params: draftParams,
    problems: unauthenticated,
  },
];

/** The calls with which employers post. */
export const postingOperations: Operation[] = [
  {
    method: "post",
    path: "/api/postJob",
    summary: "Post a job for one's company",
    description:
      "`company` names one of your companies; you may leave it out if you have only one. `postedBy` is ignored: the caller is who posts.",
    isForAccounts: true,
    body: specPosting,
    answer: z.object({
      success: z.literal(true),
      message: z.string(),
      job: z.object({
        _id: z.uuid(),
        title: z.string(),
        status: state.status,
        reviewReasons: state.reviewReasons,
      }),
    }),
    status: 201,
    problems: posting,
  },
  {
    method: "get",
    path: "/api/allcompanies",
    summary: "List the companies one can post for: one's own",
    isForAccounts: true,
    answer: z.array(z.object({ _id: z.uuid(), name: z.string(), slug: z.string() })),
    problems: unauthenticated,
  },
  {
    method: "post",
    path: "/api/jobs",
    summary: "Post a job with everything it can say",
    description: "Sent again with the same `submissionId` nothing happens twice.",
    isForAccounts: true,
    body: newPostingInput,
    answer: z.object({
      id: z.uuid(),
      slug: z.string(),
      title: z.string(),
      ...state,
      scheduledFor: z.iso.datetime().nullable(),
    }),
    status: 201,
    problems: { ...posting, ...notYours },
  },
  {
    method: "post",
    path: "/api/job-previews",
    summary: "See what a posting would look like",
    description: "Takes a form that is half filled in; nothing is stored.",
    isForAccounts: true,
    body: previewInput,
    answer: z.object({
      job: z.looseObject({ title: z.string(), descriptionHtml: z.string() }),
      errors: z.record(z.string(), z.string()),
      reasons: z.array(z.string()).describe("What an admin would look at it for."),
      unknownPlaces: z.array(z.string()),
      usualPay: z.string().nullable().describe("What jobs like it pay, where that is known."),
      searchView: z.object({
        title: z.string(),
        address: z.string(),
        snippet: z.string(),
        facts: z.array(z.object({ name: z.string(), text: z.string() })),
        advice: z.array(z.string()),
      }),
    }),
    problems: { ...unauthenticated, ...notYours, ...invalid },
  },
  ...drafts,
];
