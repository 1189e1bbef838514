import "server-only";
import { z } from "zod";
import { confirmationInput, profileInput, USER_TYPES } from "@/lib/accounts/schema";
import { mergeInput, savedJobParams } from "@/lib/jobs/saved.schema";
import type { Operation } from "../openapi";

const invalid = { 422: "Something in the body cannot be used; `errors` names it." };
const limited = { 429: "Too many tries; `Retry-After` says how long to wait." };
const unauthenticated = { 401: "No session and no bearer token, or one that has ended." };
const wrongPassword = { 422: "The current password is wrong, or `errors` names what is." };

const account = z.object({
  id: z.uuid(),
  username: z.string(),
  fullName: z.string().nullable(),
  email: z.string(),
  hasVerifiedEmail: z.boolean(),
  userType: z.enum(USER_TYPES),
  isApproved: z.boolean().describe("False for an admin whom no admin has approved yet."),
  avatarUrl: z.string().nullable(),
  hasTwoFactor: z.boolean(),
  deletionDueAt: z.iso.datetime().nullable(),
});
const ids = z.object({ ids: z.array(z.uuid()).describe("The latest saved first.") });

const ownAccount: Operation[] = [
  {
    method: "get",
    path: "/api/account",
    summary: "Read one's own account",
    isForAccounts: true,
    answer: account,
    problems: unauthenticated,
  },
  {
    method: "patch",
    path: "/api/account",
    summary: "Change one's name or user name",
    isForAccounts: true,
    body: profileInput,
    answer: account,
    problems: { ...unauthenticated, ...invalid },
  },
  {
    method: "put",
    path: "/api/account/avatar",
    summary: "Change one's picture",
    description: "The body is the picture: JPEG, PNG, WebP, GIF or AVIF of at most 5 MB.",
    isForAccounts: true,
    answer: account,
    problems: { ...unauthenticated, 413: "Larger than 5 MB.", 422: "No picture we can read." },
  },
  {
    method: "delete",
    path: "/api/account/avatar",
    summary: "Take one's picture away",
    isForAccounts: true,
    problems: unauthenticated,
  },
  {
    method: "post",
    path: "/api/account/exports",
    summary: "Have a copy of everything about oneself made",
    description: "A mail tells when it is ready; it can be fetched for a day.",
    isForAccounts: true,
    body: confirmationInput,
    answer: z.object({
      id: z.uuid(),
      state: z.enum(["preparing", "ready", "expired"]),
      requestedAt: z.iso.datetime(),
      expiresAt: z.iso.datetime().nullable(),
    }),
    status: 202,
    problems: { ...unauthenticated, ...wrongPassword, ...limited },
  },
  {
    method: "get",
    path: "/api/account/exports/{exportId}",
    summary: "Fetch that copy, a ZIP file",
    isForAccounts: true,
    params: z.object({ exportId: z.uuid() }),
    file: "application/zip",
    problems: { ...unauthenticated, 404: "No copy of yours.", 410: "Its day is over." },
  },
  {
    method: "post",
    path: "/api/account/deletion",
    summary: "Have the account deleted in fourteen days",
    description: "Every session and token ends.",
    isForAccounts: true,
    body: confirmationInput,
    answer: z.object({ deletionDueAt: z.iso.datetime() }),
    problems: { ...unauthenticated, ...wrongPassword, ...limited },
  },
  {
    method: "delete",
    path: "/api/account/deletion",
    summary: "Keep the account after all",
    isForAccounts: true,
    problems: unauthenticated,
  },
];

const savedJobs: Operation[] = [
  {
    method: "get",
    path: "/api/saved-jobs",
    summary: "List the jobs one saved",
    isForAccounts: true,
    answer: ids,
    problems: unauthenticated,
  },
  {
    method: "post",
    path: "/api/saved-jobs",
    summary: "Save several jobs at once",
    description: "Ids of jobs that are not open are ignored.",
    isForAccounts: true,
    body: mergeInput,
    answer: ids,
    problems: { ...unauthenticated, ...invalid },
  },
  {
    method: "put",
    path: "/api/saved-jobs/{jobId}",
    summary: "Save a job",
    isForAccounts: true,
    params: savedJobParams,
    problems: { ...unauthenticated, 404: "No job has this id.", 409: "The job is no longer open." },
  },
  {
    method: "delete",
    path: "/api/saved-jobs/{jobId}",
    summary: "Save a job no longer",
    isForAccounts: true,
    params: savedJobParams,
    problems: unauthenticated,
  },
];

/** The calls of somebody who is signed in. */
export const memberOperations: Operation[] = [...ownAccount, ...savedJobs];
