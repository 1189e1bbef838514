import { randomUUID } from "node:crypto";
import { everybody, members, type Row, row } from "./rows";

// Nothing has these ids.
const company = `/api/employer/companies/${randomUUID()}`;
const nobodys = "/api/employer/applications";
const stage = { name: "Phone call", status: "interview" };
const moved = { id: randomUUID(), version: 1 };
const ofCompanies = { ...members(404), employer: 200 };

/** The pipeline: someone without a company finds nothing, and nobody finds another's. */
export const PIPELINE_ROWS: readonly Row[] = [
  row("GET /employer/applications", {
    ...everybody("/app"),
    visitor: "/login?from=%2Femployer%2Fapplications",
    employer: 200,
    otherEmployer: 200,
  }),
  row("GET /employer/applications/stages", {
    ...everybody("/app"),
    visitor: "/login?from=%2Femployer%2Fapplications%2Fstages",
    employer: 404,
    otherEmployer: 404,
  }),
  row("GET /api/employer/applications", ofCompanies),
  row("PUT /api/employer/applications/[applicationId]/stage", members(404), {
    at: `${nobodys}/${randomUUID()}/stage`,
    body: { stageId: randomUUID(), version: 1 },
  }),
  // Several at once: each has its own result.
  row("POST /api/employer/applications/moves", members(200), {
    body: { stageId: randomUUID(), applications: [moved] },
  }),
  row("POST /api/employer/applications/undone-moves", members(200), {
    body: { applications: [{ ...moved, stageId: null }] },
  }),
  row("POST /api/employer/applications/messages", members(200), {
    body: {
      text: "Thank you.",
      messages: [{ id: randomUUID(), applicationId: randomUUID() }],
    },
  }),
  row("GET /api/employer/applications/exports", members(200)),
  row(
    "POST /api/employer/applications/exports",
    // By then the only application is withdrawn.
    { ...members(404), employer: 409 },
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
];
