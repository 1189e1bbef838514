import { type AccessRow, everyone, members, row } from "./rows";

/** Counting views, and what employers see of them. */
export const ANALYTICS_ROWS: readonly AccessRow[] = [
  row("GET /employer/analytics", {
    ...everyone("/app"),
    visitor: "/login?from=%2Femployer%2Fanalytics",
    employer: 200,
    otherEmployer: 200,
  }),
  // The numbers of a person's own companies: someone without any gets an empty file, and nobody
  // gets another's (e2e/specs/analytics.spec.ts).
  row("GET /api/employer/analytics", members(200)),
  row("POST /api/jobs/[jobId]/views", everyone(204), {
    at: ({ jobId }) => `/api/jobs/${jobId}/views`,
    body: { source: "site" },
  }),
];
