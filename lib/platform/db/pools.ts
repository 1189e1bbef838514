import "server-only";
import { AsyncResource } from "node:async_hooks";
import { Pool, type PoolClient } from "pg";
import { env } from "../env";
import { log } from "../observability/log";
import { type RequestContext, requestContext } from "../server/request-context";
import { DatabaseBusyError, isDatabaseUnavailable } from "./availability";
import { Connection } from "./connection";
import { noteWait } from "./waits";

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/**
 * What connections are for. One purpose can't take another's: requests don't wait behind background
 * work, and limits and probes behind neither.
 */
type Purpose = "requests" | "background" | "reserved";

type Bounds = {
  /** After how long PostgreSQL ends a statement. */
  statementMs: number;
  /** After how long the client gives up, because the database doesn't even report that. */
  queryMs: number;
  /** How long to wait for a free connection, and again for a new one to open. */
  waitMs: number;
  /** How many callers may wait per connection. */
  waiting: number;
};

const BOUNDS: Record<Purpose, Bounds> = {
  requests: { statementMs: 4 * SECOND, queryMs: 5 * SECOND, waitMs: 2500, waiting: 20 },
  // Tools that copy tables lift the statement's limit for a while.
  background: {
    ...{ statementMs: MINUTE, queryMs: 30 * MINUTE },
    ...{ waitMs: 10 * SECOND, waiting: Number.POSITIVE_INFINITY },
  },
  reserved: { statementMs: 2 * SECOND, queryMs: 2500, waitMs: SECOND, waiting: 1000 },
};

const RESERVED = 2;
const BACKGROUND_OF_A_SERVER = 3;
// A request whose database has just hung doesn't wait for it again.
const AWAY_MS = 5 * SECOND;

type Callback = (
  error: Error | undefined,
  client?: PoolClient,
  release?: (destroy?: unknown) => void,
) => void;

/** Records that a request could not get a connection, so that it needn't wait for one again. */
function noteFailure(context: RequestContext | undefined, error: Error): void {
  if (!context || !isDatabaseUnavailable(error)) return;
  context.databaseFailedAt = Date.now();
  context.databaseAwayAt = Date.now();
}

/** Runs a connection's callback in its caller's context: the pool calls back in another's. */
function inContext(purpose: Purpose, callback: Callback): Callback {
  const context = requestContext();
  const start = performance.now();
  const noted: Callback = (error, client, release) => {
    noteWait(purpose, !error, performance.now() - start);
    if (error) noteFailure(context, error);
    callback(error, client, release);
  };
  return AsyncResource.bind(noted);
}

class BoundedPool extends Pool {
  readonly #purpose: Purpose;
  readonly #mostWaiting: number;

  constructor(purpose: Purpose, max: number) {
    const { statementMs, queryMs, waitMs, waiting } = BOUNDS[purpose];
    super({
      Client: Connection,
      connectionString: env().DATABASE_URL,
      max,
      // Without this, pg waits for a connection forever.
      connectionTimeoutMillis: waitMs,
      // Probes don't wait for a connection to open.
      idleTimeoutMillis: purpose === "reserved" ? 10 * MINUTE : 30 * SECOND,
      keepAlive: true,
      statement_timeout: statementMs,
      query_timeout: queryMs,
      idle_in_transaction_session_timeout: MINUTE,
    });
    this.#purpose = purpose;
    this.#mostWaiting = waiting * max;
    // Without listeners, a database restart ends the process, whether a connection is idle or in
    // use.
    const noteLoss = (error: Error) =>
      log.warn(
        { error: error.message },
        "a database connection was lost: another one is made; look at PostgreSQL if many are",
      );
    this.on("error", () => undefined);
    this.on("connect", (client) => client.on("error", noteLoss));
  }

  override connect(): Promise<PoolClient>;
  override connect(callback: Callback): undefined;
  override connect(callback?: Callback): Promise<PoolClient> | undefined {
    if (callback) {
      this.#lend(inContext(this.#purpose, callback));
      return undefined;
    }
    return new Promise((done, fail) => {
      this.#lend(
        inContext(this.#purpose, (error, client) => (client ? done(client) : fail(error))),
      );
    });
  }

  #lend(callback: Callback): void {
    const awayAt = requestContext()?.databaseAwayAt ?? 0;
    if (Date.now() - awayAt < AWAY_MS) callback(new DatabaseBusyError("it was away just now"));
    else if (this.waitingCount >= this.#mostWaiting) callback(new DatabaseBusyError());
    else super.connect(callback);
  }
}

/** Looks like one pool: it lends the connections meant for whatever is running. */
class PoolByPurpose extends Pool {
  readonly #choose: () => Pool;

  constructor(choose: () => Pool) {
    // It never connects by itself; adapters read its options, and libraries warn of missing
    // listeners.
    super({ connectionString: env().DATABASE_URL, max: env().DATABASE_POOL_MAX });
    this.#choose = choose;
    this.on("error", () => undefined);
    this.on("connect", () => undefined);
  }

  override connect(...given: never): never {
    const chosen = this.#choose();
    return (chosen.connect as (...given: unknown[]) => unknown).apply(chosen, given) as never;
  }
}

/** The pools of this process; each connects at its first use. */
export type ConnectionPools = {
  /**
   * Uses the request connections while a request is in progress, and the background ones otherwise.
   */
  readonly shared: Pool;
  /** For what must work while all other connections are taken: limits and probes. */
  readonly reserved: Pool;
  /** Leaves only a few connections to background work, because this process serves requests. */
  readonly favourRequests: () => void;
  readonly count: () => { purpose: Purpose; busy: number; idle: number; waiting: number }[];
  readonly end: () => Promise<void>;
};

export function makePools(): ConnectionPools {
  const { DATABASE_POOL_MAX } = env();
  const pools: Record<Purpose, BoundedPool> = {
    requests: new BoundedPool("requests", DATABASE_POOL_MAX),
    background: new BoundedPool("background", DATABASE_POOL_MAX),
    reserved: new BoundedPool("reserved", RESERVED),
  };
  return {
    shared: new PoolByPurpose(() => (requestContext() ? pools.requests : pools.background)),
    reserved: pools.reserved,
    favourRequests: () => {
      pools.background.options.max = Math.min(DATABASE_POOL_MAX, BACKGROUND_OF_A_SERVER);
    },
    count: () =>
      Object.entries(pools).map(([purpose, { totalCount, idleCount, waitingCount }]) => ({
        ...{ purpose: purpose as Purpose, busy: totalCount - idleCount },
        ...{ idle: idleCount, waiting: waitingCount },
      })),
    end: async () => {
      await Promise.all(Object.values(pools).map((pool) => pool.end().catch(() => undefined)));
    },
  };
}
