import "server-only";
import { isThere } from "@/lib/accounts/queries";
import type { Actor } from "@/lib/accounts/schema";
import { db } from "@/lib/platform/db/client";
import { siteSettings } from "@/lib/platform/settings";
import { ownPath } from "@/lib/shared/areas";
import { DomainError } from "@/lib/shared/errors";
import { excerpt } from "@/lib/shared/text";
import { countUnread } from "./bell.queries";
import { wantsNotification } from "./preferences.queries";
import type { KindOf, NotificationText, ReadInput } from "./schema";

const TITLE_MAX = 160;
const TEXT_MAX = 400;

function oneLine(text: string, max: number): string {
  return excerpt(text.replace(/\s+/gu, " ").trim(), max);
}

type NewNotification = NotificationText & { userId: string; kind: KindOf<"site">; cause: string };

/** The entry as it is stored; null for someone who has turned this kind off. */
async function toRow(given: NewNotification) {
  const { userId, kind, cause } = given;
  const path = ownPath(given.path);
  if (path === null)
    throw new Error(`a notification doesn't lead to one of our pages: ${given.path}`);
  if (!(await wantsNotification(userId, kind, "site"))) return null;
  const title = oneLine(given.title, TITLE_MAX);
  const text = oneLine(given.text, TEXT_MAX);
  return { userId, kind, cause, title, text, path };
}

type Row = NonNullable<Awaited<ReturnType<typeof toRow>>>;

/** Stores an entry; returns whether it is new. Whose account was deleted meanwhile gets none. */
async function store(row: Row): Promise<boolean> {
  try {
    const { count } = await db.notification.createMany({ data: [row], skipDuplicates: true });
    return count > 0;
  } catch (error) {
    if (await isThere(row.userId)) throw error;
    return false;
  }
}

/**
 * Notifies a person on the site, unless they have turned this kind off. A repeat with the same
 * cause adds nothing. Throws for a path that is not on this site.
 */
export async function addNotification(given: NewNotification): Promise<void> {
  const data = await toRow(given);
  if (data) await store(data);
}

/**
 * Notifies a person of something that an entry may exist for: its words are replaced, and it is
 * unread and the newest again. With the same words, nothing changes, so that a repeat adds nothing.
 */
export async function addToEntry(given: NewNotification): Promise<void> {
  const data = await toRow(given);
  if (!data || (await store(data))) return;
  const { userId, cause, title, text, path } = data;
  await db.notification.updateMany({
    where: { userId, cause, NOT: { title, text } },
    data: { title, text, path, readAt: null, createdAt: new Date() },
  });
}

/** Marks as read, for these people, the entry with this cause. */
export async function clearEntries(userIds: readonly string[], cause: string): Promise<void> {
  await db.notification.updateMany({
    where: { userId: { in: [...userIds] }, cause, readAt: null },
    data: { readAt: new Date() },
  });
}

/** Marks as read what leads the actor to a page that they have opened. */
export async function clearAt(actor: Actor, path: string): Promise<void> {
  await db.notification.updateMany({
    where: { userId: actor.id, path, readAt: null },
    data: { readAt: new Date() },
  });
}

/**
 * Marks the actor's notifications as read: the given ones, or all up to an instant. Returns how
 * many are still unread. Ignores other people's ids; a repeat changes nothing.
 */
export async function markRead(actor: Actor, input: ReadInput): Promise<number> {
  const which =
    "ids" in input ? { id: { in: input.ids } } : { createdAt: { lte: new Date(input.until) } };
  await db.notification.updateMany({
    where: { userId: actor.id, readAt: null, ...which },
    data: { readAt: new Date() },
  });
  return countUnread(actor);
}

/**
 * Marks one of the actor's notifications as read or unread. A repeat changes nothing. Throws
 * `not_found` for someone else's.
 */
export async function setReadState(actor: Actor, id: string, isRead: boolean): Promise<void> {
  const own = { id, userId: actor.id };
  const { count } = await db.notification.updateMany({
    where: { ...own, readAt: isRead ? null : { not: null } },
    data: { readAt: isRead ? new Date() : null },
  });
  if (count > 0 || (await db.notification.count({ where: own })) > 0) return;
  throw new DomainError("not_found", "This notification no longer exists.");
}

/** Deletes notifications that are older at `now` than the site keeps them, read or not. */
export async function forgetOldNotifications(now: Date): Promise<void> {
  const oldest = new Date(now);
  oldest.setUTCMonth(oldest.getUTCMonth() - siteSettings().notificationMonths);
  await db.notification.deleteMany({ where: { createdAt: { lt: oldest } } });
}
