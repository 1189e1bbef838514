import { randomUUID } from "node:crypto";
import { type AccessRow, everyone, members, row } from "./rows";

const id = randomUUID();
const base = `/api/applications/${id}`;
const route = "/api/applications/[applicationId]";
const page = `/employer/applications/${id}`;

const at = (
  method: string,
  path: string,
  values: { to?: string; body?: unknown } = {},
): AccessRow =>
  row(`${method} ${route}${path}`, members(404), {
    at: `${base}${values.to ?? path}`,
    ...(values.body ? { body: values.body } : {}),
  });

const soon = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 16);
const times = { minutes: 45, timeZone: "UTC", place: "Pier 1" };
const when = { startsAt: soon, ...times };

/** One application, for the company that received it; nothing has this id, for anyone. */
export const EMPLOYER_VIEW_ROWS: readonly AccessRow[] = [
  row(
    "GET /employer/applications/[applicationId]",
    {
      ...everyone("/app"),
      visitor: `/login?from=${encodeURIComponent(page)}`,
      employer: 404,
      otherEmployer: 404,
    },
    { at: page },
  ),
  at("GET", "/resume/text"),
  at("GET", "/notes"),
  at("POST", "/notes", { body: { id: randomUUID(), text: "x" } }),
  at("DELETE", "/notes/[noteId]", { to: `/notes/${id}` }),
  at("GET", "/ratings"),
  at("PUT", "/ratings", { body: { criterion: "Skills", score: 3 } }),
  at("PUT", "/recommendation", { body: { recommendation: "yes" } }),
  at("GET", "/tags"),
  at("POST", "/tags", { body: { tag: "x" } }),
  at("DELETE", "/tags/[tag]", { to: "/tags/x" }),
  at("GET", "/templates"),
  at("GET", "/interviews"),
  at("POST", "/interviews", { body: { id: randomUUID(), ...when } }),
  at("PATCH", "/interviews/[interviewId]", {
    to: `/interviews/${id}`,
    body: { version: 1, ...when },
  }),
  at("POST", "/interviews/[interviewId]/cancellation", {
    to: `/interviews/${id}/cancellation`,
    body: {},
  }),
  at("GET", "/interviews/[interviewId]/calendar", { to: `/interviews/${id}/calendar` }),
  at("GET", "/interview-times"),
  at("DELETE", "/interview-times/[timesId]", { to: `/interview-times/${id}` }),
  at("PUT", "/interview-times/[timesId]/choice", {
    to: `/interview-times/${id}/choice`,
    body: { slotId: id },
  }),
  at("POST", "/interview-times/[timesId]/refusal", {
    to: `/interview-times/${id}/refusal`,
    body: {},
  }),
  row("POST /api/employer/interview-times", members(404), {
    body: { id, applicationIds: [id], times: [soon], chooseUntil: soon, ...times },
  }),
  row(
    "GET /employer/applications/[applicationId]/interview-times",
    {
      ...everyone("/app"),
      visitor: `/login?from=${encodeURIComponent(`${page}/interview-times`)}`,
      employer: 404,
      otherEmployer: 404,
    },
    { at: `${page}/interview-times` },
  ),
  row("PUT /api/employer/companies/[companyId]/screening", members(404), {
    at: `/api/employer/companies/${id}/screening`,
    body: { isBlind: true },
  }),
  row("PUT /api/employer/companies/[companyId]/retention", members(404), {
    at: `/api/employer/companies/${id}/retention`,
    body: { months: 6 },
  }),
  row("GET /api/message-templates", members(404), { at: `/api/message-templates?companyId=${id}` }),
  row("POST /api/message-templates", members(404), {
    body: { companyId: id, name: "Thanks", text: "Thanks" },
  }),
  row("PUT /api/message-templates/[templateId]", members(404), {
    at: `/api/message-templates/${id}`,
    body: { name: "Thanks", text: "Thanks" },
  }),
  row("DELETE /api/message-templates/[templateId]", members(404), {
    at: `/api/message-templates/${id}`,
  }),
];
