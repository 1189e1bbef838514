import { z } from "zod";
import { jobContent } from "../posting/content.schema";
import { JOB_STATUSES } from "../schema";
import type { EmployerJobStatus } from "./schema";

/** A posting in its company's own list. */
export const ownJobRow = z.object({
  id: z.uuid(),
  slug: z.string().nullable().describe("Of its public page, while it has one."),
  title: z.string(),
  location: z.string(),
  company: z.object({ name: z.string(), slug: z.string() }),
  status: z.enum(JOB_STATUSES),
  isHeld: z.boolean().describe("Whether this draft waits for its author's address to be verified."),
  version: z.int(),
  postedAt: z.iso.datetime().nullable(),
  scheduledFor: z.iso.datetime().nullable(),
  endedAt: z.iso.datetime().nullable(),
  deadline: z.iso.date().nullable(),
  views: z.int(),
  applications: z
    .object({
      total: z.int(),
      unseen: z.int().describe("Not opened by anyone at the company yet."),
      open: z.int(),
      hired: z.int(),
      interviews: z
        .int()
        .describe("Upcoming interviews, which are cancelled when the job is closed."),
    })
    .describe("Those that the company may see."),
  change: z
    .enum(["waiting", "rejected"])
    .nullable()
    .describe("Whether a change waits for an admin, or was refused."),
  reasons: z.array(z.string()).describe("Why it waits for review, or was not accepted."),
  asksForChanges: z
    .boolean()
    .describe(
      "Whether an admin asked for changes to it, or to the change that was made, rather than refusing it.",
    ),
  source: z
    .string()
    .nullable()
    .describe("Where it is imported from, which is where it is changed; null for one made here."),
});
export type EmployerJobRow = z.infer<typeof ownJobRow>;

/** A posting as one of its hiring managers sees it. */
export type AssignedJobView = EmployerJobRow & { descriptionHtml: string };

/**
 * One page of a company's own postings; the counts cover everything that matches the other filters.
 */
export type EmployerJobList = {
  jobs: EmployerJobRow[];
  total: number;
  page: number;
  pageCount: number;
  counts: Partial<Record<EmployerJobStatus, number>>;
  /** Whether there is any posting at all, whatever the filters. */
  hasAny: boolean;
};

/** A line of a changed text; a gap stands for unchanged lines. */
const diffLine = z.discriminatedUnion("kind", [
  z.object({ kind: z.enum(["same", "added", "removed"]), text: z.string() }),
  z.object({ kind: z.literal("gap"), count: z.int() }),
]);
export type DiffLine = z.infer<typeof diffLine>;

/** One change within an edit. */
const fieldChange = z.object({
  field: z.string(),
  before: z.string(),
  after: z.string(),
  lines: z.array(diffLine).nullable().describe("Of texts of several lines; null for the others."),
});
export type FieldChange = z.infer<typeof fieldChange>;

const written = {
  at: z.iso.datetime(),
  by: z.string().nullable().describe("Who wrote it; null if their account no longer exists."),
  changes: z.array(fieldChange),
};

/** One edit of a posting. */
const historyEntry = z.object({ version: z.int(), ...written });
export type HistoryEntry = z.infer<typeof historyEntry>;

/** A change that is waiting for an admin, or that one refused. */
const proposedEdit = z.object({ ...written, rejectionReason: z.string().nullable() });
export type ProposedEdit = z.infer<typeof proposedEdit>;

/** A posting as its company's members see it. */
export const ownJobView = ownJobRow.extend({
  content: jobContent.describe(
    "Its content. If a change is waiting for review, the content after that change.",
  ),
  proposed: proposedEdit.nullable(),
  history: z.array(historyEntry).describe("The latest first."),
  editRefusal: z.string().nullable().describe("Why it cannot be edited; null when it can."),
  renewableFrom: z.iso
    .datetime()
    .nullable()
    .describe("From when on it can be renewed; null while it cannot be at all."),
});
export type EmployerJobView = z.infer<typeof ownJobView>;
