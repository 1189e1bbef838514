import "server-only";
import { changeUserType, restoreUser, suspendUser } from "@/lib/accounts/admins/people.commands";
import type { Actor } from "@/lib/accounts/schema";
import { mergeCompanies } from "@/lib/companies/merging.commands";
import { restoreCompany, suspendCompany } from "@/lib/companies/suspension.commands";
import { withdrawVerification } from "@/lib/companies/verification/verified-domains.commands";
import { hideJobsOf, showJobsOf } from "@/lib/jobs/hiding.commands";
import { db, type Transaction } from "@/lib/platform/db/client";
import type { UserType } from "@/lib/shared/areas";
import { recordDecision } from "./decision-record.commands";

/**
 * Bans a company: its postings disappear at once, its people are signed out and can no longer open
 * resumes, and its applicants are told. Throws what `suspendCompany` throws.
 */
async function banCompany(
  tx: Transaction,
  actor: Actor,
  { companyId, reason }: { companyId: string; reason: string },
): Promise<void> {
  const now = new Date();
  await suspendCompany(tx, actor, { companyId, reason, now });
  await hideJobsOf(tx, companyId, now);
  await recordDecision(tx, actor, { kind: "company_suspended", companyId, reason });
}

/** Lifts a ban, within the caller's transaction; what was live is live again. */
export async function unbanCompany(
  tx: Transaction,
  actor: Actor,
  companyId: string,
): Promise<void> {
  await restoreCompany(tx, actor, companyId);
  await showJobsOf(tx, companyId, new Date());
  await recordDecision(tx, actor, { kind: "company_restored", companyId });
}

/** Suspends a company or lifts its suspension, with a reason that its people read. */
export async function changeCompanySuspension(
  actor: Actor,
  companyId: string,
  change: { isSuspended: true; reason: string } | { isSuspended: false },
): Promise<void> {
  await db.$transaction(
    (tx) =>
      change.isSuspended
        ? banCompany(tx, actor, { companyId, reason: change.reason })
        : unbanCompany(tx, actor, companyId),
    { timeout: 60_000 },
  );
}

/**
 * Takes a company's verification away, with a reason that its people read. Throws what
 * `withdrawVerification` throws.
 */
export async function unverifyCompany(
  actor: Actor,
  companyId: string,
  reason: string,
): Promise<void> {
  await db.$transaction(async (tx) => {
    await withdrawVerification(tx, actor, { companyId, reason });
    await recordDecision(tx, actor, { kind: "company_unverified", companyId, reason });
  });
}

/** Merges two companies for good. Throws what `mergeCompanies` throws. */
export async function joinCompanies(
  actor: Actor,
  pair: { from: string; into: string },
): Promise<void> {
  await db.$transaction(
    async (tx) => {
      const names = await mergeCompanies(tx, actor, pair);
      const reason = `${names.from} became part of ${names.into}.`;
      await recordDecision(tx, actor, { kind: "company_merged", companyId: pair.into, reason });
    },
    { timeout: 60_000 },
  );
}

/**
 * Suspends an account or lifts its suspension. Throws what `suspendUser` and `restoreUser` throw.
 */
export async function changePersonSuspension(
  actor: Actor,
  userId: string,
  change: { isSuspended: true; reason: string } | { isSuspended: false },
): Promise<void> {
  await db.$transaction(async (tx) => {
    if (change.isSuspended) {
      const { reason } = change;
      await suspendUser(tx, actor, { userId, reason });
      await recordDecision(tx, actor, { kind: "user_suspended", userId, reason });
    } else {
      await restoreUser(tx, actor, userId);
      await recordDecision(tx, actor, { kind: "user_restored", userId });
    }
  });
}

/** Changes an account's type. Throws what `changeUserType` throws. */
export async function changeRole(actor: Actor, userId: string, userType: UserType): Promise<void> {
  await db.$transaction(async (tx) => {
    const before = await changeUserType(tx, actor, { userId, userType });
    if (userType === "admin") await recordDecision(tx, actor, { kind: "role_granted", userId });
    else if (before === "admin") await recordDecision(tx, actor, { kind: "role_revoked", userId });
  });
}
