import "server-only";
import type { Actor } from "@/lib/accounts/schema";
import { db, type Transaction } from "@/lib/platform/db/client";
import { audit } from "@/lib/platform/observability/audit";
import { isModerated } from "@/lib/platform/settings";
import { DomainError } from "@/lib/shared/errors";
import { announceJobs } from "../announcing.commands";
import { publishEdit } from "../commands";
import { jobsEdited } from "../events";
import { expiryOf } from "../lifecycle";
import { rewriteJob, riskColumns } from "../persistence.commands";
import {
  requireApplyPlace,
  requireCustomFields,
  requireOfferedType,
  requirePay,
} from "../posting/commands";
import { reviewReasons } from "../risk/assessment";
import { assessPosting } from "../risk/queries";
import type { Risk } from "../risk/schema";
import type { JobContent } from "../schema";
import { textOfContent } from "../versions";
import { keepVersion, textOf, versionSelect } from "../versions.commands";
import type { JobText } from "../versions.schema";
import {
  changesBetween,
  conflictMessage,
  deadlineError,
  editRefusal,
  materialChanges,
} from "./changes";
import { type LockedJob, lockEmployerJob } from "./edits.queries";
import type { EditOutcome } from "./lifecycle.schema";

type JobEdit = {
  /** The version of the posting as it was read. */
  version: number;
  /** The new content; the company, and the address to apply at, stay. */
  content: Omit<JobContent, "companyId">;
};

const isPublic = ({ status }: Pick<LockedJob, "status">) =>
  status === "live" || status === "paused";

/** Throws if others changed the content, or proposed to, since `version` was read. */
async function requireUnchanged(tx: Transaction, job: LockedJob, version: number): Promise<void> {
  const { edit } = job;
  if (edit && edit.version > version && edit.rejectedAt === null) {
    const by = edit.editedBy && (edit.editedBy.fullName ?? edit.editedBy.username);
    const content = edit.content as unknown as JobContent;
    const proposed = changesBetween(textOf(job), textOfContent(content, job.company.name));
    const fields = proposed.map(({ field }) => field);
    throw new DomainError("conflict", conflictMessage(by, fields, edit.createdAt));
  }
  if (job.version === version) return;
  // Each edit stores the previous content, so the first version stored since is what was read.
  const kept = await tx.jobVersion.findMany({
    where: { jobId: job.id, version: { gte: version } },
    orderBy: { version: "asc" },
    include: { editedBy: { select: { fullName: true, username: true } } },
  });
  const [read] = kept;
  if (!read) return;
  const fields = changesBetween(read as unknown as JobText, textOf(job)).map(({ field }) => field);
  if (fields.length === 0) return;
  const last = kept.findLast(({ editedByUserId, version: at }) => editedByUserId && at > version);
  const by = last?.editedBy ? (last.editedBy.fullName ?? last.editedBy.username) : null;
  throw new DomainError("conflict", conflictMessage(by, fields, (last ?? read).createdAt));
}

/** Stores a posting's content before a change, with its author, if nothing was stored yet. */
export async function keepBefore(tx: Transaction, job: LockedJob): Promise<void> {
  const earlier = await tx.jobVersion.count({ where: { jobId: job.id } });
  await keepVersion(tx, job, earlier === 0 ? job.postedById : null);
}

/** Stores the content after a change, and announces it. */
export async function keepAfter(
  tx: Transaction,
  job: Pick<LockedJob, "id" | "status">,
  editedBy: string | null,
): Promise<number> {
  const after = await tx.job.findUniqueOrThrow({ where: { id: job.id }, select: versionSelect });
  await keepVersion(tx, after, editedBy);
  if (job.status === "live") await publishEdit(tx, job.id);
  else if (job.status === "paused") await announceJobs(tx, jobsEdited, [job.id]);
  return after.version;
}

function companyOf({ company }: LockedJob) {
  const { name, website, verifiedAt } = company;
  return { name, website, isVerified: verifiedAt !== null };
}

/** Why a change to a public posting waits for an admin, in words; empty if it need not. */
function reasonsToWait(job: LockedJob, content: JobContent, risk: Risk): string[] {
  if (!isPublic(job) || !isModerated()) return [];
  const company = companyOf(job);
  const material = materialChanges(textOf(job), textOfContent(content, company.name));
  if (material.length === 0) return [];
  if (company.isVerified) return reviewReasons(risk, company);
  const what = material.join(", ").toLowerCase();
  return [
    ...risk.flags.map(({ reason }) => reason),
    `${company.name} isn't verified yet, and this changes what people apply for: ${what}.`,
  ];
}

