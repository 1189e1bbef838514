import { randomUUID } from "node:crypto";
import { type AccessRow, members, row } from "./rows";

const POSTING = {
  title: "Keeper of the light",
  location: "Pune",
  jobType: "full_time",
  category: "it",
  experienceYears: 1,
  description: "You keep the light burning.",
};

const REFERENCE = "/api/jobs/by-reference/[source]/[reference]";
const draft = { at: `/api/job-drafts/${randomUUID()}` };

/** Posting a job. The journeys show what a company's own people get; strangers find nothing. */
export const POSTING_ROWS: readonly AccessRow[] = [
  row("POST /api/postJob", { ...members(403), employer: 422 }, { body: {} }),
  row("GET /api/allcompanies", members(200)),
  row("POST /api/jobs", members(422), { body: {} }),
  row(`GET ${REFERENCE}`, members(404), { at: "/api/jobs/by-reference/ats/none" }),
  row(
    `PUT ${REFERENCE}`,
    { ...members(404), employer: 201 },
    { at: "/api/jobs/by-reference/ats/12", body: { posting: POSTING } },
  ),
  // What the employer has just posted is in review.
  row(
    `DELETE ${REFERENCE}`,
    { ...members(404), employer: 409 },
    { at: "/api/jobs/by-reference/ats/12" },
  ),
  row("POST /api/job-previews", members(422), { body: {} }),
  row("GET /api/job-drafts", members(200), { at: `/api/job-drafts?companyId=${randomUUID()}` }),
  row("POST /api/job-drafts", members(422), { body: {} }),
  row("PUT /api/job-drafts/[draftId]", members(404), {
    ...draft,
    body: { version: null, fields: {} },
  }),
  row("DELETE /api/job-drafts/[draftId]", members(204), draft),
];
