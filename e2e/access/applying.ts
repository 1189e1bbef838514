import { randomUUID } from "node:crypto";
import { type AccessRow, members, row } from "./rows";

const id = randomUUID();
const address = `/applications/${id}/sent`;

/** Applying. An empty body passes the access check and fails after it. */
export const APPLYING_ROWS: readonly AccessRow[] = [
  row("POST /api/jobs/[jobId]/applications", members(422), {
    at: ({ jobId }) => `/api/jobs/${jobId}/applications`,
    body: {},
  }),
  row("PUT /api/jobs/[jobId]/application-draft", members(422), {
    at: ({ jobId }) => `/api/jobs/${jobId}/application-draft`,
    body: {},
  }),
  row("DELETE /api/jobs/[jobId]/application-draft", members(204), {
    at: ({ jobId }) => `/api/jobs/${jobId}/application-draft`,
  }),
  row("GET /api/applications/prefill", members(200), {
    at: ({ jobId }) => `/api/applications/prefill?jobId=${jobId}`,
  }),
  row(
    "GET /applications/[applicationId]/sent",
    members(404, `/login?from=${encodeURIComponent(address)}`),
    { at: address },
  ),
];
