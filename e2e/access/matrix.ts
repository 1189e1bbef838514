import { randomUUID } from "node:crypto";
import { ADMINISTRATION_ROWS } from "./administration";
import { ALERT_ROWS } from "./alerts";
import { ANALYTICS_ROWS } from "./analytics";
import { APPLYING_ROWS } from "./applying";
import { COMPANY_ROWS } from "./company";
import { CONTENT_ROWS } from "./content";
import { EMPLOYER_JOB_ROWS } from "./employer-jobs";
import { EMPLOYER_VIEW_ROWS } from "./employer-view";
import { MODERATION_ROWS } from "./moderation";
import { NOTIFICATION_ROWS } from "./notifications";
import { PIPELINE_ROWS } from "./pipeline";
import { POSTING_ROWS } from "./posting";
import { PROFILE_ROWS } from "./profile";
import { DOCUMENT_ROWS, PUBLIC_PAGE_ROWS } from "./public-pages";
import { RECOMMENDATION_ROWS } from "./recommendations";
import { RESUME_ROWS } from "./resumes";
import {
  type AccessRow,
  type ExpectedResponses,
  everyone,
  members,
  membersPage,
  page,
  row,
} from "./rows";
import { SENT_APPLICATION_ROWS } from "./sent-applications";
import { TALENT_POOL_ROWS } from "./talent-pool";

// Who gets what from every route and call (spec, section 6). e2e/specs/access.spec.ts walks through
// it, and fails for a route of app/ without a row.

const atHome: ExpectedResponses = {
  ...everyone("/app"),
  visitor: 200,
  employer: "/employer/home",
  otherEmployer: "/employer/home",
  // Which leads on to the start page until someone has let them in.
  pendingAdmin: "/admin",
  admin: "/admin",
};

const ACCOUNT_PAGES = [
  row("GET /login", atHome),
  row("GET /signUp", atHome),
  membersPage("/app"),
  membersPage("/app/profile"),
  membersPage("/app/settings"),
  membersPage("/app/settings/security"),
  membersPage("/app/settings/privacy"),
  membersPage("/app/settings/companies"),
  membersPage("/app/settings/api-keys"),
  membersPage("/saved-jobs"),
  membersPage("/applications"),
  row(
    "GET /employer",
    {
      ...everyone("/app"),
      visitor: "/login?from=%2Femployer",
      employer: 200,
      otherEmployer: 200,
    },
    { assigned: "/employer/applications" },
  ),
  row("GET /admin", {
    ...everyone("/app"),
    visitor: "/login?from=%2Fadmin",
    employer: "/employer/home",
    otherEmployer: "/employer/home",
    admin: 200,
  }),
];

// An empty body passes the access check and fails after it.
const OPEN_CALLS = [
  row("POST /mcp", everyone(406), { body: { jsonrpc: "2.0", id: 1, method: "ping" } }),
  page("/api/searchJobs"),
  page("/api/categories"),
  page("/api/suggest", "/api/suggest?query=java"),
  page("/api/custom-fields"),
  page("/api/places/nearest", "/api/places/nearest?lat=18.52&lng=73.86"),
  page("/api/FeatureJobs/[count]", "/api/FeatureJobs/3"),
  page("/api/FresherJobs/[count]", "/api/FresherJobs/3"),
  page("/api/jobs/[jobId]/similar", ({ jobId }) => `/api/jobs/${jobId}/similar`),
  page("/api/openapi.json"),
  page("/api/challenges"),
  row("POST /api/provider-journeys", everyone(422), { body: {} }),
  row("DELETE /api/provider-journeys", everyone(204)),
  row("POST /api/provider-journeys/account", everyone(422), { body: {} }),
  row("POST /api/provider-journeys/codes", everyone(410), { body: {} }),
  row("POST /api/passkey-challenges", everyone(200), { body: {} }),
  page("/api/auth/[...nextauth]", "/api/auth/session"),
  row("POST /api/auth/[...nextauth]", everyone("/api/auth/signin?csrf=true"), {
    at: "/api/auth/callback/credentials",
    body: {},
  }),
  ...[
    "/api/accounts",
    "/api/login",
    "/api/signup",
    "/api/refresh-token",
    "/api/password-resets",
    "/api/password-resets/confirm",
    "/api/email-verifications/confirm",
  ].map((route) => row(`POST ${route}`, everyone(422), { body: {} })),
];

const ONLY_SEEKER: ExpectedResponses = { ...members(404), seeker: 204 };

