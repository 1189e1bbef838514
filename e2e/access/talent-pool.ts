import { randomUUID } from "node:crypto";
import { type AccessRow, everyone, members, page, row } from "./rows";

// Nothing has these ids.
const id = randomUUID();
const pool = `/api/employer/talent-pool/${id}`;
const route = "/api/employer/talent-pool/[pooledPersonId]";
const person = `/employer/applications/talent-pool/${id}`;
const PERSON = {
  ...{ fullName: "Noor Haddad", email: "noor@pool.example", origin: "met", mayPassOn: true },
};

/** A company's talent pool, and what those in it answer. */
export const TALENT_POOL_ROWS: readonly AccessRow[] = [
  row("GET /employer/applications/talent-pool", {
    ...everyone("/app"),
    visitor: "/login?from=%2Femployer%2Fapplications%2Ftalent-pool",
    employer: 200,
    otherEmployer: 404,
  }),
  row(
    "GET /employer/applications/talent-pool/[pooledPersonId]",
    {
      ...everyone("/app"),
      visitor: `/login?from=${encodeURIComponent(person)}`,
      employer: 404,
      otherEmployer: 404,
    },
    { at: person },
  ),
  row("POST /api/employer/applications/[applicationId]/talent-pool", members(404), {
    at: `/api/employer/applications/${id}/talent-pool`,
  }),
  row("POST /api/employer/companies/[companyId]/talent-pool", members(404), {
    at: `/api/employer/companies/${id}/talent-pool`,
    body: PERSON,
  }),
  row(`PATCH ${route}`, members(404), {
    at: pool,
    body: { version: 1, skills: [], tags: ["x"], note: null },
  }),
  row(`DELETE ${route}`, members(404), { at: pool }),
  row(`POST ${route}/applications`, members(404), {
    at: `${pool}/applications`,
    body: { jobId: id, submissionId: randomUUID() },
  }),
  row(`POST ${route}/invitations`, members(404), {
    at: `${pool}/invitations`,
    body: { jobId: id },
  }),
  row("PUT /api/talent-pools/[pooledPersonId]/consent", members(404), {
    at: `/api/talent-pools/${id}/consent`,
    body: { isGiven: true },
  }),
  // The link in the email says who may; nobody has this one.
  page("/talent-pools/[pooledPersonId]", `/talent-pools/${id}?token=none`),
  row("POST /api/talent-pools/consents", everyone(410), {
    body: { token: "none", isGiven: true },
  }),
];
