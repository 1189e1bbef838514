import "server-only";
import { db, type Transaction } from "@/lib/platform/db/client";
import { announce } from "@/lib/platform/queue";
import { poolAsked } from "../events";
import { daysAfter, monthsAfter, REFUSAL_MONTHS, RENEWAL_DAYS } from "./periods";
import { addressHash } from "./tokens.session";

const BATCH = 200;

/** Deletes one batch of those whose time is over. Returns how many there were. */
async function deleteDue(tx: Transaction, now: Date): Promise<number> {
  const due = await tx.$queryRaw<
    { id: string; companyId: string; email: string; isAsked: boolean }[]
  >`
    SELECT id, company_id AS "companyId", email::text, consent = 'asked' AS "isAsked"
    FROM pooled_people WHERE due_at <= ${now} ORDER BY due_at LIMIT ${BATCH} FOR UPDATE SKIP LOCKED`;
  // Who doesn't answer doesn't want it, and isn't asked again soon.
  await tx.poolRefusal.createMany({
    data: due
      .filter(({ isAsked }) => isAsked)
      .map(({ companyId, email }) => ({ companyId, hash: addressHash(email), at: now })),
    skipDuplicates: true,
  });
  await tx.pooledPerson.deleteMany({ where: { id: { in: due.map(({ id }) => id) } } });
  return due.length;
}

/** Asks those whose yes ends soon once more, each once. */
async function askAgain(tx: Transaction, now: Date): Promise<number> {
  const due = await tx.$queryRaw<{ id: string; times: number }[]>`
    UPDATE pooled_people p SET is_asked_again = true, times_asked = times_asked + 1
    WHERE id IN (
      SELECT id FROM pooled_people
      WHERE consent = 'given' AND NOT is_asked_again AND due_at <= ${daysAfter(now, RENEWAL_DAYS)}
      ORDER BY due_at LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)
    RETURNING id, times_asked AS times`;
  for (const { id, times } of due) await announce(tx, poolAsked, { id, times });
  return due.length;
}

/**
 * Deletes everyone in a talent pool whose yes has ended or who didn't answer, asks those whose yes
 * ends soon, and forgets old refusals. A repeat does nothing.
 */
export async function keepTalentPools(now: Date): Promise<void> {
  for (const step of [deleteDue, askAgain]) {
    while ((await db.$transaction((tx) => step(tx, now))) === BATCH);
  }
  await db.poolRefusal.deleteMany({ where: { at: { lte: monthsAfter(now, -REFUSAL_MONTHS) } } });
}

/** Puts what companies keep under an account's verified address into the account. */
export async function joinPools(userId: string): Promise<void> {
  await db.$executeRaw`
    UPDATE pooled_people p SET user_id = u.id FROM users u
    WHERE u.id = ${userId}::uuid AND u.email_verified_at IS NOT NULL AND p.user_id IS NULL
      AND p.email = u.email AND NOT EXISTS (
        SELECT FROM company_members m WHERE m.company_id = p.company_id AND m.user_id = u.id)`;
}

/** Deletes what talent pools keep under an address whose owner asked to be forgotten. */
export async function erasePooled(email: string): Promise<void> {
  await db.pooledPerson.deleteMany({ where: { email, userId: null } });
}

/** Takes back the question to an applicant who has withdrawn before answering it. */
export async function endQuestion(applicationId: string): Promise<void> {
  await db.pooledPerson.deleteMany({ where: { applicationId, consent: "asked" } });
}