async function propose(
  tx: Transaction,
  job: LockedJob,
  proposal: { actor: Actor; content: JobContent; reasons: string[]; risk: Risk },
): Promise<EditOutcome> {
  const { actor, content, reasons, risk } = proposal;
  const version = job.version + 1;
  const edit = {
    version,
    content,
    reasons,
    editedByUserId: actor.id,
    createdAt: new Date(),
    rejectedAt: null,
    rejectionReason: null,
    asksForChanges: false,
    ...riskColumns(risk),
  };
  await tx.job.update({ where: { id: job.id }, data: { version } });
  await tx.jobEdit.upsert({
    where: { jobId: job.id },
    create: { jobId: job.id, ...edit },
    update: edit,
  });
  const target = { type: "job", id: job.id };
  await audit(tx, { action: "job.edit_proposed", actorId: actor.id, target });
  return { state: "in_review", version };
}

/**
 * Whether exactly this change is already waiting: a second press of the button proposes nothing
 * new.
 */
function isProposed({ edit, company }: LockedJob, after: JobText): boolean {
  if (!edit || edit.rejectedAt) return false;
  const proposed = textOfContent(edit.content as unknown as JobContent, company.name);
  return changesBetween(proposed, after).length === 0;
}

type JobWriting = { content: JobContent; editedBy: string | null; risk: Risk };

const CHANGED =
  "You changed it while it was on hold, so our team will review it again before it goes live.";

/** The status of a posting that is reviewed again once its content changes; nothing for others. */
function reviewAgain(job: LockedJob, risk: Risk) {
  if (job.status !== "in_review" && job.status !== "rejected") return {};
  const reasons = reviewReasons(risk, companyOf(job));
  return {
    status: "in_review" as const,
    rejectionReason: null,
    asksForChanges: false,
    reviewReasons: reasons.length > 0 ? reasons : [CHANGED],
  };
}

/**
 * Writes a posting's new content as its next version, replacing a change that was waiting. One that
 * was refused goes back to review.
 */
export async function writeEdit(
  tx: Transaction,
  job: LockedJob,
  { content, editedBy, risk }: JobWriting,
): Promise<number> {
  await keepBefore(tx, job);
  const besides = { ...riskColumns(risk), ...reviewAgain(job, risk) };
  await rewriteJob(tx, { id: job.id, content }, besides);
  await tx.jobEdit.deleteMany({ where: { jobId: job.id } });
  return keepAfter(tx, job, editedBy);
}

function requireDeadline(before: LockedJob, content: JobContent): void {
  const expiresAt = expiryOf(content);
  // A date set earlier may stay, so that changing the title does not require a new deadline.
  if (expiresAt?.getTime() === before.expiresAt?.getTime() && before.status !== "live") return;
  const problem = deadlineError(expiresAt, new Date());
  if (problem) throw new DomainError("invalid", problem, { deadline: [problem] });
}

/**
 * Changes a posting's content. A live one stays live, except that a material change waits for an
 * admin if the company is unverified or the text has to be reviewed; until then the posting stays
 * as it is. A refused posting goes back to review. The same content again is `unchanged`. Throws
 * `not_found` for strangers, and `conflict` for a posting that has ended, is imported, or was
 * changed by someone else since `version`, with a message that says by whom and what. `invalid` for
 * a day that has passed, and for what the site doesn't take, as in `postJob`.
 */
export async function editJob(actor: Actor, jobId: string, editing: JobEdit): Promise<EditOutcome> {
  return db.$transaction(async (tx) =>
    editInside(tx, actor, { job: await lockEmployerJob(tx, actor, jobId), ...editing }),
  );
}

/** What `editJob` does, with a posting that the caller has locked. */
export async function editInside(
  tx: Transaction,
  actor: Actor,
  { job, version, content: said }: JobEdit & { job: LockedJob },
): Promise<EditOutcome> {
  const refusal = editRefusal({ status: job.status, sourceName: job.source?.name ?? null });
  if (refusal) throw new DomainError("conflict", refusal);
  const content = { ...said, companyId: job.companyId };
  const after = textOfContent(content, job.company.name);
  if (isProposed(job, after)) return { state: "in_review", version: job.version };
  const changes = changesBetween(textOf(job), after);
  if (changes.length === 0 && !job.edit && job.status !== "rejected") {
    return { state: "unchanged", version: job.version };
  }
  await requireUnchanged(tx, job, version);
  if (content.jobType !== job.jobType) requireOfferedType(content);
  requirePay(content);
  requireApplyPlace(content);
  requireCustomFields(content);
  requireDeadline(job, content);
  const suspect = { content, company: companyOf(job), senderId: job.postedById };
  const risk = await assessPosting(suspect, tx);
  const reasons = reasonsToWait(job, content, risk);
  if (reasons.length > 0) return propose(tx, job, { actor, content, reasons, risk });
  const saved = await writeEdit(tx, job, { content, editedBy: actor.id, risk });
  await audit(tx, {
    action: "job.edited",
    actorId: actor.id,
    target: { type: "job", id: job.id },
    details: { fields: changes.map(({ field }) => field).join(", ") },
  });
  return { state: "saved", version: saved };
}
