import "server-only";
import { PrismaPg } from "@prisma/adapter-pg";
import { Pool } from "pg";
import { env } from "../env";
import { log } from "../log";
import { PrismaClient } from "./generated/client";

const HELD = Symbol.for("jobharbor.database");
type Held = { pool: Pool; client: PrismaClient };

function connect(): Held {
  // pg waits for ever for a connection unless told otherwise.
  const connections = new Pool({
    connectionString: env().DATABASE_URL,
    max: env().DATABASE_POOL_MAX,
    connectionTimeoutMillis: 3000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    statement_timeout: 60_000,
    idle_in_transaction_session_timeout: 60_000,
  });
  // Without listeners a database restart ends the process, whether a connection is idle or lent.
  const noteLoss = (error: Error) => log.warn({ error: error.message }, "a connection was lost");
  connections.on("error", noteLoss);
  connections.on("connect", (client) => client.on("error", noteLoss));
  // Its longer messages quote what was to be written, which people typed.
  const options = { adapter: new PrismaPg(connections), errorFormat: "minimal" } as const;
  return { pool: connections, client: new PrismaClient(options) };
}

// Next bundles this module more than once; the pool must exist once.
const store = globalThis as { [HELD]?: Held };

function held(): Held {
  store[HELD] ??= connect();
  return store[HELD];
}

/** The database. Only queries, commands, tasks and the platform use it. Connects at first use. */
export const db: PrismaClient = new Proxy({} as PrismaClient, {
  get: (_target, property) => Reflect.get(held().client, property) as unknown,
});

/** The same connections without Prisma, for statements whose text is fixed and called often. */
export function pool(): Pool {
  return held().pool;
}

/** What a command writes through: the client inside `db.$transaction`. */
export type Transaction = Parameters<Parameters<PrismaClient["$transaction"]>[0]>[0];

/** Whether a write failed because a row with that key is there already. */
export function isUniqueViolation(error: unknown): boolean {
  return (error as { code?: unknown } | null)?.code === "P2002";
}

/** Closes every connection; the process is about to end. */
export async function disconnect(): Promise<void> {
  const open = store[HELD];
  delete store[HELD];
  await open?.client.$disconnect();
  await open?.pool.end().catch(() => undefined);
}
