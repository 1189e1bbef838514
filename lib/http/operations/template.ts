import "server-only";
import { z } from "zod";
import { screeningInput } from "@/lib/applications/employer-view/blind-screening.schema";
import {
  newTemplateInput,
  templateInput,
  templateParams,
  templatesQuery,
} from "@/lib/applications/messaging/message-templates.schema";
import { companyParams } from "@/lib/applications/pipeline/stages.schema";
import { retentionInput } from "@/lib/applications/retention.schema";
import { applicationParams } from "@/lib/applications/status.schema";
import type { Operation } from "../openapi";

const TEMPLATE = {
  401: "No session and no bearer token, or one that has ended.",
  404: "One is not of the company, or it is gone.",
};
const INVALID = "Something in the body cannot be used; `errors` names it.";
const template = z.object({ id: z.uuid(), name: z.string(), text: z.string() });

/**
 * The calls for how a company handles all of its applications: blind screening, how long they are
 * kept, its templates.
 */
export const templateOperations: Operation[] = [
  {
    method: "put",
    path: "/api/employer/companies/{companyId}/screening",
    summary: "Say whether a company screens blind",
    isForAccounts: true,
    params: companyParams,
    body: screeningInput,
    answer: screeningInput,
    problems: { ...TEMPLATE, 403: "One is not an owner of the company.", 422: INVALID },
  },
  {
    method: "put",
    path: "/api/employer/companies/{companyId}/retention",
    summary: "Say how long a company keeps what applicants sent",
    description: "In months after an application ended, 1 to 24, also for those received before.",
    isForAccounts: true,
    params: companyParams,
    body: retentionInput,
    answer: retentionInput,
    problems: { ...TEMPLATE, 403: "One is not an owner of the company.", 422: INVALID },
  },
  {
    isForAccounts: true,
    params: applicationParams,
    method: "get",
    path: "/api/applications/{applicationId}/templates",
    summary: "List the company's message templates, filled for an applicant",
    answer: z.object({ templates: z.array(template.extend({ filled: z.string() })) }),
    problems: {
      401: TEMPLATE[401],
      404: "There is no such application for one's companies.",
      409: "What was sent was deleted.",
    },
  },
  {
    method: "get",
    path: "/api/message-templates",
    summary: "List a company's message templates",
    isForAccounts: true,
    query: templatesQuery,
    answer: z.object({ templates: z.array(template) }),
    problems: { ...TEMPLATE, 422: "`companyId` is no id." },
  },
  {
    method: "post",
    path: "/api/message-templates",
    summary: "Keep a message template",
    isForAccounts: true,
    body: newTemplateInput,
    answer: template,
    status: 201,
    problems: {
      ...TEMPLATE,
      409: "The name is taken, or there are a hundred.",
      422: INVALID,
      429: "More than 60 within a minute.",
    },
  },
  {
    method: "put",
    path: "/api/message-templates/{templateId}",
    summary: "Change a message template",
    isForAccounts: true,
    params: templateParams,
    body: templateInput,
    answer: template,
    problems: { ...TEMPLATE, 409: "The name is taken.", 422: INVALID },
  },
  {
    method: "delete",
    path: "/api/message-templates/{templateId}",
    summary: "Delete a message template",
    isForAccounts: true,
    params: templateParams,
    problems: TEMPLATE,
  },
];
