import "server-only";
import type { Actor } from "@/lib/accounts/schema";
import { db } from "@/lib/platform/db/client";
import { type NotificationPage, PAGE_SIZE } from "./schema";

/** How many notifications the actor has not read. */
export async function countUnread(actor: Actor): Promise<number> {
  return db.notification.count({ where: { userId: actor.id, readAt: null } });
}

/**
 * A page of the actor's notifications, newest first; a page number past the end gives the last
 * page.
 */
export async function listNotifications(actor: Actor, wanted: number): Promise<NotificationPage> {
  const where = { userId: actor.id };
  const asked = Date.now();
  const [total, unread] = await Promise.all([db.notification.count({ where }), countUnread(actor)]);
  const pageCount = Math.max(1, Math.ceil(total / PAGE_SIZE));
  const page = Math.min(Math.max(1, wanted), pageCount);
  const rows = await db.notification.findMany({
    where,
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    skip: (page - 1) * PAGE_SIZE,
    take: PAGE_SIZE,
  });
  const notifications = rows.map(({ id, kind, title, text, path, createdAt, readAt }) => ({
    id,
    kind,
    title,
    text,
    path,
    createdAt: createdAt.toISOString(),
    isRead: readAt !== null,
  }));
  // The database's clock, which dates them, may be ahead of this one, and none of those shown may
  // be after this instant.
  const asOf = new Date(Math.max(asked, ...rows.map(({ createdAt }) => createdAt.getTime())));
  return { notifications, page, pageCount, total, unread, asOf: asOf.toISOString() };
}
