import { everybody, members, type Row, row } from "./rows";

/** Counting views, and what employers see of them. */
export const ANALYTICS_ROWS: readonly Row[] = [
  row("GET /employer/analytics", {
    ...everybody("/app"),
    visitor: "/login?from=%2Femployer%2Fanalytics",
    employer: 200,
    otherEmployer: 200,
  }),
  // The numbers of one's own companies: whoever has none gets an empty file, and nobody those of
  // others (e2e/specs/analytics.spec.ts).
  row("GET /api/employer/analytics", members(200)),
  row("POST /api/jobs/[jobId]/views", everybody(204), {
    at: ({ jobId }) => `/api/jobs/${jobId}/views`,
    body: { source: "site" },
  }),
];
