import { randomUUID } from "node:crypto";
import { type AccessRow, everyone, members, row } from "./rows";

/** The id of nothing. */
const NONE = randomUUID();

const adminsPage = (path: string, response: number) => ({
  ...everyone("/app"),
  visitor: `/login?from=${encodeURIComponent(path)}`,
  employer: "/employer/home",
  otherEmployer: "/employer/home",
  admin: response,
});
const admins = (response: number) => ({ ...members(403), admin: response });
const reason = "For the table of routes.";

/** Review, people, companies. */
export const MODERATION_ROWS: readonly AccessRow[] = [
  row("GET /admin/review", adminsPage("/admin/review", 200)),
  row("GET /admin/people", adminsPage("/admin/people", 200)),
  row("GET /admin/people/[userId]", adminsPage(`/admin/people/${NONE}`, 404), {
    at: `/admin/people/${NONE}`,
  }),
  row("GET /admin/companies", adminsPage("/admin/companies", 200)),
  row("GET /admin/companies/[companyId]", adminsPage(`/admin/companies/${NONE}`, 404), {
    at: `/admin/companies/${NONE}`,
  }),
  row("GET /admin/reasons", adminsPage("/admin/reasons", 200)),
  row("POST /api/admin/reviews/[kind]/[id]", admins(404), {
    at: `/api/admin/reviews/job/${NONE}`,
    body: { isApproved: true, version: 1 },
  }),
  row("POST /api/admin/reviews", admins(200), {
    body: { items: [{ kind: "job", id: NONE, version: 1 }], isApproved: true },
  }),
  row("POST /api/admin/companies/suspensions", admins(200), { body: { ids: [NONE], reason } }),
  row("POST /api/admin/people/suspensions", admins(200), { body: { ids: [NONE], reason } }),
  row("POST /api/admin/companies/[companyId]/unverification", admins(404), {
    at: `/api/admin/companies/${NONE}/unverification`,
    body: { reason },
  }),
  row("POST /api/admin/jobs/[jobId]/removal", admins(404), {
    at: `/api/admin/jobs/${NONE}/removal`,
    body: { reason },
  }),
  row("PUT /api/admin/companies/[companyId]/suspension", admins(404), {
    at: `/api/admin/companies/${NONE}/suspension`,
    body: { isSuspended: true, reason },
  }),
  row("POST /api/admin/companies/[companyId]/pictures/[pictureId]/removal", admins(404), {
    at: `/api/admin/companies/${NONE}/pictures/${randomUUID()}/removal`,
    body: { reason },
  }),
  row("POST /api/admin/companies/[companyId]/logo/removal", admins(404), {
    at: `/api/admin/companies/${NONE}/logo/removal`,
    body: { reason },
  }),
  row("POST /api/admin/companies/[companyId]/merger", admins(404), {
    at: `/api/admin/companies/${NONE}/merger`,
    body: { into: randomUUID() },
  }),
  row("PUT /api/admin/people/[userId]/suspension", admins(404), {
    at: `/api/admin/people/${NONE}/suspension`,
    body: { isSuspended: true, reason },
  }),
  row("PUT /api/admin/people/[userId]/type", admins(404), {
    at: `/api/admin/people/${NONE}/type`,
    body: { userType: "employer" },
  }),
  row("POST /api/admin/people/[userId]/impersonation", admins(404), {
    at: `/api/admin/people/${NONE}/impersonation`,
    body: { reason },
  }),
  row("DELETE /api/account/impersonation", members(204)),
  // Input that can't be read is refused before access is checked.
  row("POST /api/admin/reasons", members(422), { body: { name: "N", text: "" } }),
  row("PUT /api/admin/reasons/[templateId]", admins(404), {
    at: `/api/admin/reasons/${NONE}`,
    body: { name: "Nothing", text: reason },
  }),
  row("DELETE /api/admin/reasons/[templateId]", admins(204), { at: `/api/admin/reasons/${NONE}` }),
  // The admin sets this to what it already is in the demo.
  row("PUT /api/admin/watch-words", admins(204), { body: { words: "" } }),
  row("POST /api/jobs/[jobId]/reports", everyone(404), {
    at: `/api/jobs/${NONE}/reports`,
    body: { category: "scam" },
  }),
  row("POST /api/decisions/[decisionId]/appeals", members(404), {
    at: `/api/decisions/${NONE}/appeals`,
    body: { text: "Please look at this again." },
  }),
];
