import "server-only";
import { z } from "zod";
import { FREQUENCIES } from "@/lib/alerts/frequency.schema";
import {
  alertChangeInput,
  alertInput,
  alertParams,
  alertTokenInput,
  alertTokenQuery,
  managedChangeInput,
  subscriptionInput,
} from "@/lib/alerts/schema";
import type { Operation } from "../openapi";

const invalid = { 422: "Something in the body cannot be used; `errors` names it." };
const limited = { 429: "Too many tries; `Retry-After` says how long to wait." };
const unauthenticated = { 401: "No session and no bearer token, or one that has ended." };
const over = { 410: "The link is over, or none of ours." };
const conflict = { 409: "There is another alert of the same search." };

const linked = z.object({
  name: z.string(),
  search: z.string(),
  frequency: z.enum(FREQUENCIES),
});
const alert = linked.extend({
  id: z.uuid(),
  search: z.string().describe("The search's address on this site."),
  status: z
    .enum(["waiting", "active", "paused"])
    .describe("`waiting` until the owner's address is confirmed."),
  createdAt: z.iso.datetime(),
  renewBy: z.iso.datetime().describe("It pauses then unless it is renewed."),
  lastSentAt: z.iso.datetime().nullable(),
  recentJobs: z.int().describe("How many jobs it found in the last seven days."),
});
const changed = z.object({ alert: alert.nullable().describe("Null once it is ended.") });

const ownAlerts: Operation[] = [
  {
    method: "get",
    path: "/api/alerts",
    summary: "List one's job alerts",
    isForAccounts: true,
    answer: z.object({ alerts: z.array(alert) }),
    problems: unauthenticated,
  },
  {
    method: "post",
    path: "/api/alerts",
    summary: "Make a search a job alert",
    description:
      "It starts right away if the account's address is verified, otherwise once it is. Repeating it returns the existing alert.",
    isForAccounts: true,
    body: alertInput,
    answer: alert,
    status: 201,
    problems: {
      ...unauthenticated,
      ...invalid,
      ...limited,
      409: "There are as many alerts as there can be.",
    },
  },
  {
    method: "patch",
    path: "/api/alerts/{alertId}",
    summary: "Change, pause, resume, renew or restore an alert",
    description: "`status: active` also renews it for a year, and takes a deletion back.",
    isForAccounts: true,
    params: alertParams,
    body: alertChangeInput,
    answer: changed,
    problems: { ...unauthenticated, ...invalid, ...conflict, 404: "No alert of yours." },
  },
  {
    method: "delete",
    path: "/api/alerts/{alertId}",
    summary: "Delete an alert",
    isForAccounts: true,
    params: alertParams,
    problems: { ...unauthenticated, 404: "No alert of yours." },
  },
];

/** The calls about job alerts. */
export const alertOperations: Operation[] = [
  ...ownAlerts,
  {
    method: "post",
    path: "/api/alerts/subscriptions",
    summary: "Ask for an alert without an account",
    description:
      "A mail brings the link that confirms it. The answer is the same whether or not the address is known. `form` is what a page of this site was given; without it nothing is taken.",
    body: subscriptionInput,
    answer: z.object({ message: z.string() }),
    status: 202,
    problems: { ...invalid, ...limited, 403: "`challenge_required`: solve one and send again." },
  },
  {
    method: "post",
    path: "/api/alerts/subscriptions/confirm",
    summary: "Confirm an alert by the link in its mail",
    body: alertTokenInput,
    answer: linked.extend({ manageToken: z.string() }),
    problems: { ...invalid, ...over },
  },
  {
    method: "patch",
    path: "/api/alerts/subscriptions/{alertId}",
    summary: "Change an alert of an address by the link in its mails",
    params: alertParams,
    body: managedChangeInput,
    answer: changed,
    problems: { ...invalid, ...over, ...conflict, 404: "No alert of this address." },
  },
  {
    method: "post",
    path: "/api/alerts/unsubscribe",
    summary: "Stop an alert by the link in its mails",
    description: "One click, without signing in (RFC 8058). Repeated, it does nothing more.",
    query: alertTokenQuery,
    answer: z.object({ stopped: z.boolean() }),
    problems: { ...invalid, ...over },
  },
  {
    method: "post",
    path: "/api/alerts/renew",
    summary: "Let an alert run for another year by the link in its mails",
    body: alertTokenInput,
    answer: z.object({ renewBy: z.iso.datetime() }),
    problems: { ...invalid, ...over },
  },
];
