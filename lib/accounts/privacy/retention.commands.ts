import "server-only";
import { randomUUID } from "node:crypto";
import { db } from "@/lib/platform/db/client";
import type { Prisma } from "@/lib/platform/db/generated/client";
import { announce } from "@/lib/platform/queue";
import { siteSettings } from "@/lib/platform/settings";
import { accountInactive } from "../events";
import { scheduleDeletion } from "./deletion.commands";
import { addDays, dueDay, FIRST_WARNING_DAYS, LAST_WARNING_DAYS } from "./retention";

/** Whose accounts may end by themselves: nobody's whom the site or applicants still need. */
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

/** Warns for the first time those who were last seen almost 24 months ago. */
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
      // Who signs in meanwhile is seen by this.
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

/** Warns for the second time; when that is late, the day moves on. */
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

/** Has those accounts erased, after the same days of grace, whose owners heard both warnings. */
async function end(now: Date): Promise<void> {
  const where = { ...MAY_END, inactivityDueAt: { lte: now }, inactivityRemindedAt: { not: null } };
  const found = await db.user.findMany({ where, select: { id: true } });
  for (const { id } of found) {
    await db.$transaction(async (tx) => {
      // Who signs in at this moment has done so before, or finds the deletion and calls it off.
      await tx.$queryRaw`SELECT 1 FROM users WHERE id = ${id}::uuid FOR UPDATE`;
      if ((await tx.user.count({ where: { ...where, id } })) === 0) return;
      await scheduleDeletion(tx, { userId: id, now, why: "inactivity" });
    });
  }
}

/**
 * Looks after accounts that nobody has used for 24 months: warns their owners 60 and 14 days
 * before, then has them erased as if they had asked for it. Signing in calls it off. Admins,
 * suspended accounts and members of companies with open jobs are left alone. A repeat does nothing.
 */
export async function endUnusedAccounts(now: Date): Promise<void> {
  await end(now);
  await remind(now);
  await warn(now);
}
