import "server-only";
import { z } from "zod";
import { noteInput, savedJobParams } from "@/lib/jobs/saved.schema";
import { hiddenJobParams } from "@/lib/recommendations/hidden-jobs.schema";
import { matchParams, recommendationsQuery } from "@/lib/recommendations/schema";
import type { Operation } from "../openapi";

const unauthenticated = { 401: "No session and no bearer token, or one that has ended." };
const unknown = { 404: "No job has this id." };

const card = z
  .looseObject({
    id: z.uuid(),
    slug: z.string().describe("`/job/{slug}` is the job's page."),
    title: z.string(),
    location: z.string(),
    postedAt: z.iso.datetime(),
  })
  .describe("A job as its card shows it.");

/** The calls about jobs that fit somebody. */
export const recommendationOperations: Operation[] = [
  {
    method: "get",
    path: "/api/recommendations",
    summary: "List jobs that fit one's profile, each with why",
    isForAccounts: true,
    query: recommendationsQuery,
    answer: z.object({
      state: z
        .enum(["given", "no_consent", "nothing_known"])
        .describe("Why there are none: without the consent, or with nothing to go by."),
      jobs: z.array(z.object({ job: card, reasons: z.array(z.string()) })),
    }),
    problems: { ...unauthenticated, 422: "A parameter cannot be used; `errors` names it." },
  },
  {
    method: "get",
    path: "/api/jobs/{jobId}/match",
    summary: "See which of a job's skills one has",
    isForAccounts: true,
    params: matchParams,
    answer: z.object({
      matched: z.int(),
      total: z.int(),
      skills: z.array(z.object({ name: z.string(), isMatched: z.boolean() })),
    }),
    problems: { ...unauthenticated, ...unknown },
  },
  {
    method: "put",
    path: "/api/hidden-jobs/{jobId}",
    summary: "Have a job no longer recommended",
    isForAccounts: true,
    params: hiddenJobParams,
    problems: { ...unauthenticated, ...unknown },
  },
  {
    method: "delete",
    path: "/api/hidden-jobs/{jobId}",
    summary: "Let a job be recommended again",
    isForAccounts: true,
    params: hiddenJobParams,
    problems: unauthenticated,
  },
  {
    method: "patch",
    path: "/api/saved-jobs/{jobId}",
    summary: "Note something on a saved job, for oneself",
    isForAccounts: true,
    params: savedJobParams,
    body: noteInput,
    problems: {
      ...unauthenticated,
      404: "One has not saved this job.",
      422: "The note is too long.",
    },
  },
  {
    method: "delete",
    path: "/api/first-steps",
    summary: "Put the list of the first steps away",
    isForAccounts: true,
    problems: unauthenticated,
  },
];
