import "server-only";
import { Client, type Pool } from "pg";
import { env } from "../env";
import { log } from "../observability/log";
import { readPosition } from "./log-position";
import { openReplica, type ReplicaConnections } from "./replica-connections";

// What this process knows of the streaming replica, and whether its reads may go there (decision
// 0037). Everything is measured by this process's own clock and the primary's log positions, so
// that no two machines' clocks are compared, and a primary with nothing to write doesn't look late.

const POLL_EVERY_MS = 1000;
/** How often to check while the replica lacks what was announced. */
const CATCH_UP_EVERY_MS = 25;
/** How long a read waits for what was announced before it goes to the primary. */
const PATIENCE_MS = 100;
const RESPONSE_MS = 1000;

/** The primary's log position at a moment, and how many announcements had been heard by then. */
type Mark = { at: number; position: bigint; heard: number };

type State = {
  /** The connection on which this process hears the primary's announcements. */
  listener: Client | null;
  /** How many announcements this process has heard. */
  heard: number;
  /** Since when the replica has lacked something announced; `null` when it has everything. */
  lackingSince: number | null;
  /** The newest mark that the replica has replayed; `null` while it must not be read. */
  reached: Mark | null;
  /** Marks that it has not replayed, oldest first. */
  ahead: Mark[];
  /** How many seconds it was behind at the last check; `null` while it must not be read. */
  lag: number | null;
  watcher: Client | null;
  connections: ReplicaConnections | null;
  looking: Promise<void> | null;
  timer: NodeJS.Timeout | null;
  wasUsable: boolean | null;
};

const STATE = Symbol.for("jobharbor.replica");
// On globalThis, because Next bundles this module more than once and all copies must know the same.
const holder = globalThis as { [STATE]?: State };
holder[STATE] ??= {
  listener: null,
  heard: 0,
  lackingSince: null,
  reached: null,
  ahead: [],
  lag: null,
  watcher: null,
  connections: null,
  looking: null,
  timer: null,
  wasUsable: null,
};
const state: State = holder[STATE];

async function within<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new Error("no answer within a second")), RESPONSE_MS);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/**
 * Marks the primary's position, over the connection that hears, so that the answer shows that it
 * still does. A mark that is pending and covers everything heard is good enough for a while.
 */
async function markPrimary(listener: Client): Promise<void> {
  const { heard } = state;
  const at = Date.now();
  const newest = state.ahead.at(-1);
  if (newest && newest.heard === heard && at - newest.at < POLL_EVERY_MS) return;
  // Every announcement was inserted into the log before anyone heard of it, whether or not it has
  // been written out.
  const { rows } = await listener.query<{ lsn: string }>(
    "SELECT pg_current_wal_insert_lsn()::text AS lsn",
  );
  const position = readPosition(rows[0]?.lsn ?? "");
  // It may have been dropped in the meantime.
  if (state.listener === listener) state.ahead.push({ at, position, heard });
}

async function openWatcher(url: string): Promise<Client> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: RESPONSE_MS,
    keepAlive: true,
  });
  client.on("error", () => forgetReplica());
  await client.connect();
  return client;
}

async function readReplayed(url: string): Promise<bigint> {
  state.watcher ??= await openWatcher(url);
  const { rows } = await state.watcher.query<{ lsn: string | null; isReplica: boolean }>(
    `SELECT pg_last_wal_replay_lsn()::text AS lsn, pg_is_in_recovery() AS "isReplica"`,
  );
  const [row] = rows;
  // A promoted replica goes its own way: its data is no longer the primary's.
  if (!row?.isReplica || row.lsn === null) throw new Error("it does not follow a primary");
  return readPosition(row.lsn);
}

/** Takes the newest mark that the replica has replayed, and drops earlier ones. */
function reach(replayed: bigint): void {
  const passed = state.ahead.findLastIndex(({ position }) => position <= replayed);
  if (passed >= 0) {
    state.reached = state.ahead[passed] ?? null;
    state.ahead = state.ahead.slice(passed + 1);
  }
  const { reached, heard, lackingSince } = state;
  if (!reached) return;
  state.lag = state.ahead.length === 0 ? 0 : (Date.now() - reached.at) / 1000;
  const lacks = reached.heard < heard;
  state.lackingSince = lacks ? Math.max(lackingSince ?? 0, reached.at) : null;
}

