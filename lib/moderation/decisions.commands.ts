import "server-only";
import { decideAdminRequest } from "@/lib/accounts/admins/admin-requests.commands";
import { requireAdministration } from "@/lib/accounts/admins/admin-requests.queries";
import type { Actor } from "@/lib/accounts/schema";
import { removeLogoAsAdmin } from "@/lib/companies/logos.commands";
import { forgetFiles } from "@/lib/companies/pictures/files.commands";
import { removePictureAsAdmin } from "@/lib/companies/pictures/removal.commands";
import { decideLookAlike } from "@/lib/companies/verification/look-alike-domains.commands";
import { approveEdit, rejectEdit } from "@/lib/jobs/employer/edit-decisions.commands";
import { approveJob, rejectJob, removeJob } from "@/lib/jobs/review.commands";
import { db, type Transaction } from "@/lib/platform/db/client";
import { audit } from "@/lib/platform/observability/audit";
import { forgetFile } from "@/lib/platform/storage/storage";
import { DomainError } from "@/lib/shared/errors";
import { decideAppeal } from "./appeals.commands";
import { recordDecision } from "./decision-record.commands";
import { type ItemId, type ItemKind, neededReason, type ReviewVerdict } from "./decisions.schema";

type Decide = (
  tx: Transaction,
  actor: Actor,
  about: { id: string } & ReviewVerdict,
) => Promise<void>;

async function companyOf(tx: Transaction, jobId: string): Promise<string> {
  const job = await tx.job.findUnique({ where: { id: jobId }, select: { companyId: true } });
  if (!job) throw new DomainError("not_found", "Job not found");
  return job.companyId;
}

function versionOf({ version }: ReviewVerdict): number {
  if (version !== undefined) return version;
  const message = "Say which version you reviewed";
  throw new DomainError("invalid", message, { version: [message] });
}

const decideJob: Decide = async (tx, actor, { id: jobId, ...verdict }) => {
  const { isApproved, reason, asksForChanges } = verdict;
  const version = versionOf(verdict);
  const companyId = await companyOf(tx, jobId);
  if (isApproved) {
    await approveJob(tx, actor, { jobId, version });
    await recordDecision(tx, actor, { kind: "job_approved", jobId, companyId });
  } else {
    await rejectJob(tx, actor, { jobId, version, reason, asksForChanges });
    const kind = asksForChanges ? "job_changes_asked" : "job_rejected";
    await recordDecision(tx, actor, { kind, jobId, companyId, reason });
  }
};

const decideEdit: Decide = async (tx, actor, { id: jobId, ...verdict }) => {
  const { isApproved, reason, asksForChanges } = verdict;
  const version = versionOf(verdict);
  const companyId = await companyOf(tx, jobId);
  if (isApproved) {
    await approveEdit(tx, actor, { jobId, version });
    await recordDecision(tx, actor, { kind: "edit_approved", jobId, companyId });
  } else {
    await rejectEdit(tx, actor, { jobId, version, reason, asksForChanges });
    const kind = asksForChanges ? "edit_changes_asked" : "edit_rejected";
    await recordDecision(tx, actor, { kind, jobId, companyId, reason });
  }
};

/** Closes a posting's open reports; returns whether there were any. */
async function closeReports(tx: Transaction, jobId: string): Promise<boolean> {
  const { count } = await tx.jobReport.updateMany({
    where: { jobId, closedAt: null },
    data: { closedAt: new Date() },
  });
  return count > 0;
}

/** If approved, a reported posting stays; if rejected, it is taken down. */
const decideReports: Decide = async (tx, actor, { id: jobId, isApproved, reason }) => {
  requireAdministration(actor);
  const companyId = await companyOf(tx, jobId);
  if (!(await closeReports(tx, jobId))) {
    throw new DomainError("conflict", "These reports have already been reviewed.");
  }
  if (isApproved) {
    const target = { type: "job", id: jobId };
    await audit(tx, { action: "job.reports_dismissed", actorId: actor.id, target });
    await recordDecision(tx, actor, { kind: "reports_dismissed", jobId, companyId });
  } else {
    await removeJob(tx, actor, { jobId, reason });
    await recordDecision(tx, actor, { kind: "job_removed", jobId, companyId, reason });
  }
};

