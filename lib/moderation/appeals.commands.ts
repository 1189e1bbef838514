import "server-only";
import { isOnlyAdmin, requireAdministration } from "@/lib/accounts/admins/admin-requests.queries";
import type { Actor } from "@/lib/accounts/schema";
import { canPostFor } from "@/lib/companies/policy";
import { approveEdit } from "@/lib/jobs/employer/edit-decisions.commands";
import { reinstateJob } from "@/lib/jobs/review.commands";
import { db, type Transaction } from "@/lib/platform/db/client";
import { audit } from "@/lib/platform/observability/audit";
import { announce } from "@/lib/platform/queue";
import { spend } from "@/lib/platform/security/rate-limit";
import { DomainError } from "@/lib/shared/errors";
import { recordDecision } from "./decision-record.commands";
import {
  APPEALABLE,
  type AppealableKind,
  type DecisionKind,
  neededReason,
} from "./decisions.schema";
import { appealDecided } from "./events";
import { unbanCompany } from "./suspension.commands";

const isAppealable = (kind: DecisionKind): kind is AppealableKind =>
  (APPEALABLE as readonly string[]).includes(kind);

/**
 * Asks for a decision to be reviewed, once, by someone at the company it is about. A repeat does
 * nothing. Throws `not_found` for strangers, `conflict` for a decision that is not a refusal,
 * `rate_limited`.
 */
export async function appealDecision(
  actor: Actor,
  decisionId: string,
  text: string,
): Promise<void> {
  await db.$transaction(async (tx) => {
    const decision = await tx.moderationDecision.findUnique({ where: { id: decisionId } });
    if (!decision?.companyId || !canPostFor(actor, decision.companyId)) {
      throw new DomainError("not_found", "There's no such decision.");
    }
    if (!isAppealable(decision.kind)) {
      throw new DomainError("conflict", "You can appeal only a rejection.");
    }
    await spend("appealByAccount", actor.id);
    const { count } = await tx.moderationAppeal.createMany({
      data: { decisionId, userId: actor.id, text },
      skipDuplicates: true,
    });
    if (count === 0) return;
    const target = { type: "decision", id: decisionId };
    await audit(tx, { action: "appeal.made", actorId: actor.id, target });
  });
}

type AppealedDecision = {
  kind: DecisionKind;
  jobId: string | null;
  companyId: string | null;
  reason: string | null;
};

async function undoEdit(tx: Transaction, actor: Actor, jobId: string): Promise<void> {
  const edit = await tx.jobEdit.findUnique({ where: { jobId } });
  if (!edit?.rejectedAt) {
    const gone = "The rejected change was withdrawn or made again, so there's nothing to approve.";
    throw new DomainError("conflict", gone);
  }
  await approveEdit(tx, actor, { jobId, version: edit.version, wasRejected: true });
}

/** Does what the decision had refused. */
async function undo(tx: Transaction, actor: Actor, decided: AppealedDecision): Promise<void> {
  const { kind, jobId, companyId } = decided;
  if (jobId && companyId && (kind === "job_rejected" || kind === "job_removed")) {
    await reinstateJob(tx, actor, jobId);
    await recordDecision(tx, actor, { kind: "job_reinstated", jobId, companyId });
  } else if (jobId && companyId && kind === "edit_rejected") {
    await undoEdit(tx, actor, jobId);
    await recordDecision(tx, actor, { kind: "edit_approved", jobId, companyId });
  } else if (companyId && kind === "company_suspended") {
    await unbanCompany(tx, actor, companyId);
  } else if (companyId && kind === "look_refused") {
    // The latest one, because a company is refused one domain at a time.
    const lookAlike = await tx.lookAlikeDomain.findFirst({
      where: { companyId, isAccepted: false },
      orderBy: { decidedAt: "desc" },
    });
    if (!lookAlike)
      throw new DomainError("conflict", "The company has since asked for another domain.");
    await tx.lookAlikeDomain.update({ where: { id: lookAlike.id }, data: { isAccepted: true } });
    await recordDecision(tx, actor, { kind: "look_accepted", companyId, reason: lookAlike.domain });
  }
}

/**
 * Throws unless the admin may answer an appeal against their own decision: no one else can, and
 * they say why.
 */
async function requireAlone(tx: Transaction, actor: Actor, reason: string): Promise<void> {
  if (!(await isOnlyAdmin(actor, tx))) {
    const why = "You made this decision. Another admin will review it.";
    throw new DomainError("forbidden", why);
  }
  if (neededReason.safeParse(reason).success) return;
  const message = "You made this decision yourself, so say why you answer the appeal this way";
  throw new DomainError("invalid", message, { reason: [message] });
}

/**
 * Decides an appeal; if it is granted, what was refused is done. An admin other than the one who
 * made the decision has to answer. If there is no other, the same one may, with a reason that the
 * log keeps. Throws `forbidden`, `not_found`, `conflict`, `invalid`.
 */
export async function decideAppeal(
  tx: Transaction,
  actor: Actor,
  { id, isApproved, reason }: { id: string; isApproved: boolean; reason: string },
): Promise<void> {
  requireAdministration(actor);
  await tx.$queryRaw`SELECT 1 FROM moderation_appeals WHERE decision_id = ${id}::uuid FOR UPDATE`;
  const found = await tx.moderationAppeal.findUnique({
    where: { decisionId: id },
    include: { decision: true },
  });
  if (!found) throw new DomainError("not_found", "There's no such appeal.");
  if (found.answeredAt) throw new DomainError("conflict", "This has already been answered.");
  const isOwnDecision = found.decision.decidedByUserId === actor.id;
  if (isOwnDecision) await requireAlone(tx, actor, reason);
  await tx.moderationAppeal.update({
    where: { decisionId: id },
    data: {
      answeredAt: new Date(),
      isUpheld: isApproved,
      answer: reason || null,
      answeredByUserId: actor.id,
    },
  });
  if (isApproved) await undo(tx, actor, found.decision);
  const target = { type: "decision", id };
  const details = { isUpheld: isApproved, ...(isOwnDecision ? { ownDecision: true, reason } : {}) };
  await audit(tx, { action: "appeal.answered", actorId: actor.id, target, details });
  await announce(tx, appealDecided, { id });
}
