import "server-only";
import { requireAdministration } from "@/lib/accounts/admins/admin-requests.queries";
import type { Actor } from "@/lib/accounts/schema";
import { db } from "@/lib/platform/db/client";
import type { ContactMessage } from "@/lib/platform/db/generated/client";
import {
  type MessagePage,
  type MessagesQuery,
  type MessageView,
  PAGE_SIZE,
} from "./contact.schema";
import { TOPIC_NAMES } from "./contact-topics.schema";

function toView({ aboutPath, sentAt, closedAt, topic, ...row }: ContactMessage): MessageView {
  return {
    ...row,
    topic: TOPIC_NAMES.find((name) => name === topic) ?? "other",
    about: aboutPath,
    sentAt: sentAt.toISOString(),
    closedAt: closedAt?.toISOString() ?? null,
  };
}

/** Messages to the operator: those waiting for an answer, by age, or those answered. */
export async function listMessages(
  actor: Actor,
  { show, page }: MessagesQuery,
): Promise<MessagePage> {
  requireAdministration(actor);
  const isOpen = show === "open";
  const [rows, open, closed] = await Promise.all([
    db.contactMessage.findMany({
      where: { closedAt: isOpen ? null : { not: null } },
      orderBy: isOpen ? [{ sentAt: "asc" }, { id: "asc" }] : [{ closedAt: "desc" }, { id: "desc" }],
      take: PAGE_SIZE,
      skip: (page - 1) * PAGE_SIZE,
    }),
    db.contactMessage.count({ where: { closedAt: null } }),
    db.contactMessage.count({ where: { closedAt: { not: null } } }),
  ]);
  const pageCount = Math.ceil((isOpen ? open : closed) / PAGE_SIZE);
  return { messages: rows.map(toView), page, pageCount, open, closed };
}

/** A message, for the email that forwards it; `null` once it is deleted. */
export async function findMessage(id: string): Promise<MessageView | null> {
  const row = await db.contactMessage.findUnique({ where: { id } });
  return row && toView(row);
}
