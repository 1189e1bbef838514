import "server-only";
import type { Actor } from "@/lib/accounts/schema";
import { db, type Transaction } from "@/lib/platform/db/client";
import { audit } from "@/lib/platform/observability/audit";
import { DomainError } from "@/lib/shared/errors";
import { monthsAfter, POOL_MONTHS } from "./periods";
import { addressHash, readPoolToken } from "./tokens.session";

const NOTHING = "This company keeps nothing about you in a talent pool.";
const LINK_OVER = "Nothing is kept about you here any longer.";

type Answer = { id: string; isGiven: boolean; actorId: string | null };

/** Deletes someone from a talent pool, and remembers that they aren't to be asked for a while. */
async function leave(tx: Transaction, { id, actorId }: Answer): Promise<void> {
  const { companyId, email, consent } = await tx.pooledPerson.delete({ where: { id } });
  const hash = addressHash(email);
  await tx.poolRefusal.upsert({
    where: { companyId_hash: { companyId, hash } },
    create: { companyId, hash },
    update: { at: new Date() },
  });
  await audit(tx, {
    action: consent === "given" ? "talent_pool.withdrawn" : "talent_pool.refused",
    actorId,
    target: { type: "company", id: companyId },
    details: { pooledPersonId: id },
  });
}

async function answerIn(tx: Transaction, answer: Answer, now: Date): Promise<void> {
  if (!answer.isGiven) return leave(tx, answer);
  const { companyId } = await tx.pooledPerson.update({
    where: { id: answer.id },
    data: {
      consent: "given",
      givenAt: now,
      dueAt: monthsAfter(now, POOL_MONTHS),
      isAskedAgain: false,
    },
    select: { companyId: true },
  });
  await audit(tx, {
    action: "talent_pool.given",
    actorId: answer.actorId,
    target: { type: "company", id: companyId },
    details: { pooledPersonId: answer.id },
  });
}

/** Locks someone until the transaction ends; `null` once nothing is kept. */
async function lock(tx: Transaction, id: string): Promise<{ userId: string | null } | null> {
  await tx.$queryRaw`SELECT 1 FROM pooled_people WHERE id = ${id}::uuid FOR UPDATE`;
  return tx.pooledPerson.findUnique({ where: { id }, select: { userId: true } });
}

/**
 * Says whether a company may keep the actor in its talent pool: a yes holds for `POOL_MONTHS` from
 * now on, a no deletes everything at once. Throws `not_found` for anyone else, and on a repeated no.
 */
export async function answerOwn(actor: Actor, id: string, isGiven: boolean): Promise<void> {
  await db.$transaction(async (tx) => {
    const found = await lock(tx, id);
    if (found?.userId !== actor.id) throw new DomainError("not_found", NOTHING);
    await answerIn(tx, { id, isGiven, actorId: actor.id }, new Date());
  });
}

/** Like `answerOwn`, for the holder of the mailed link. Throws `gone` once nothing is kept. */
export async function answerByLink(token: string, isGiven: boolean): Promise<void> {
  const id = readPoolToken(token);
  await db.$transaction(async (tx) => {
    if (!id || !(await lock(tx, id))) throw new DomainError("gone", LINK_OVER);
    await answerIn(tx, { id, isGiven, actorId: null }, new Date());
  });
}
