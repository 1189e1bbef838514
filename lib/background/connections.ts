import "server-only";
import { setTimeout as delay } from "node:timers/promises";
import { Client, DatabaseError, Pool, type PoolClient } from "pg";
import { env } from "@/lib/platform/env";
import { log } from "@/lib/platform/observability/log";

// One each to listen with, and some to take tasks and record their results.
const CONNECTIONS = 8;
const LONGEST_WAIT_MS = 2000;
// The queue's library retries a statement depending on its error code, and knows few of them: none
// from a server that is stopped, restarting or full, and none for a broken connection. This is the
// code that it retries soonest.
const TRIED_AGAIN = "40001";
// Broken connections, insufficient resources, operator intervention, system errors, a server that
// has become a replica: errors that don't mean the statement is wrong.
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
 * The queue's own connections, which survive a database outage: a request for one waits until the
 * database is back or the pool ends. Otherwise a worker would end whenever its database restarts.
 */
class QueuePool extends Pool {
  override connect(): Promise<PoolClient>;
  override connect(callback: Callback): void;
  override connect(callback?: Callback): Promise<PoolClient> | undefined {
    if (!callback) return this.connectAtLast();
    super.connect(callback);
    return undefined;
  }

  /** Ends once everything in progress has ended; the queue's library waits for little of it. */
  async drain(): Promise<void> {
    while (this.waitingCount > 0 || this.totalCount > this.idleCount) await delay(20);
    await this.end();
  }

  private async connectAtLast(): Promise<PoolClient> {
    for (let wait = 50; ; wait = Math.min(2 * wait, LONGEST_WAIT_MS)) {
      try {
        return await super.connect();
      } catch (error) {
        // The process is about to end, so no one would get an answer.
        if (this.ending) return new Promise(() => undefined);
        if (asRetryable(error) === error) throw error;
        await delay(wait);
      }
    }
  }
}

/** Opens this process's connections for the queue. */
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