const ACCOUNT_CALLS = [
  row("GET /api/account", members(200)),
  row("PATCH /api/account", members(422), { body: { role: "admin" } }),
  row("PUT /api/account/avatar", members(422)),
  row("DELETE /api/account/avatar", members(204)),
  row("POST /api/account/api-keys", members(422), { body: {} }),
  row("POST /api/account/api-keys/[keyId]/rotation", members(422), {
    at: `/api/account/api-keys/${randomUUID()}/rotation`,
    body: {},
  }),
  row("DELETE /api/account/api-keys/[keyId]", members(404), {
    at: `/api/account/api-keys/${randomUUID()}`,
  }),
  row("POST /api/account/email", members(422), { body: {} }),
  row("POST /api/account/password", members(422), { body: {} }),
  row("GET /api/account/sessions", members(200)),
  row("DELETE /api/account/sessions/[sessionId]", ONLY_SEEKER, {
    at: ({ sessionId }) => `/api/account/sessions/${sessionId}`,
  }),
  row("GET /api/account/passkeys", members(200)),
  row("POST /api/account/passkeys", members(422), { body: {} }),
  row("POST /api/account/passkeys/challenges", members(422), { body: {} }),
  row("GET /api/account/logins", members(200)),
  row("POST /api/account/logins", members(422), { body: {} }),
  row("DELETE /api/account/logins/[provider]", members(422), {
    at: "/api/account/logins/google",
    body: {},
  }),
  row("PATCH /api/account/passkeys/[passkeyId]", members(404), {
    at: ({ sessionId }) => `/api/account/passkeys/${sessionId}`,
    body: { name: "Mine" },
  }),
  row("POST /api/account/proofs", members(422), { body: {} }),
  row("POST /api/account/proofs/challenges", members(200), { body: {} }),
  row("POST /api/account/proofs/codes", members(409), { body: {} }),
  row("DELETE /api/account/passkeys/[passkeyId]", members(422), {
    at: ({ sessionId }) => `/api/account/passkeys/${sessionId}`,
    body: {},
  }),
  row("POST /api/account/two-factor", members(422), { body: {} }),
  row("PUT /api/account/two-factor", members(422), { body: {} }),
  row("DELETE /api/account/two-factor", members(422), { body: {} }),
  row("POST /api/account/exports", members(422), { body: {} }),
  row(
    "GET /api/account/exports/[exportId]",
    { ...members(404), seeker: 410 },
    {
      at: ({ exportId }) => `/api/account/exports/${exportId}`,
    },
  ),
  row("POST /api/account/deletion", members(422), { body: {} }),
  row("DELETE /api/account/deletion", members(204)),
  row("POST /api/email-verifications", members(409)),
  row("GET /api/saved-jobs", members(200)),
  row("POST /api/saved-jobs", members(422), { body: {} }),
  row("PUT /api/saved-jobs/[jobId]", members(204), {
    at: ({ jobId }) => `/api/saved-jobs/${jobId}`,
  }),
  row("DELETE /api/saved-jobs/[jobId]", members(204), {
    at: ({ jobId }) => `/api/saved-jobs/${jobId}`,
  }),
  row("GET /api/viewed-jobs", members(200)),
  row("POST /api/viewed-jobs", members(422), { body: {} }),
  row("DELETE /api/viewed-jobs", members(204)),
];

// These end the session that every other row needs, so they come last.
const ENDING_CALLS = [
  row("DELETE /api/account/sessions", members(204)),
  row("POST /api/logout", everyone(401)),
];

export const ACCESS: readonly AccessRow[] = [
  ...PUBLIC_PAGE_ROWS,
  ...ACCOUNT_PAGES,
  ...DOCUMENT_ROWS,
  ...OPEN_CALLS,
  ...ACCOUNT_CALLS,
  ...APPLYING_ROWS,
  ...COMPANY_ROWS,
  ...CONTENT_ROWS,
  ...SENT_APPLICATION_ROWS,
  ...ANALYTICS_ROWS,
  ...MODERATION_ROWS,
  ...NOTIFICATION_ROWS,
  ...EMPLOYER_JOB_ROWS,
  ...PIPELINE_ROWS,
  ...TALENT_POOL_ROWS,
  ...POSTING_ROWS,
  ...PROFILE_ROWS,
  ...EMPLOYER_VIEW_ROWS,
  ...RECOMMENDATION_ROWS,
  ...ALERT_ROWS,
  ...RESUME_ROWS,
  ...ADMINISTRATION_ROWS,
  ...ENDING_CALLS,
];
