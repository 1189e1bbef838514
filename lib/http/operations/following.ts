import "server-only";
import { z } from "zod";
import { visitAnswer, visitParams } from "@/lib/applications/applying/external.schema";
import { resumeQuery } from "@/lib/applications/employer-view/resume-access.schema";
import { messageInput, readInput } from "@/lib/applications/messaging/messages.schema";
import { APPLICATION_STATUSES, APPLICATION_STEPS } from "@/lib/applications/schema";
import { applicationParams, moveInput, withdrawalInput } from "@/lib/applications/status.schema";
import type { Operation } from "../openapi";

const unauthenticated = { 401: "No session and no bearer token, or one that has ended." };
const notFound = {
  ...unauthenticated,
  404: "No application of yours, and none that your company got, has this id.",
};
const invalid = { 422: "Something in the body cannot be used; `errors` names it." };

const status = z.enum(APPLICATION_STATUSES);
const instant = z.iso.datetime();

const applied = z.object({
  applications: z.array(
    z.object({
      jobId: z.uuid(),
      id: z.uuid().nullable().describe("Null for an application on another site."),
      status: z.enum([...APPLICATION_STATUSES, "external"]),
      submittedAt: instant.nullable().describe("Null while it is held."),
    }),
  ),
  questions: z
    .array(z.object({ jobId: z.uuid(), title: z.string(), companyName: z.string() }))
    .describe("Where one went on to apply and has not said whether one did."),
});

const application = z
  .looseObject({
    id: z.uuid(),
    reference: z.string(),
    status,
    version: z.int().describe("To send with a change."),
    submittedAt: instant.nullable(),
    steps: z.array(
      z.object({ kind: z.enum(APPLICATION_STEPS), at: instant, note: z.string().nullable() }),
    ),
  })
  .describe(
    "With `details`, `jobThen` and `resumeViews` for its sender, with `applicant` for the company.",
  );

const message = z.object({
  id: z.uuid(),
  isFromApplicant: z.boolean(),
  author: z.string().nullable(),
  text: z.string(),
  sentAt: instant,
  readAt: instant.nullable().describe("When the other side saw it."),
});

const messages: Operation[] = [
  {
    method: "get",
    path: "/api/applications/{applicationId}/messages",
    summary: "Read the messages of an application",
    isForAccounts: true,
    params: applicationParams,
    answer: z.object({
      messages: z.array(message).describe("The oldest first."),
      closed: z.string().nullable().describe("Why no one can write; null when both sides can."),
    }),
    problems: notFound,
  },
  {
    method: "post",
    path: "/api/applications/{applicationId}/messages",
    summary: "Write to the other side of an application",
    isForAccounts: true,
    params: applicationParams,
    body: messageInput,
    answer: message,
    status: 201,
    problems: {
      ...notFound,
      409: "Writing is closed, or not open yet.",
      ...invalid,
      429: "Ten messages within a minute, or a hundred within a day.",
    },
  },
  {
    method: "patch",
    path: "/api/applications/{applicationId}/messages",
    summary: "Say up to where one has read",
    isForAccounts: true,
    params: applicationParams,
    body: readInput,
    problems: { ...notFound, ...invalid },
  },
];

const visits: Operation[] = [
  {
    method: "post",
    path: "/api/jobs/{jobId}/external-visits",
    summary: "Keep that one goes on to the employer's page to apply",
    isForAccounts: true,
    params: visitParams,
    problems: {
      ...unauthenticated,
      404: "No open job that takes applications on another site has this id.",
      429: "A hundred within a day.",
    },
  },
  {
    method: "patch",
    path: "/api/jobs/{jobId}/external-visits",
    summary: "Say whether one applied there",
    isForAccounts: true,
    params: visitParams,
    body: visitAnswer,
    problems: { ...unauthenticated, 404: "One did not go on to this job.", ...invalid },
  },
];

/** The calls by which both sides follow an application. */
export const followingOperations: Operation[] = [
  {
    method: "get",
    path: "/api/applications",
    summary: "List the jobs one applied to",
    isForAccounts: true,
    answer: applied,
    problems: unauthenticated,
  },
  {
    method: "get",
    path: "/api/applications/{applicationId}",
    summary: "Read an application",
    description:
      "For who sent it, and for the company that got it, whose first look is a step that the applicant sees.",
    isForAccounts: true,
    params: applicationParams,
    answer: application,
    problems: notFound,
  },
  {
    method: "patch",
    path: "/api/applications/{applicationId}",
    summary: "Move an application that one's company got",
    isForAccounts: true,
    params: applicationParams,
    body: moveInput,
    answer: z.object({ status, version: z.int() }),
    problems: {
      ...notFound,
      409: "It changed since `version`, and the message says how; or its status does not lead there.",
      ...invalid,
    },
  },
  {
    method: "post",
    path: "/api/applications/{applicationId}/withdrawal",
    summary: "Take one's application back, for good",
    isForAccounts: true,
    params: applicationParams,
    body: withdrawalInput,
    problems: { ...notFound, 409: "It has ended, or the employer changed it since.", ...invalid },
  },
  {
    method: "get",
    path: "/api/applications/{applicationId}/resume",
    summary: "Fetch the résumé that went with an application",
    description: "Its sender sees when the company does so.",
    isForAccounts: true,
    params: applicationParams,
    query: resumeQuery,
    file: "application/octet-stream",
    problems: {
      ...notFound,
      403: "The company screens blind, and the stage does not show names.",
      429: "Sixty résumés within an hour, or three hundred within a day.",
    },
  },
  ...messages,
  ...visits,
];
