import "server-only";
import { AsyncLocalStorage } from "node:async_hooks";
import type { SettingGroups } from "@/lib/shared/setting-groups/groups";
import { Prisma } from "./db/generated/client";
import { env } from "./env";

// Which of an installation's boards a request or a task is for (docs/boards.md). Whatever shows jobs,
// a name or an address asks here; the site's own address is no board.

/** The groups of settings that are each board's own; the others are the installation's. */
export const BOARD_GROUPS = ["appearance", "discovery", "words"] as const;
type BoardGroup = (typeof BOARD_GROUPS)[number];

/** How many boards an installation can have. */
export const MOST_BOARDS = 50;

/** A board as every process knows it. */
export type Board = {
  readonly id: string;
  /** As requests have it, with the port unless it is the scheme's own. */
  readonly host: string;
  readonly name: string;
  /** The sender's address of its emails; null for the installation's. */
  readonly mailFrom: string | null;
  readonly groups: { readonly [Name in BoardGroup]?: Partial<SettingGroups[Name]> };
};

type State = { store: AsyncLocalStorage<string | null>; known: readonly Board[] };

const KEY = Symbol.for("jobharbor.boards");

// The server program and Next's bundles load this module separately, so its state is global.
const holder = globalThis as { [KEY]?: State };
holder[KEY] ??= { store: new AsyncLocalStorage<string | null>(), known: [] };
const state: State = holder[KEY];

/** All boards, as they were last read. */
export function knownBoards(): readonly Board[] {
  return state.known;
}

/** Sets what this process knows (lib/platform/settings.ts). */
export function setKnownBoards(boards: readonly Board[]): void {
  state.known = boards;
}

/** The board that this is for; null for the site itself, and once the board has been deleted. */
export function currentBoard(): Board | null {
  const id = state.store.getStore() ?? null;
  return id === null ? null : (state.known.find((board) => board.id === id) ?? null);
}

/** Its id; null for the site itself. */
export function currentBoardId(): string | null {
  return currentBoard()?.id ?? null;
}

/** What belongs to the board that this is for, or to the site itself, as a condition. */
export function ownHere(): { boardId: string | null } {
  return { boardId: currentBoardId() };
}

/** Does something for a board; for the site itself with null. */
export function onBoard<T>(id: string | null, work: () => T): T {
  return state.store.run(id, work);
}

/** Does something for the site itself and then for each of its boards. */
export async function onEveryBoard(work: () => Promise<void>): Promise<void> {
  for (const id of [null, ...state.known.map((board) => board.id)]) await onBoard(id, work);
}

/** A key of something that each board has its own of. */
export function boardKey(key: string): string {
  const board = currentBoard();
  return board === null ? key : `${board.id} ${key}`;
}

/** The address of a board: its host, by the site's own scheme. */
export function boardUrl({ host }: Pick<Board, "host">): string {
  return `${new URL(env().SITE_URL).protocol}//${host}`;
}

/** The address of the board that this is for, or the site's own; without a slash at its end. */
export function siteUrl(): string {
  const board = currentBoard();
  return board === null ? env().SITE_URL : boardUrl(board);
}

/** Whether a board shows a job, as a condition on the job's id. Always true for the site itself. */
export function isShownHere(jobId: Prisma.Sql): Prisma.Sql {
  const board = currentBoard();
  if (board === null) return Prisma.sql`true`;
  return Prisma.sql`EXISTS (SELECT FROM board_jobs shown
    WHERE shown.board_id = ${board.id}::uuid AND shown.job_id = ${jobId})`;
}

/** The jobs that are shown here, as a condition of the client's own. */
export function shownHere(): Prisma.JobWhereInput {
  const board = currentBoard();
  return board === null ? {} : { boards: { some: { boardId: board.id } } };
}

/** The live jobs that are shown here. */
export function liveHere(): Prisma.JobWhereInput {
  return { status: "live", ...shownHere() };
}

/** What a request's host names: the site itself, one of its boards, or nothing known. */
export type NamedHost = { boardId: string | null } | "unknown";

const withoutPort = (host: string) => host.replace(/:\d+$/, "");

/**
 * What a request's Host header names. While there are no boards, every host is the site's, so that
 * it can be opened by any of the machine's names.
 */
export function namedHost(header: string | undefined): NamedHost {
  if (state.known.length === 0) return { boardId: null };
  const host = (header ?? "").toLowerCase();
  // Proxies leave the scheme's own port away or not.
  const board = state.known.find(
    (one) => one.host === host || `${one.host}:443` === host || `${one.host}:80` === host,
  );
  if (board) return { boardId: board.id };
  const site = new URL(env().SITE_URL);
  const isSite = host === site.host || withoutPort(host) === site.hostname;
  return isSite ? { boardId: null } : "unknown";
}
