import "server-only";
import { randomUUID } from "node:crypto";
import { db } from "@/lib/platform/db/client";
import type { Prisma } from "@/lib/platform/db/generated/client";
import { announce } from "@/lib/platform/queue";
import { siteSettings } from "@/lib/platform/settings";
import { accountInactive } from "../events";
import { scheduleDeletion } from "./deletion.commands";
import { addDays, dueDay, FIRST_WARNING_DAYS, LAST_WARNING_DAYS } from "./retention";

/**
 * Accounts that may end by themselves: only those that neither the site nor applicants still need.
 */
const MAY_END = {
  status: "active",
  userType: { not: "admin" },
  deletionDueAt: null,
  memberships: { none: { company: { jobs: { some: { status: "live" } } } } },
} as const satisfies Prisma.UserWhereInput;

function monthsBefore(date: Date, months: number): Date {
  const earlier = new Date(date);
  earlier.setUTCMonth(earlier.getUTCMonth() - months);
  return earlier;
}

/** Sends the first warning to people who were last seen almost 24 months ago. */
async function warn(now: Date): Promise<void> {
  const { accountMonths } = siteSettings();
  const lastSeenAt = { lte: monthsBefore(addDays(now, FIRST_WARNING_DAYS), accountMonths) };
  const where = { ...MAY_END, lastSeenAt, inactivityDueAt: null };
  const found = await db.user.findMany({
    where,
    orderBy: { lastSeenAt: "asc" },
    select: { id: true, lastSeenAt: true },
  });
  for (const { id, lastSeenAt: seenAt } of found) {
    const dueAt = dueDay(seenAt, now, accountMonths);
    await db.$transaction(async (tx) => {
      // This notices those who signed in meanwhile.
      const { count } = await tx.user.updateMany({
        where: { ...where, id },
        data: { inactivityDueAt: dueAt },
      });
      if (count === 0) return;
      const event = { id: randomUUID(), userId: id, dueAt: dueAt.toISOString() };
      await announce(tx, accountInactive, event);
    });
  }
}

/** Sends the second warning; if it is late, the day of deletion moves back. */
async function remind(now: Date): Promise<void> {
  const soon = addDays(now, LAST_WARNING_DAYS);
  const where = { ...MAY_END, inactivityDueAt: { lte: soon }, inactivityRemindedAt: null };
  const found = await db.user.findMany({ where, select: { id: true } });
  for (const { id } of found) {
    await db.$transaction(async (tx) => {
      const { count } = await tx.user.updateMany({
        where: { ...where, id },
        data: { inactivityDueAt: soon, inactivityRemindedAt: now },
      });
      if (count === 0) return;
      const event = { id: randomUUID(), userId: id, dueAt: soon.toISOString() };
      await announce(tx, accountInactive, event);
    });
  }
}

/**
 * Schedules the deletion of accounts whose owners received both warnings, with the usual days of
 * grace.
 */
async function end(now: Date): Promise<void> {
  const where = { ...MAY_END, inactivityDueAt: { lte: now }, inactivityRemindedAt: { not: null } };
  const found = await db.user.findMany({ where, select: { id: true } });
  for (const { id } of found) {
    await db.$transaction(async (tx) => {
      // Someone signing in at this moment has either done so already, or finds the deletion and
      // cancels it.
      await tx.$queryRaw`SELECT 1 FROM users WHERE id = ${id}::uuid FOR UPDATE`;
      if ((await tx.user.count({ where: { ...where, id } })) === 0) return;
      await scheduleDeletion(tx, { userId: id, now, why: "inactivity" });
    });
  }
}

/**
 * Looks after accounts that no one has used for 24 months: warns their owners 60 and 14 days ahead,
 * then has them erased as if the owner had asked. Signing in cancels it. Admins, suspended accounts
 * and members of companies with open jobs are left alone. A repeat does nothing.
 */
export async function endUnusedAccounts(now: Date): Promise<void> {
  await end(now);
  await remind(now);
  await warn(now);
}
