import "server-only";
import type { Actor } from "@/lib/accounts/schema";
import { db } from "@/lib/platform/db/client";
import type { Party } from "../by-hand/party";
import { named, nameOf } from "../by-hand/queries";
import { findReached } from "../employer-view/queries";
import { isOwn } from "../policy";
import { UNSEEN_STATUSES } from "../status";
import type { OwnTransfers, TransferView } from "./schema";

const end = {
  select: {
    id: true,
    userId: true,
    status: true,
    snapshot: { select: { title: true } },
  },
} as const;
type End = {
  id: string;
  userId: string | null;
  status: (typeof UNSEEN_STATUSES)[number];
  snapshot: { title: string };
};

const toEnd = ({ id, snapshot }: End) => ({ id, jobTitle: snapshot.title });

/**
 * The moves between jobs that an application has been part of, for its company, the one to it
 * first. Throws `not_found` for strangers.
 */
export async function listTransfers(actor: Actor, id: string): Promise<TransferView[]> {
  await findReached(actor, id, { needed: "decide" });
  const rows = await db.applicationTransfer.findMany({
    where: { OR: [{ fromApplicationId: id }, { toApplicationId: id }] },
    orderBy: { at: "asc" },
    select: {
      at: true,
      movedBy: named,
      from: end,
      to: end,
    },
  });
  return rows
    .map(({ at, movedBy, from, to }) => ({ at, movedBy, from, to, isFrom: from.id === id }))
    .filter(({ isFrom, from, to }) => !UNSEEN_STATUSES.includes((isFrom ? to : from).status))
    .map(({ at, movedBy, from, to, isFrom }) => ({
      to: isFrom ? toEnd(to) : null,
      from: isFrom ? null : toEnd(from),
      by: nameOf(movedBy),
      at: at.toISOString(),
    }));
}

/** Where the party's own application went, and where it came from; nothing of anyone else's. */
export async function findOwnTransfers(party: Party, id: string): Promise<OwnTransfers> {
  const found = await db.application.findUnique({
    where: { id },
    select: {
      ...{ id: true, userId: true },
      movedTo: { select: { to: end } },
      movedFrom: { select: { from: end } },
    },
  });
  if (!found || !isOwn(party, found)) return { to: null, from: null };
  const own = (other: End | undefined) => (other && isOwn(party, other) ? toEnd(other) : null);
  return { to: own(found.movedTo?.to), from: own(found.movedFrom?.from) };
}
