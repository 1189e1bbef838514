import { randomUUID } from "node:crypto";
import { type AccessRow, everyone, members, page, row } from "./rows";

// Nothing has these ids.
const company = `/api/employer/companies/${randomUUID()}`;
const nobodys = "/api/employer/applications";
const offer = `/api/offers/${randomUUID()}`;
const stage = { name: "Phone call", status: "interview" };
const added = `/api/added-people/${randomUUID()}`;
const PERSON = {
  submissionId: randomUUID(),
  fullName: "Noor Haddad",
  email: "noor@added.example",
  origin: "met",
  mayPassOn: true,
};
const moved = { id: randomUUID(), version: 1 };
const ofCompanies = { ...members(404), employer: 200 };

/** The pipeline: someone without a company finds nothing, and nobody finds another's. */
export const PIPELINE_ROWS: readonly AccessRow[] = [
  row("GET /employer/applications", {
    ...everyone("/app"),
    visitor: "/login?from=%2Femployer%2Fapplications",
    employer: 200,
    otherEmployer: 200,
  }),
  row("GET /employer/applications/stages", {
    ...everyone("/app"),
    visitor: "/login?from=%2Femployer%2Fapplications%2Fstages",
    employer: 404,
    otherEmployer: 404,
  }),
  row("GET /employer/applications/letters", {
    ...everyone("/app"),
    visitor: "/login?from=%2Femployer%2Fapplications%2Fletters",
    employer: 200,
    otherEmployer: 404,
  }),
  row("GET /employer/applications/add", {
    ...everyone("/app"),
    visitor: "/login?from=%2Femployer%2Fapplications%2Fadd",
    employer: 200,
    otherEmployer: 404,
  }),
  // A hiring manager has the list of their own job.
  row("GET /api/employer/applications", ofCompanies, { hiringManager: 200 }),
  row("GET /api/employer/applications/changes", ofCompanies, { hiringManager: 200 }),
  row("POST /api/employer/jobs/[jobId]/people", members(404), {
    at: `/api/employer/jobs/${randomUUID()}/people`,
    body: PERSON,
  }),
  row("POST /api/employer/applications/[applicationId]/resume", members(404), {
    at: `${nobodys}/${randomUUID()}/resume?name=cv.pdf`,
  }),
  // The link in the email says who may; nobody has this one.
  page("/added/[applicationId]", `/added/${randomUUID()}?token=none`),
  page(
    "/added/[applicationId]/interview-times",
    `/added/${randomUUID()}/interview-times?token=none`,
  ),
  row("POST /api/added-people/erasure", everyone(410), { body: { token: "none" } }),
  row("POST /api/added-people/links", everyone(410), { body: { token: "none" } }),
  row("GET /api/added-people/[applicationId]/resume", everyone(410), {
    at: `${added}/resume?token=none`,
  }),
  row("PUT /api/employer/applications/[applicationId]/stage", members(404), {
    at: `${nobodys}/${randomUUID()}/stage`,
    body: { stageId: randomUUID(), version: 1 },
  }),
  row("PUT /api/employer/applications/[applicationId]/likeness", members(404), {
    at: `${nobodys}/${randomUUID()}/likeness`,
    body: { otherId: randomUUID(), isSame: true },
  }),
  row("POST /api/employer/applications/[applicationId]/transfer", members(404), {
    at: `${nobodys}/${randomUUID()}/transfer`,
    body: { submissionId: randomUUID(), jobId: randomUUID(), version: 1 },
  }),
  row("DELETE /api/employer/applications/[applicationId]/transfer", members(404), {
    at: `${nobodys}/${randomUUID()}/transfer`,
  }),
  row("PUT /api/employer/applications/[applicationId]/shown-name", members(404), {
    at: `${nobodys}/${randomUUID()}/shown-name`,
    body: { reason: "They called us" },
  }),
  row("GET /api/employer/applications/[applicationId]/reviewers", members(404), {
    at: `${nobodys}/${randomUUID()}/reviewers`,
  }),
  ...["PUT", "DELETE"].map((method) =>
    row(
      `${method} /api/employer/applications/[applicationId]/reviewers/[reviewerId]`,
      members(404),
      { at: `${nobodys}/${randomUUID()}/reviewers/${randomUUID()}` },
    ),
  ),
  // Several at once: each has its own result.
  row("POST /api/employer/applications/moves", members(200), {
    body: { stageId: randomUUID(), applications: [moved] },
  }),
  row("POST /api/employer/applications/undone-moves", members(200), {
    body: { applications: [{ ...moved, stageId: null }] },
  }),
  row("GET /api/employer/letters", members(404), {
    at: `/api/employer/letters?companyId=${randomUUID()}`,
  }),
  row("GET /api/employer/letters/preparation", members(404), {
    at: `/api/employer/letters/preparation?stageId=${randomUUID()}&applications=${randomUUID()}`,
  }),
  row("PATCH /api/employer/letters", members(200), {
    body: { letters: [{ id: randomUUID(), version: 1 }], subject: "Hello", text: "Hello" },
  }),
  row("POST /api/employer/letters/recalls", members(200), {
    body: { letterIds: [randomUUID()], movesBack: true },
  }),
  row("POST /api/employer/letters/sendings", members(200), { body: { letterIds: [randomUUID()] } }),
  row("PUT /api/employer/companies/[companyId]/criteria", members(404), {
    at: `${company}/criteria`,
    body: { criteria: ["Skills"] },
  }),
  row("PUT /api/employer/companies/[companyId]/decision-reasons", members(404), {
    at: `${company}/decision-reasons`,
    body: { reasons: ["Skills"] },
  }),
  row("POST /api/employer/companies/[companyId]/offer-documents", members(404), {
    at: `${company}/offer-documents?name=offer.pdf`,
  }),
  row("POST /api/offers/[offerId]/reply", members(404), {
    at: `${offer}/reply`,
    body: { answer: "accept" },
  }),
  row("POST /api/offers/[offerId]/withdrawal", members(404), { at: `${offer}/withdrawal` }),
  row("GET /api/offers/[offerId]/document", members(404), { at: `${offer}/document` }),
  row("POST /api/employer/applications/messages", members(200), {
    body: {
      text: "Thank you.",
      messages: [{ id: randomUUID(), applicationId: randomUUID() }],
    },
  }),
  row("POST /api/employer/applications/tags", members(200), {
    body: { tag: "x", applicationIds: [randomUUID()] },
  }),
  row("GET /api/employer/applications/exports", members(200)),
  row(
    "POST /api/employer/applications/exports",
    // The interviewer's applicant is left when the seeker has withdrawn.
    { ...members(404), employer: 202 },
    { body: { kind: "csv" } },
  ),
  row("GET /api/employer/applications/exports/[exportId]", members(404), {
    at: `${nobodys}/exports/${randomUUID()}`,
  }),
  row("GET /api/employer/companies/[companyId]/stages", members(404), { at: `${company}/stages` }),
  row("POST /api/employer/companies/[companyId]/stages", members(404), {
    at: `${company}/stages`,
    body: stage,
  }),
  row("PATCH /api/employer/companies/[companyId]/stages/[stageId]", members(404), {
    at: `${company}/stages/${randomUUID()}`,
    body: { name: "Talk" },
  }),
  row("DELETE /api/employer/companies/[companyId]/stages/[stageId]", members(404), {
    at: `${company}/stages/${randomUUID()}`,
  }),
  row("PUT /api/employer/companies/[companyId]/stage-order", members(404), {
    at: `${company}/stage-order`,
    body: { stageIds: [] },
  }),
  row("GET /api/employer/companies/[companyId]/saved-views", members(404), {
    at: `${company}/saved-views`,
  }),
  row("POST /api/employer/companies/[companyId]/saved-views", members(404), {
    at: `${company}/saved-views`,
    body: { name: "Mine", search: "view=table" },
  }),
  row("PATCH /api/employer/companies/[companyId]/saved-views/[viewId]", members(404), {
    at: `${company}/saved-views/${randomUUID()}`,
    body: { name: "Mine" },
  }),
  row("DELETE /api/employer/companies/[companyId]/saved-views/[viewId]", members(404), {
    at: `${company}/saved-views/${randomUUID()}`,
  }),
  row("PUT /api/employer/companies/[companyId]/table-columns", members(404), {
    at: `${company}/table-columns`,
    body: { columns: ["stage"] },
  }),
];
