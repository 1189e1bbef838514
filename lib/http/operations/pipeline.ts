import "server-only";
import { z } from "zod";
import { bulkMessageInput } from "@/lib/applications/messaging/bulk-messages.schema";
import {
  EXPORT_KINDS,
  exportInput,
  exportParams,
} from "@/lib/applications/pipeline/exports.schema";
import { movesInput, stageMoveInput, undoInput } from "@/lib/applications/pipeline/moves.schema";
import { pipelineQuery } from "@/lib/applications/pipeline/schema";
import {
  companyParams,
  orderInput,
  removalQuery,
  stageChange,
  stageInput,
  stageParams,
} from "@/lib/applications/pipeline/stages.schema";
import { APPLICATION_STATUSES } from "@/lib/applications/schema";
import { applicationParams } from "@/lib/applications/status.schema";
import type { Operation } from "../openapi";

const unauthenticated = { 401: "No session and no bearer token, or one that has ended." };
const invalid = { 422: "Something in the body cannot be used; `errors` names it." };
const limited = { 429: "Too many at once; `Retry-After` says how long to wait." };
const noCompany = { ...unauthenticated, 404: "No company of yours has this id." };
const ownersOnly = { ...noCompany, 403: "For the company's owners." };

const status = z.enum(APPLICATION_STATUSES);
const instant = z.iso.datetime();
const stage = z.object({
  id: z.uuid(),
  name: z.string(),
  status: status.describe("What its applications are for their senders."),
  showsNames: z.boolean().describe("Whether blind screening ends here."),
});
const stages = z.object({ stages: z.array(stage) });

const received = z.object({
  id: z.uuid(),
  reference: z.string(),
  version: z.int().describe("To send with a change."),
  status,
  stageId: z.uuid().nullable(),
  jobId: z.uuid(),
  jobTitle: z.string(),
  name: z.string().describe("The reference while blind screening hides who it is."),
  isHidden: z.boolean(),
  submittedAt: instant,
  changedAt: instant,
  isNew: z.boolean(),
  hasResume: z.boolean(),
  unread: z.int(),
  skills: z.object({ matched: z.int(), wanted: z.int() }).nullable(),
  interviewAt: instant.nullable(),
});

const list = z.looseObject({
  companyId: z.uuid(),
  stages: z.array(stage.extend({ count: z.int() })),
  rows: z.array(received),
  total: z.int(),
  page: z.int(),
  pageCount: z.int(),
});

const results = z.object({
  results: z.array(
    z.object({
      id: z.uuid(),
      status: status.nullable(),
      version: z.int().nullable(),
      problem: z.string().nullable().describe("Why it stays as it is."),
    }),
  ),
});

const exported = z.object({
  id: z.uuid(),
  kind: z.enum(EXPORT_KINDS),
  state: z.enum(["preparing", "ready", "expired", "failed"]),
  requestedAt: instant,
  expiresAt: instant.nullable(),
});

const applications: Operation[] = [
  {
    method: "get",
    path: "/api/employer/applications",
    summary: "List the applications that one's company got",
    isForAccounts: true,
    query: pipelineQuery,
    answer: list,
    problems: noCompany,
  },
  {
    method: "put",
    path: "/api/employer/applications/{applicationId}/stage",
    summary: "Move an application to a stage",
    description: "Its sender is told after twenty seconds, unless the move is undone before.",
    isForAccounts: true,
    params: applicationParams,
    body: stageMoveInput,
    answer: z.object({ status, version: z.int() }),
    problems: {
      ...unauthenticated,
      ...invalid,
      ...limited,
      404: "No application that your company got has this id.",
      409: "Someone else changed it, or its status does not lead there.",
    },
  },
  {
    method: "post",
    path: "/api/employer/applications/moves",
    summary: "Move several applications to one stage",
    isForAccounts: true,
    body: movesInput,
    answer: results,
    problems: { ...unauthenticated, ...invalid, ...limited },
  },
  {
    method: "post",
    path: "/api/employer/applications/undone-moves",
    summary: "Take moves back, within fifteen seconds",
    isForAccounts: true,
    body: undoInput,
    answer: results,
    problems: { ...unauthenticated, ...invalid },
  },
];

const messages: Operation[] = [
  {
    method: "post",
    path: "/api/employer/applications/messages",
    summary: "Write one text to several applicants, to each alone",
    description:
      "{name}, {job} and {company} in it are filled in for each. A repeat sends nothing.",
    isForAccounts: true,
    body: bulkMessageInput,
    answer: z.object({
      results: z.array(
        z.object({
          applicationId: z.uuid(),
          problem: z.string().nullable().describe("Why this one was not written to."),
        }),
      ),
    }),
    problems: { ...unauthenticated, ...invalid, ...limited },
  },
];

const exports: Operation[] = [
  {
    method: "get",
    path: "/api/employer/applications/exports",
    summary: "List the files of applications one asked for",
    isForAccounts: true,
    answer: z.object({ exports: z.array(exported) }),
    problems: unauthenticated,
  },
  {
    method: "post",
    path: "/api/employer/applications/exports",
    summary: "Have a file of applications made",
    description: "It can be fetched for a day. Each CV in it counts as opened.",
    isForAccounts: true,
    body: exportInput,
    answer: exported,
    status: 202,
    problems: {
      ...noCompany,
      ...invalid,
      ...limited,
      409: "There is nothing to export, or too much.",
    },
  },
  {
    method: "get",
    path: "/api/employer/applications/exports/{exportId}",
    summary: "Fetch such a file",
    isForAccounts: true,
    params: exportParams,
    file: "application/octet-stream",
    problems: { ...unauthenticated, 404: "No file of yours.", 410: "Its day is over." },
  },
];

const stagesOf: Operation[] = [
  {
    method: "get",
    path: "/api/employer/companies/{companyId}/stages",
    summary: "List a company's stages",
    isForAccounts: true,
    params: companyParams,
    answer: stages,
    problems: noCompany,
  },
  {
    method: "post",
    path: "/api/employer/companies/{companyId}/stages",
    summary: "Add a stage",
    isForAccounts: true,
    params: companyParams,
    body: stageInput,
    answer: stages,
    status: 201,
    problems: { ...ownersOnly, ...invalid, 409: "There are twelve." },
  },
  {
    method: "patch",
    path: "/api/employer/companies/{companyId}/stages/{stageId}",
    summary: "Rename a stage, or have it show names",
    isForAccounts: true,
    params: stageParams,
    body: stageChange,
    answer: stages,
    problems: { ...ownersOnly, ...invalid },
  },
  {
    method: "delete",
    path: "/api/employer/companies/{companyId}/stages/{stageId}",
    summary: "Remove a stage",
    isForAccounts: true,
    params: stageParams,
    query: removalQuery,
    answer: stages,
    problems: { ...ownersOnly, 409: "It has applications, or is the last for new ones." },
  },
  {
    method: "put",
    path: "/api/employer/companies/{companyId}/stage-order",
    summary: "Put the stages into another order",
    isForAccounts: true,
    params: companyParams,
    body: orderInput,
    answer: stages,
    problems: { ...ownersOnly, ...invalid, 409: "Someone else added or removed one." },
  },
];

/** The pipeline of a company. */
export const pipelineOperations: Operation[] = [
  ...applications,
  ...messages,
  ...exports,
  ...stagesOf,
];
