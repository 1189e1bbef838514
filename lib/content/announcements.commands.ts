import "server-only";
import { v7 as uuid } from "uuid";
import { requireBoardAdministration } from "@/lib/accounts/admins/admin-requests.queries";
import type { Actor } from "@/lib/accounts/schema";
import { ownHere } from "@/lib/platform/boards";
import { db, type Transaction } from "@/lib/platform/db/client";
import { audit } from "@/lib/platform/observability/audit";
import { announce } from "@/lib/platform/queue";
import { DomainError } from "@/lib/shared/errors";
import { announcementsChanged } from "./announcements.events";
import type { AnnouncementInput } from "./announcements.schema";

const missing = () => new DomainError("not_found", "There's no such announcement.");

function requireLater(endsAt: Date | null, startsAt: Date): void {
  if (endsAt === null || endsAt > startsAt) return;
  const message = "It must end after it starts";
  throw new DomainError("invalid", message, { endsAt: [message] });
}

function toRow(input: AnnouncementInput, beganAt: Date) {
  const { text, tone, linkUrl, linkLabel } = input;
  const startsAt = input.startsAt ? new Date(input.startsAt) : beganAt;
  const endsAt = input.endsAt ? new Date(input.endsAt) : null;
  requireLater(endsAt, startsAt);
  return {
    ...{ text, tone, startsAt, endsAt },
    linkUrl: linkUrl || null,
    linkLabel: linkLabel || null,
  };
}

type Change = { actor: Actor; id: string; action: string };

async function finish(tx: Transaction, { actor, id, action }: Change): Promise<void> {
  await audit(tx, { action, actorId: actor.id, target: { type: "announcement", id } });
  await announce(tx, announcementsChanged, { id });
}

/**
 * Creates an announcement, shown above every page of the site or of this board, and returns its id.
 * Throws `forbidden` and `invalid`.
 */
export async function makeAnnouncement(
  actor: Actor,
  input: AnnouncementInput,
  now = new Date(),
): Promise<{ id: string }> {
  requireBoardAdministration(actor);
  const id = uuid();
  const row = toRow(input, now);
  await db.$transaction(async (tx) => {
    await tx.announcement.create({ data: { id, ...row, createdAt: now, ...ownHere() } });
    await finish(tx, { actor, id, action: "announcement.made" });
  });
  return { id };
}

/**
 * Changes an announcement; without a new start it keeps its own. Throws `forbidden`, `not_found`,
 * `invalid`.
 */
export async function changeAnnouncement(
  actor: Actor,
  id: string,
  input: AnnouncementInput,
): Promise<{ id: string }> {
  requireBoardAdministration(actor);
  await db.$transaction(async (tx) => {
    const before = await tx.announcement.findFirst({ where: { id, ...ownHere() } });
    if (!before) throw missing();
    await tx.announcement.update({ where: { id }, data: toRow(input, before.startsAt) });
    await finish(tx, { actor, id, action: "announcement.changed" });
  });
  return { id };
}

/** Deletes an announcement. A repeat does nothing. Throws `forbidden`. */
export async function deleteAnnouncement(actor: Actor, id: string): Promise<void> {
  requireBoardAdministration(actor);
  await db.$transaction(async (tx) => {
    const { count } = await tx.announcement.deleteMany({ where: { id, ...ownHere() } });
    if (count > 0) await finish(tx, { actor, id, action: "announcement.deleted" });
  });
}