const decideCompany: Decide = async (tx, actor, { id, isApproved, reason }) => {
  const { companyId, domain } = await decideLookAlike(tx, actor, { id, isAccepted: isApproved });
  const kind = isApproved ? "look_accepted" : "look_refused";
  await recordDecision(tx, actor, {
    kind,
    companyId,
    reason: reason || (isApproved ? domain : null),
  });
};

const DECIDE: Record<Exclude<ItemKind, "admin">, Decide> = {
  job: decideJob,
  edit: decideEdit,
  report: decideReports,
  company: decideCompany,
  appeal: decideAppeal,
};

const refuse = (field: keyof ReviewVerdict, message: string): never => {
  throw new DomainError("invalid", message, { [field]: [message] });
};

/** Throws `invalid` for a verdict that an item of this kind can't get. */
function requirePossible(kind: ItemKind, { isApproved, asksForChanges }: ReviewVerdict): void {
  if (!asksForChanges) return;
  if (isApproved) refuse("asksForChanges", "Approve it or ask for changes, not both");
  if (kind !== "job" && kind !== "edit") {
    refuse("asksForChanges", "You can only ask for changes to a job");
  }
}

/** Anyone who is refused something is told why. */
function requireReason({ isApproved, reason }: ReviewVerdict): void {
  if (isApproved || neededReason.safeParse(reason).success) return;
  const message = "Say why: the person it's about will read it";
  refuse("reason", message);
}

/**
 * Decides one item of the queue. The decision, its reason for the person concerned and an audit
 * entry are recorded with it, all or nothing. If two admins decide at once, the second gets a
 * `conflict`. Throws `forbidden` for anyone but an admin, `not_found`, `conflict`, `invalid`.
 */
export async function decideItem(
  actor: Actor,
  { kind, id }: ItemId,
  verdict: ReviewVerdict,
): Promise<void> {
  requireAdministration(actor);
  requirePossible(kind, verdict);
  if (kind === "admin") return decideAdminRequest(actor, id, verdict.isApproved);
  requireReason(verdict);
  await db.$transaction((tx) => DECIDE[kind](tx, actor, { id, ...verdict }));
}

/** Takes down a posting that no one has reported, e.g. from the company's page. */
export async function takeDown(actor: Actor, jobId: string, reason: string): Promise<void> {
  requireAdministration(actor);
  await db.$transaction(async (tx) => {
    const companyId = await companyOf(tx, jobId);
    await removeJob(tx, actor, { jobId, reason });
    await closeReports(tx, jobId);
    await recordDecision(tx, actor, { kind: "job_removed", jobId, companyId, reason });
  });
}

/** Removes a picture from a company's page, for a reason that its people read. */
export async function takeDownPicture(
  actor: Actor,
  which: { companyId: string; pictureId: string },
  reason: string,
): Promise<void> {
  const files = await db.$transaction(async (tx) => {
    const removed = await removePictureAsAdmin(tx, actor, which);
    const { companyId } = which;
    await recordDecision(tx, actor, { kind: "picture_removed", companyId, reason });
    return removed;
  });
  await forgetFiles(files);
}

/** Removes a company's logo, for a reason that its people read. */
export async function takeDownLogo(actor: Actor, companyId: string, reason: string): Promise<void> {
  const key = await db.$transaction(async (tx) => {
    const removed = await removeLogoAsAdmin(tx, actor, companyId);
    await recordDecision(tx, actor, { kind: "logo_removed", companyId, reason });
    return removed;
  });
  await forgetFile("logos", key);
}
