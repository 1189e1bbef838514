import { members, row } from "./rows";

/** Job recommendations, and what the person decides about them. */
export const RECOMMENDATION_ROWS = [
  row("GET /api/recommendations", members(200)),
  row("GET /api/job-preferences", members(200)),
  row("PUT /api/job-preferences", members(422), { body: { userId: "someone else's" } }),
  row("GET /api/jobs/[jobId]/match", members(200), {
    at: ({ jobId }) => `/api/jobs/${jobId}/match`,
  }),
  row("PUT /api/hidden-jobs/[jobId]", members(204), {
    at: ({ jobId }) => `/api/hidden-jobs/${jobId}`,
  }),
  row("DELETE /api/hidden-jobs/[jobId]", members(204), {
    at: ({ jobId }) => `/api/hidden-jobs/${jobId}`,
  }),
  row("PATCH /api/saved-jobs/[jobId]", members(422), {
    at: ({ jobId }) => `/api/saved-jobs/${jobId}`,
    body: { note: 1 },
  }),
  row("DELETE /api/first-steps", members(204)),
];
