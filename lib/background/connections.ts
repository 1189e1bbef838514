import "server-only";
import { setTimeout as delay } from "node:timers/promises";
import { Client, DatabaseError, Pool, type PoolClient } from "pg";
import { env } from "@/lib/platform/env";
import { log } from "@/lib/platform/observability/log";

// One each to listen with, and some to take tasks and note what became of them.
const CONNECTIONS = 8;
const LONGEST_WAIT_MS = 2000;
// The queue's library tries a statement again by its error's code, and knows few: none that a server
// gives that is stopped, restarted or full, and none of a broken connection. This is the one that it
// tries again soonest.
const TRIED_AGAIN = "40001";
// Broken connections, no room, an operator's intervention, faults of the system, a server that has
// become a replica: what says nothing against the statement.
const NOT_THE_STATEMENT = /^(08|53|57|58|25006)/;

function asRetryable(error: unknown): unknown {
  if (error instanceof DatabaseError && !NOT_THE_STATEMENT.test(error.code ?? "")) return error;
  const message = error instanceof Error ? error.message : String(error);
  return Object.assign(new Error(message, { cause: error }), { code: TRIED_AGAIN });
}

class QueueClient extends Client {
  override query = ((...args: unknown[]) => {
    const result: unknown = Reflect.apply(Client.prototype.query, this, args);
    if (!(result instanceof Promise)) return result;
    return result.catch((error: unknown) => Promise.reject(asRetryable(error)));
  }) as Client["query"];
}

type Callback = Parameters<Pool["connect"]>[0];

/**
 * The queue's own connections, which outlive the database: whoever asks for one while it is away
 * waits until it is back or the pool ends. Without them a worker ends when its database restarts.
 */
class QueuePool extends Pool {
  override connect(): Promise<PoolClient>;
  override connect(callback: Callback): void;
  override connect(callback?: Callback): Promise<PoolClient> | undefined {
    if (!callback) return this.connectAtLast();
    super.connect(callback);
    return undefined;
  }

  /** Ends when what is under way has come to an end: the queue's library waits for little of it. */
  async drain(): Promise<void> {
    while (this.waitingCount > 0 || this.totalCount > this.idleCount) await delay(20);
    await this.end();
  }

  private async connectAtLast(): Promise<PoolClient> {
    for (let wait = 50; ; wait = Math.min(2 * wait, LONGEST_WAIT_MS)) {
      try {
        return await super.connect();
      } catch (error) {
        // The process is about to end, and nobody hears an answer.
        if (this.ending) return new Promise(() => undefined);
        if (asRetryable(error) === error) throw error;
        await delay(wait);
      }
    }
  }
}

/** Opens the connections that the queue of this process works by. */
export function openQueuePool(): QueuePool {
  const pool = new QueuePool({
    Client: QueueClient,
    connectionString: env().DATABASE_URL,
    max: CONNECTIONS,
    connectionTimeoutMillis: 3000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    statement_timeout: 60_000,
    idle_in_transaction_session_timeout: 60_000,
  });
  const noteLoss = (error: Error) =>
    log.warn({ error: error.message }, "a connection of the queue was lost");
  pool.on("error", noteLoss);
  pool.on("connect", (client) => client.on("error", noteLoss));
  return pool;
}
