import { randomUUID } from "node:crypto";
import { type AccessRow, everyone, members, page, row } from "./rows";

const [id, other] = [randomUUID(), randomUUID()];
const company = `/api/companies/${id}`;
const route = "/api/companies/[companyId]";
const A_WEBHOOK = `/employer/profile/webhooks/${other}`;
const A_SOURCE = `/employer/profile/sources/${other}`;
const role = { role: "recruiter" };

/** Employers only; others are sent home, and visitors to the login. */
function employersPage(path: string): AccessRow {
  const from = `/login?from=${encodeURIComponent(path)}`;
  const responses = { ...everyone("/app"), visitor: from, employer: 200, otherEmployer: 200 };
  return row(`GET ${path}`, responses);
}

/** The company that a person belongs to; it doesn't exist for anyone else. */
export const COMPANY_ROWS: readonly AccessRow[] = [
  employersPage("/employer/profile"),
  employersPage("/employer/profile/team"),
  employersPage("/employer/profile/api-keys"),
  employersPage("/employer/profile/webhooks"),
  employersPage("/employer/profile/sources"),
  employersPage("/employer/profile/sources/new"),
  row(
    "GET /employer/profile/sources/[sourceId]",
    { ...employersPage(A_SOURCE).expected, employer: 404, otherEmployer: 404 },
    { at: A_SOURCE },
  ),
  row(
    "GET /employer/profile/webhooks/[webhookId]",
    { ...employersPage(A_WEBHOOK).expected, employer: 404, otherEmployer: 404 },
    { at: A_WEBHOOK },
  ),
  page("/invitations/[invitationId]", `/invitations/${id}?token=none`),
  page("/company-verifications/[verificationId]", `/company-verifications/${id}?token=none`),
  row("POST /api/companies", members(422), { body: {} }),
  row("PUT /api/employer/profile", members(422), { body: { owner: "me" } }),
  row(`GET ${route}`, members(404), { at: company }),
  row(`PUT ${route}`, members(404), { at: company, body: {} }),
  row(`GET ${route}/story`, members(404), { at: `${company}/story` }),
  row(`PUT ${route}/story`, members(404), {
    at: `${company}/story`,
    body: { tagline: null, reasons: [], benefits: [], quote: null },
  }),
  row(`PUT ${route}/logo`, members(404), { at: `${company}/logo` }),
  row(`DELETE ${route}/logo`, members(404), { at: `${company}/logo` }),
  row(`GET ${route}/pictures`, members(404), { at: `${company}/pictures` }),
  row(`PUT ${route}/pictures/cover`, members(404), { at: `${company}/pictures/cover` }),
  row(`PATCH ${route}/pictures/cover`, members(404), {
    at: `${company}/pictures/cover`,
    body: { alt: "A quay" },
  }),
  row(`PUT ${route}/pictures/[pictureId]/part`, members(404), {
    at: `${company}/pictures/${other}/part`,
    body: { x: 0 },
  }),
  row(`DELETE ${route}/pictures/cover`, members(404), { at: `${company}/pictures/cover` }),
  row(`POST ${route}/pictures/photos`, members(404), {
    at: `${company}/pictures/photos?alt=A+quay`,
  }),
  row(`PATCH ${route}/pictures/photos/[photoId]`, members(404), {
    at: `${company}/pictures/photos/${other}`,
    body: { position: 0 },
  }),
  row(`DELETE ${route}/pictures/photos/[photoId]`, members(404), {
    at: `${company}/pictures/photos/${other}`,
  }),
  row(`GET ${route}/members`, members(404), { at: `${company}/members` }),
  row(`PATCH ${route}/members/[userId]`, members(404), {
    at: `${company}/members/${other}`,
    body: role,
  }),
  row(`DELETE ${route}/members/[userId]`, members(404), { at: `${company}/members/${other}` }),
  row(`POST ${route}/transfer`, members(404), {
    at: `${company}/transfer`,
    body: { userId: other },
  }),
  row(`POST ${route}/api-keys`, members(404), {
    at: `${company}/api-keys`,
    body: { name: "Careers site", scopes: ["read_jobs"] },
  }),
  row(`POST ${route}/api-keys/[keyId]/rotation`, members(404), {
    at: `${company}/api-keys/${other}/rotation`,
    body: {},
  }),
  row(`DELETE ${route}/api-keys/[keyId]`, members(404), { at: `${company}/api-keys/${other}` }),
  row(`POST ${route}/webhooks`, members(404), {
    at: `${company}/webhooks`,
    body: { name: "Bot", url: "https://example.com", events: ["job.ended"] },
  }),
  row(`PATCH ${route}/webhooks/[webhookId]`, members(404), {
    at: `${company}/webhooks/${other}`,
    body: { isOn: false },
  }),
  row(`DELETE ${route}/webhooks/[webhookId]`, members(404), { at: `${company}/webhooks/${other}` }),
  row(`POST ${route}/webhooks/[webhookId]/rotation`, members(404), {
    at: `${company}/webhooks/${other}/rotation`,
    body: {},
  }),
  row(`POST ${route}/webhooks/[webhookId]/tests`, members(404), {
    at: `${company}/webhooks/${other}/tests`,
  }),
  row(`POST ${route}/webhooks/[webhookId]/deliveries/[deliveryId]/replay`, members(404), {
    at: `${company}/webhooks/${other}/deliveries/${id}/replay`,
  }),
  row(`GET ${route}/sources`, members(404), { at: `${company}/sources` }),
  row(`GET ${route}/sources/[sourceId]`, members(404), { at: `${company}/sources/${other}` }),
  row(`POST ${route}/sources`, members(404), {
    at: `${company}/sources`,
    body: { address: "https://example.com/jobs.xml", everyHours: 24 },
  }),
  row(`POST ${route}/sources/previews`, members(404), {
    at: `${company}/sources/previews`,
    body: { address: "https://example.com/jobs.xml" },
  }),
  row(`PATCH ${route}/sources/[sourceId]`, members(404), {
    at: `${company}/sources/${other}`,
    body: { isPaused: true },
  }),
  row(`DELETE ${route}/sources/[sourceId]`, members(404), {
    at: `${company}/sources/${other}?jobs=keep`,
  }),
  row(`POST ${route}/sources/[sourceId]/previews`, members(404), {
    at: `${company}/sources/${other}/previews`,
    body: {},
  }),
  row(`POST ${route}/sources/[sourceId]/runs`, members(404), {
    at: `${company}/sources/${other}/runs`,
    body: {},
  }),
  row(`POST ${route}/invitations`, members(404), {
    at: `${company}/invitations`,
    body: { ...role, email: "asha@example.org" },
  }),
  row(`DELETE ${route}/invitations/[invitationId]`, members(404), {
    at: `${company}/invitations/${other}`,
  }),
  row("POST /api/company-invitations/[invitationId]/acceptance", members(410), {
    at: `/api/company-invitations/${id}/acceptance`,
    body: { token: "none" },
  }),
  row("POST /api/company-invitations/[invitationId]/account", everyone(410), {
    at: `/api/company-invitations/${id}/account`,
    body: { token: "none", fullName: "Meera Iyer", password: "sails-and-anchors-7" },
  }),
  row(
    `POST ${route}/join-requests`,
    { ...members(403), employer: 404, otherEmployer: 404 },
    { at: `${company}/join-requests` },
  ),
  row(`DELETE ${route}/join-requests`, members(204), { at: `${company}/join-requests` }),
  row(`PUT ${route}/join-requests/[userId]`, members(404), {
    at: `${company}/join-requests/${other}`,
    body: { isAccepted: true },
  }),
  row(`POST ${route}/verifications`, members(404), {
    at: `${company}/verifications`,
    body: { kind: "dns" },
  }),
  row(`DELETE ${route}/verifications/[verificationId]`, members(404), {
    at: `${company}/verifications/${other}`,
  }),
  row(`POST ${route}/verifications/[verificationId]/check`, members(404), {
    at: `${company}/verifications/${other}/check`,
  }),
  row("POST /api/company-verifications/[verificationId]/confirmation", everyone(410), {
    at: `/api/company-verifications/${id}/confirmation`,
    body: { token: "none" },
  }),
];