/** Logs each change once, so that an operator knows which server answers. */
function report(isUsable: boolean, reason: string): void {
  const { wasUsable } = state;
  state.wasUsable = isUsable;
  if (wasUsable === isUsable) return;
  if (isUsable) log.info("the replica answers public reads");
  else
    log.warn(
      { reason },
      "the replica is not read, the primary answers instead: look at the server of DATABASE_REPLICA_URL",
    );
}

async function checkReplica(listener: Client, url: string): Promise<void> {
  try {
    await within(markPrimary(listener));
    reach(await within(readReplayed(url)));
    report(isCloseEnough(), `it is ${replicaLag() ?? "unknown"} seconds behind`);
  } catch (error) {
    forgetReplica();
    report(false, String(error));
  }
}

/** Checks the positions of both, once for all simultaneous callers, and again before long. */
function checkAgain(): Promise<void> {
  const url = env().DATABASE_REPLICA_URL;
  const { listener } = state;
  if (!listener || !url) return Promise.resolve();
  state.looking ??= checkReplica(listener, url).finally(() => {
    state.looking = null;
    // If the lag is longer than this, waiting a moment won't help.
    const isCatchingUp = state.ahead.length > 0 || state.lackingSince !== null;
    const isSoonThere = isCatchingUp && (state.lag ?? POLL_EVERY_MS) * 1000 < POLL_EVERY_MS;
    checkIn(isSoonThere ? CATCH_UP_EVERY_MS : POLL_EVERY_MS);
  });
  return state.looking;
}

function checkIn(milliseconds: number): void {
  if (state.timer) clearTimeout(state.timer);
  state.timer = setTimeout(() => void checkAgain(), milliseconds);
  state.timer.unref();
}

function isCloseEnough(): boolean {
  return state.lag !== null && state.lag <= env().REPLICA_MAX_LAG_SECONDS;
}

/** Reads nothing from the replica until it has been checked again. Ends what runs there. */
function forgetReplica(): void {
  Object.assign(state, { reached: null, ahead: [], lag: null });
  state.watcher?.removeAllListeners();
  state.watcher?.on("error", () => undefined);
  void state.watcher?.end().catch(() => undefined);
  state.watcher = null;
  const { connections } = state;
  state.connections = null;
  // A frozen replica would keep its readers waiting: without a connection they ask the primary.
  for (const client of connections?.open ?? []) {
    (
      client as unknown as { connection: { stream: { destroy(): void } } }
    ).connection.stream.destroy();
  }
  void connections?.pool.end().catch(() => undefined);
}

/**
 * Follows the replica, if there is one, while `listener` hears the primary's announcements; pass
 * `null` when it no longer does. Without a listener, nothing is read from the replica.
 */
export function watchReplica(listener: Client | null): void {
  if (!env().DATABASE_REPLICA_URL) return;
  state.listener = listener;
  forgetReplica();
  if (listener) checkIn(0);
  else if (state.timer) clearTimeout(state.timer);
}

/**
 * Records that something was announced: reads from now on have to see it, so they use the replica
 * only once it has replayed that much. Call it before dropping anything made from the old state.
 */
export function noteAnnouncement(): void {
  if (!state.listener) return;
  state.heard += 1;
  if (state.lackingSince !== null) return;
  state.lackingSince = Date.now();
  if (state.reached) checkIn(0);
}

/**
 * How many seconds the replica was behind the primary at this process's last check, about a second
 * ago; `null` when there is none, or none that can be followed.
 */
export function replicaLag(): number | null {
  return state.lag;
}

async function hasReached(heard: number): Promise<boolean> {
  while (isCloseEnough()) {
    if ((state.reached?.heard ?? -1) >= heard) return true;
    if (Date.now() - (state.lackingSince ?? 0) > PATIENCE_MS) return false;
    await checkAgain();
    await new Promise((done) => setTimeout(done, 5));
  }
  return false;
}

/**
 * Connections to the replica, once it has everything that this process has heard of, and unless it
 * is too far behind otherwise; `null` when the primary must answer.
 */
export async function replicaPool(): Promise<Pool | null> {
  const url = env().DATABASE_REPLICA_URL;
  if (!url || !(await hasReached(state.heard))) return null;
  state.connections ??= openReplica(url);
  return state.connections.pool;
}

/** Closes every connection to the replica, because the process or a test is about to end. */
export function disconnectReplica(): void {
  watchReplica(null);
  if (state.timer) clearTimeout(state.timer);
  Object.assign(state, { heard: 0, lackingSince: null, timer: null, wasUsable: null });
}
