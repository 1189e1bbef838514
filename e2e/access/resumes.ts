import { randomUUID } from "node:crypto";
import { type AccessRow, members, row } from "./rows";

const address = `/api/resumes/${randomUUID()}`;

/** Resumes. Someone else's, and one that never existed, are not found. */
export const RESUME_ROWS: readonly AccessRow[] = [
  row("GET /api/resumes", members(200)),
  row("POST /api/resumes", members(422)),
  row("PATCH /api/resumes/[resumeId]", members(404), { at: address, body: { isDefault: true } }),
  row("DELETE /api/resumes/[resumeId]", members(404), { at: address }),
  row("GET /api/resumes/[resumeId]/file", members(404), { at: `${address}/file` }),
  row("POST /api/resumes/[resumeId]/findings/[findingId]", members(404), {
    at: `${address}/findings/${randomUUID()}`,
    body: { isAccepted: true },
  }),
  // Someone else's are refused one by one, and change nothing.
  row("POST /api/resumes/findings", members(200), {
    body: { decisions: [{ findingId: randomUUID(), isAccepted: true }] },
  }),
];
