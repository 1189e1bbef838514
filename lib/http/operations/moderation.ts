import "server-only";
import { z } from "zod";
import { viewingInput } from "@/lib/accounts/admins/impersonation.schema";
import { personParams, userTypeChange } from "@/lib/accounts/admins/people.schema";
import { appealInput, appealParams } from "@/lib/moderation/appeals.schema";
import { itemParams, removalInput, verdictInput } from "@/lib/moderation/decisions.schema";
import { templateInput, templateParams } from "@/lib/moderation/reason-templates.schema";
import { reportInput, reportParams } from "@/lib/moderation/report-input.schema";
import { companyIdParams, mergeInput, standingInput } from "@/lib/moderation/suspension.schema";
import { watchWordsInput } from "@/lib/moderation/watch-words.schema";
import type { Operation } from "../openapi";

const unauthenticated = { 401: "No session and no bearer token, or one that has ended." };
const admins = { ...unauthenticated, 403: "Only an approved admin with a second factor may." };
const invalid = { 422: "Something in the body cannot be used; `errors` names it." };
const decided = { 409: "Someone has since decided, or it changed after it was viewed." };
const unknown = { 404: "There is nothing with this id." };

const forAdmins = { isForAccounts: true } as const;

const reviewing: Operation[] = [
  {
    ...forAdmins,
    method: "post",
    path: "/api/admin/reviews/{kind}/{id}",
    summary: "Decide about one thing of the review queue",
    description:
      "Of a report, approved means that the posting stays; rejected takes it down. Of an appeal, approved does what was refused. The reason is read by whomever it is about.",
    params: itemParams,
    body: verdictInput,
    problems: { ...admins, ...unknown, ...decided, ...invalid },
  },
  {
    ...forAdmins,
    method: "post",
    path: "/api/admin/jobs/{jobId}/removal",
    summary: "Take a posting down",
    params: reportParams,
    body: removalInput,
    problems: { ...admins, ...unknown, ...decided, ...invalid },
  },
  {
    ...forAdmins,
    method: "post",
    path: "/api/admin/reasons",
    summary: "Add a reason that admins give often",
    body: templateInput,
    answer: z.object({ id: z.uuid() }),
    status: 201,
    problems: { ...admins, 409: "Another reason has this name.", ...invalid },
  },
  {
    ...forAdmins,
    method: "put",
    path: "/api/admin/reasons/{templateId}",
    summary: "Change such a reason",
    params: templateParams,
    body: templateInput,
    problems: { ...admins, ...unknown, 409: "Another reason has this name.", ...invalid },
  },
  {
    ...forAdmins,
    method: "delete",
    path: "/api/admin/reasons/{templateId}",
    summary: "Delete such a reason",
    params: templateParams,
    problems: admins,
  },
  {
    ...forAdmins,
    method: "put",
    path: "/api/admin/watch-words",
    summary: "Set the words that the risk rules watch for",
    description: "One word or phrase a line; they are all there are afterwards.",
    body: watchWordsInput,
    problems: { ...admins, ...invalid },
  },
];

const standing: Operation[] = [
  {
    ...forAdmins,
    method: "put",
    path: "/api/admin/companies/{companyId}/standing",
    summary: "Suspend a company, or take that back",
    description:
      "Its postings are out of sight at once, its people are signed out and open no résumé, and those who applied are told.",
    params: companyIdParams,
    body: standingInput,
    problems: { ...admins, ...unknown, 409: "It is so already.", ...invalid },
  },
  {
    ...forAdmins,
    method: "post",
    path: "/api/admin/companies/{companyId}/merger",
    summary: "Make a company part of another, for good",
    params: companyIdParams,
    body: mergeInput,
    problems: {
      ...admins,
      ...unknown,
      409: "It is the same one, one is suspended, or the one that would go is verified.",
      ...invalid,
    },
  },
  {
    ...forAdmins,
    method: "put",
    path: "/api/admin/people/{userId}/standing",
    summary: "Suspend an account, or take that back",
    params: personParams,
    body: standingInput,
    problems: { ...admins, ...unknown, 409: "It is so already, or the last admin.", ...invalid },
  },
  {
    ...forAdmins,
    method: "put",
    path: "/api/admin/people/{userId}/type",
    summary: "Make an account another kind, an admin's among them",
    params: personParams,
    body: userTypeChange,
    problems: {
      ...admins,
      ...unknown,
      409: "It is one, its address is not verified, it has a company, or it is the last admin.",
      ...invalid,
    },
  },
  {
    ...forAdmins,
    method: "post",
    path: "/api/admin/people/{userId}/viewing",
    summary: "View the site as someone else",
    description:
      "In this browser's session, for half an hour, in the audit log. Nothing can be changed and no file opened.",
    params: personParams,
    body: viewingInput,
    answer: z.object({ username: z.string() }),
    problems: { ...admins, ...unknown, 409: "The account is suspended.", ...invalid },
  },
  {
    ...forAdmins,
    method: "delete",
    path: "/api/account/viewing",
    summary: "Stop viewing the site as someone else",
    problems: unauthenticated,
  },
];

/** The calls of review and trust. */
export const moderationOperations: Operation[] = [
  {
    method: "post",
    path: "/api/jobs/{jobId}/reports",
    summary: "Say that a posting should not be here",
    description: "With an account or without; one person is counted once for what it says.",
    params: reportParams,
    body: reportInput,
    problems: {
      404: "There is no such public posting.",
      ...invalid,
      429: "Too many reports; `Retry-After` says how long to wait.",
    },
  },
  {
    ...forAdmins,
    method: "post",
    path: "/api/decisions/{decisionId}/appeals",
    summary: "Have a decision looked at again, once",
    params: appealParams,
    body: appealInput,
    problems: {
      ...unauthenticated,
      404: "No decision about one's own companies has this id.",
      409: "Only a refusal can be looked at again.",
      ...invalid,
      429: "Too many appeals; `Retry-After` says how long to wait.",
    },
  },
  ...reviewing,
  ...standing,
];
