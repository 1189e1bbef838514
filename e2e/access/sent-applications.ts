import { randomUUID } from "node:crypto";
import { type AccessRow, members, row } from "./rows";

// For the seeker's application, sent to the employer's company. Nobody else finds it.
const bothSides = (response: number) => ({ ...members(404), seeker: response, employer: response });
/** The id of that application; a visitor's redirect names it. */
export const APPLICATION_ID = randomUUID();
const page = `/applications/${APPLICATION_ID}`;
const at = (path: string) => ({ at: `/api${page}${path}` });

/** Following applications. The seeker's withdrawal comes last. */
export const SENT_APPLICATION_ROWS: readonly AccessRow[] = [
  row(
    "GET /applications/[applicationId]",
    { ...members(404, `/login?from=${encodeURIComponent(page)}`), seeker: 200 },
    { at: page },
  ),
  // It was offered no times.
  row(
    "GET /applications/[applicationId]/interview-times",
    members(404, `/login?from=${encodeURIComponent(`${page}/interview-times`)}`),
    { at: `${page}/interview-times` },
  ),
  row("GET /api/applications", members(200)),
  row("GET /api/applications/[applicationId]", bothSides(200), at("")),
  row(
    "PATCH /api/applications/[applicationId]",
    { ...members(404), employer: 200 },
    { ...at(""), body: { to: "in_review", version: 1 } },
  ),
  row("GET /api/applications/[applicationId]/messages", bothSides(200), at("/messages")),
  row("POST /api/applications/[applicationId]/messages", members(422), {
    ...at("/messages"),
    body: {},
  }),
  row("PATCH /api/applications/[applicationId]/messages", bothSides(204), {
    ...at("/messages"),
    body: { readUntil: randomUUID() },
  }),
  row(
    "GET /api/applications/[applicationId]/messages/files/[fileId]",
    members(404),
    at(`/messages/files/${randomUUID()}`),
  ),
  // It was sent without one.
  row("GET /api/applications/[applicationId]/resume", members(404), at("/resume")),
  row(
    "POST /api/applications/[applicationId]/withdrawal",
    { ...members(404), seeker: 204 },
    { ...at("/withdrawal"), body: {} },
  ),
  row("POST /api/jobs/[jobId]/external-visits", members(404), {
    at: ({ jobId }) => `/api/jobs/${jobId}/external-visits`,
  }),
  row("PATCH /api/jobs/[jobId]/external-visits", members(404), {
    at: ({ jobId }) => `/api/jobs/${jobId}/external-visits`,
    body: { hasApplied: true },
  }),
];
