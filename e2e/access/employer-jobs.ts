import { randomUUID } from "node:crypto";
import { type AccessRow, everyone, members, row } from "./rows";

// The job belongs to nobody in the matrix; employer-jobs.spec.ts covers what a company's own
// members get.
const at = (path: string) => ({
  at: ({ jobId }: { jobId: string }) => `/api/employer/jobs/${jobId}${path}`,
});
const forEmployers = (from: string, response: number) => ({
  ...everyone("/app"),
  visitor: `/login?from=${encodeURIComponent(from)}`,
  employer: response,
  otherEmployer: response,
});
/** A posting that doesn't exist; a visitor's redirect names it. */
const NOBODYS = `/employer/jobs/${randomUUID()}`;

/** My Job Posts. */
export const EMPLOYER_JOB_ROWS: readonly AccessRow[] = [
  row("GET /employer/home", forEmployers("/employer/home", 200), {
    assigned: "/employer/applications",
  }),
  row("GET /employer/jobs", forEmployers("/employer/jobs", 200)),
  row("GET /employer/jobs/[jobId]", forEmployers(NOBODYS, 404), { at: NOBODYS }),
  row("GET /employer/jobs/[jobId]/edit", forEmployers(`${NOBODYS}/edit`, 404), {
    at: `${NOBODYS}/edit`,
  }),
  row("GET /api/employer/jobs", members(200)),
  row("POST /api/employer/jobs/changes", members(404), {
    body: { action: "pause", jobIds: [randomUUID()] },
  }),
  row("GET /api/employer/jobs/[jobId]", members(404), { at: `/api${NOBODYS}` }),
  row("PATCH /api/employer/jobs/[jobId]", members(422), { ...at(""), body: {} }),
  row("DELETE /api/employer/jobs/[jobId]/edit", members(404), { at: `/api${NOBODYS}/edit` }),
  row("GET /api/employer/jobs/[jobId]/hiring-managers", members(404), {
    at: `/api${NOBODYS}/hiring-managers`,
  }),
  row("GET /api/employer/jobs/[jobId]/stages", members(404), { at: `/api${NOBODYS}/stages` }),
  row("POST /api/employer/jobs/[jobId]/stages", members(404), {
    at: `/api${NOBODYS}/stages`,
    body: { name: "Trial shift", status: "interview" },
  }),
  row("PUT /api/employer/jobs/[jobId]/stages", members(404), {
    at: `/api${NOBODYS}/stages`,
    body: { stageIds: [] },
  }),
  ...["PUT", "DELETE"].map((method) =>
    row(`${method} /api/employer/jobs/[jobId]/hiring-managers/[managerId]`, members(404), {
      at: `/api${NOBODYS}/hiring-managers/${randomUUID()}`,
    }),
  ),
  row("POST /api/employer/jobs/[jobId]/renewals", members(404), {
    at: `/api${NOBODYS}/renewals`,
    body: { deadline: null },
  }),
];
