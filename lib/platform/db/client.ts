import "server-only";
import { PrismaPg } from "@prisma/adapter-pg";
import type { Pool } from "pg";
import { PrismaClient } from "./generated/client";
import { type ConnectionPools, makePools } from "./pools";
import { rehearsals } from "./rehearsing-client";

const HELD = Symbol.for("jobharbor.database");
type HeldClient = { pools: ConnectionPools; client: PrismaClient };

// A transaction waits for its connection as long as the pool allows. Prisma would give up after
// five seconds, which refuses what people write while a machine is busy; what hangs is ended by
// the bounds of each statement (pools.ts).
const TRANSACTIONS = { maxWait: 30_000, timeout: 20_000 };

function connect(): HeldClient {
  const pools = makePools();
  // Its longer messages quote the data to be written, which people typed.
  const client = new PrismaClient({
    adapter: new PrismaPg(pools.shared),
    errorFormat: "minimal",
    transactionOptions: TRANSACTIONS,
  });
  return { pools, client };
}

// Next bundles this module more than once, but the pool must exist once.
const store = globalThis as { [HELD]?: HeldClient };

function held(): HeldClient {
  store[HELD] ??= connect();
  return store[HELD];
}

/** The database, for queries, commands, tasks and the platform only. Connects at first use. A rehearsal has its own (`rehearse.ts`). */
export const db: PrismaClient = new Proxy({} as PrismaClient, {
  get: (_target, property) =>
    Reflect.get(rehearsals.getStore() ?? held().client, property) as unknown,
});

/** The same connections without Prisma, for fixed statements that run often. */
export function pool(): Pool {
  return held().pools.shared;
}

/** Two connections reserved for limits and probes, which must work while all others are taken. */
export function reservedPool(): Pool {
  return held().pools.reserved;
}

/** Leaves most connections to requests, for a process that serves them. */
export function favourRequests(): void {
  held().pools.favourRequests();
}

/** How many connections are busy and idle, and how many callers wait for one, by purpose. */
export function countConnections(): ReturnType<ConnectionPools["count"]> {
  return held().pools.count();
}

/** What a command writes through: the client inside `db.$transaction`. */
export type Transaction = Parameters<Parameters<PrismaClient["$transaction"]>[0]>[0];

/** Whether a write failed because a row with that key already exists. */
export function isUniqueViolation(error: unknown): boolean {
  return (error as { code?: unknown } | null)?.code === "P2002";
}

/** Closes every connection, because the process is about to end. */
export async function disconnect(): Promise<void> {
  const open = store[HELD];
  delete store[HELD];
  await open?.client.$disconnect();
  await open?.pools.end();
}
