import "server-only";
import { requireAdministration } from "@/lib/accounts/admins/admin-requests.queries";
import type { Actor } from "@/lib/accounts/schema";
import { MOST_BOARDS } from "@/lib/platform/boards";
import { db, type Transaction } from "@/lib/platform/db/client";
import { env } from "@/lib/platform/env";
import { audit } from "@/lib/platform/observability/audit";
import { announce } from "@/lib/platform/queue";
import type { Client } from "@/lib/platform/server/client";
import { loadSettings } from "@/lib/platform/settings";
import { DomainError } from "@/lib/shared/errors";
import { retire, setAdmins } from "./admins.commands";
import { boardDeleted, boardFilterChanged } from "./events";
import { readFilter } from "./filters.queries";
import type { BoardInput } from "./schema";

const GONE = "This board has been deleted.";

function invalid(field: string, message: string): DomainError {
  return new DomainError("invalid", message, { [field]: [message] });
}

/**
 * Changes boards, one admin at a time; every process picks it up within seconds, this one at once.
 * Someone who was made a board's admin meanwhile is refused.
 */
async function change<T>(actor: Actor, work: (tx: Transaction) => Promise<T>): Promise<T> {
  requireAdministration(actor);
  const result = await db.$transaction(async (tx) => {
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended('boards', 0))`;
    const isLimited = (await tx.boardAdmin.count({ where: { userId: actor.id } })) > 0;
    if (isLimited) throw new DomainError("forbidden", "You can manage only your own board now.");
    return work(tx);
  });
  await loadSettings();
  return result;
}

async function requireFreeHost(tx: Transaction, host: string, ownId: string | null): Promise<void> {
  if (host === new URL(env().SITE_URL).host) {
    throw invalid("host", "This is the site's own address. A board needs another one.");
  }
  const taken = await tx.board.findUnique({ where: { host }, select: { id: true } });
  if (taken && taken.id !== ownId) throw invalid("host", "Another board has this host name.");
}

const targetOf = (id: string) => ({ type: "board", id });

/**
 * Adds a board; the jobs it shows appear in the background. Throws `forbidden` for anyone but an
 * admin, `invalid` for a host that is taken and for what its filter or its admins name and isn't
 * there, `conflict` if there are as many as an installation can have.
 */
export async function addBoard(
  actor: Actor,
  input: BoardInput,
  { address }: Client,
): Promise<string> {
  return change(actor, async (tx) => {
    if ((await tx.board.count()) >= MOST_BOARDS) {
      throw new DomainError("conflict", `There can be at most ${MOST_BOARDS} boards.`);
    }
    const { name, host, mailFrom, admins: emails } = input;
    await requireFreeHost(tx, host, null);
    const filter = await readFilter(tx, input);
    const data = { name, host, mailFrom, filter };
    const { id } = await tx.board.create({ data, select: { id: true } });
    await setAdmins(tx, actor, { boardId: id, emails });
    const details = { name, host };
    await audit(tx, {
      ...{ action: "board.added", actorId: actor.id, target: targetOf(id), address, details },
    });
    await announce(tx, boardFilterChanged, { boardId: id });
    return id;
  });
}

type BoardChange = { boardId: string; input: BoardInput };

/**
 * Changes a board: its name and host at once, its jobs in the background. A repeat changes nothing.
 * Throws as `addBoard`, and `not_found`.
 */
export async function changeBoard(
  actor: Actor,
  { boardId, input }: BoardChange,
  { address }: Client,
): Promise<void> {
  await change(actor, async (tx) => {
    const { name, host, mailFrom, admins: emails } = input;
    await requireFreeHost(tx, host, boardId);
    const filter = await readFilter(tx, input);
    const { count } = await tx.board.updateMany({
      where: { id: boardId },
      data: { name, host, mailFrom, filter, changedAt: new Date() },
    });
    if (count === 0) throw new DomainError("not_found", GONE);
    await setAdmins(tx, actor, { boardId, emails });
    const details = { name, host };
    await audit(tx, {
      ...{
        action: "board.changed",
        actorId: actor.id,
        target: targetOf(boardId),
        address,
        details,
      },
    });
    await announce(tx, boardFilterChanged, { boardId });
  });
}

/**
 * Deletes a board with its settings, sessions and alerts. Jobs and accounts stay; its admins wait for
 * approval again. Throws `forbidden`, and `not_found` if it's gone already.
 */
export async function deleteBoard(
  actor: Actor,
  boardId: string,
  { address }: Client,
): Promise<void> {
  await change(actor, async (tx) => {
    const board = await tx.board.findUnique({
      where: { id: boardId },
      select: { name: true, host: true, admins: { select: { userId: true } } },
    });
    if (!board) throw new DomainError("not_found", GONE);
    await tx.board.delete({ where: { id: boardId } });
    await retire(
      tx,
      board.admins.map(({ userId }) => userId),
    );
    const details = { name: board.name, host: board.host };
    await audit(tx, {
      ...{
        action: "board.deleted",
        actorId: actor.id,
        target: targetOf(boardId),
        address,
        details,
      },
    });
    await announce(tx, boardDeleted, { boardId });
  });
}
