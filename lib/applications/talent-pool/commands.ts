import "server-only";
import type { Actor } from "@/lib/accounts/schema";
import { db, type Transaction } from "@/lib/platform/db/client";
import { audit } from "@/lib/platform/observability/audit";
import { announce } from "@/lib/platform/queue";
import { spend } from "@/lib/platform/security/rate-limit";
import { DomainError } from "@/lib/shared/errors";
import { addPerson, lockPosting } from "../by-hand/commands";
import { requireNew } from "../by-hand/known-people.queries";
import { POOLED_ORIGIN } from "../by-hand/origins";
import type { AddedPerson } from "../by-hand/schema";
import { poolInvited } from "../events";
import { NOBODY, requirePooled } from "./queries";
import type { PoolAddition, PoolChange } from "./schema";

/** Locks someone who agreed until the transaction ends. Throws `not_found`, `conflict`. */
async function lockGiven(tx: Transaction, actor: Actor, id: string) {
  await tx.$queryRaw`SELECT 1 FROM pooled_people WHERE id = ${id}::uuid FOR UPDATE`;
  return requirePooled(actor, id, { tx });
}

/**
 * Changes skills, tags and note of someone in the talent pool. Throws `not_found` for strangers,
 * `conflict` for someone who hasn't agreed, or changed since `version` was read, `rate_limited`.
 */
export async function changePooled(
  actor: Actor,
  id: string,
  { version, skills, tags, note }: PoolChange,
): Promise<void> {
  await requirePooled(actor, id);
  await spend("applicantByAccount", actor.id);
  await db.$transaction(async (tx) => {
    await lockGiven(tx, actor, id);
    const { count } = await tx.pooledPerson.updateMany({
      where: { id, version },
      data: { skills, version: { increment: 1 } },
    });
    if (count === 0) {
      throw new DomainError("conflict", "A colleague has just changed this. Reload the page.");
    }
    const remarks = { tags, note, authorUserId: actor.id };
    await tx.poolRemark.upsert({
      where: { pooledPersonId: id },
      create: { pooledPersonId: id, ...remarks },
      update: remarks,
    });
  });
}

/** Takes someone out of the talent pool, whether or not they answered. Throws `not_found`. */
export async function removePooled(actor: Actor, id: string): Promise<void> {
  const { companyId } = await requirePooled(actor, id, { isAskedEnough: true });
  await db.$transaction(async (tx) => {
    const { count } = await tx.pooledPerson.deleteMany({ where: { id, companyId } });
    if (count === 0) throw new DomainError("not_found", NOBODY);
    await audit(tx, {
      action: "talent_pool.removed",
      actorId: actor.id,
      target: { type: "company", id: companyId },
      details: { pooledPersonId: id },
    });
  });
}

/**
 * Adds someone in the talent pool to a posting of the same company, and tells them by mail, as for
 * everyone who is added by hand. The same `submissionId` adds them once. Throws what `addPerson`
 * throws, and `conflict` for someone who hasn't agreed.
 */
export async function addPooledToJob(
  actor: Actor,
  id: string,
  { jobId, submissionId }: PoolAddition,
): Promise<AddedPerson> {
  const { companyId, fullName, email, phone, headline, place } = await requirePooled(actor, id);
  const job = await db.job.findFirst({ where: { id: jobId, companyId }, select: { id: true } });
  if (!job) throw new DomainError("not_found", "Job not found");
  const person = { submissionId, fullName, email, phone, headline, place };
  return addPerson(actor, jobId, {
    ...person,
    origin: POOLED_ORIGIN,
    referredById: null,
    note: null,
    mayPassOn: true,
  });
}

/**
 * Invites someone in the talent pool to apply for a live posting of the same company, by mail, once
 * for each posting. Throws `not_found` for strangers, `forbidden` while the actor's own address is
 * unverified, `conflict` for someone who hasn't agreed or has applied already, and for a posting that
 * isn't live, `rate_limited`.
 */
export async function inviteToApply(actor: Actor, id: string, jobId: string): Promise<void> {
  await requirePooled(actor, id);
  if (!actor.hasVerifiedEmail) {
    throw new DomainError("forbidden", "Confirm your email address first.");
  }
  await spend("additionByAccount", actor.id);
  await db.$transaction(async (tx) => {
    const { companyId, email } = await lockGiven(tx, actor, id);
    const job = await lockPosting(tx, actor, jobId);
    if (job.companyId !== companyId) throw new DomainError("not_found", "Job not found");
    if (job.status !== "live") {
      throw new DomainError("conflict", "They can only apply while the job is live.");
    }
    await requireNew(tx, { jobId, companyId, email });
    const data = { pooledPersonId: id, jobId, invitedByUserId: actor.id };
    const { count } = await tx.poolInvitation.createMany({ data, skipDuplicates: true });
    if (count > 0) await announce(tx, poolInvited, { id, jobId });
  });
}
