import "server-only";
import { PrismaPg } from "@prisma/adapter-pg";
import type { Pool } from "pg";
import { PrismaClient } from "./generated/client";
import { makePools, type Pools } from "./pools";

const HELD = Symbol.for("jobharbor.database");
type Held = { pools: Pools; client: PrismaClient };

// A transaction waits for its connection as long as the pool lets it.
const TRANSACTIONS = { maxWait: 30_000 };

function connect(): Held {
  const pools = makePools();
  // Its longer messages quote what was to be written, which people typed.
  const client = new PrismaClient({
    adapter: new PrismaPg(pools.shared),
    errorFormat: "minimal",
    transactionOptions: TRANSACTIONS,
  });
  return { pools, client };
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
  return held().pools.shared;
}

/** Two connections kept apart for limits and probes: they answer while all others are taken. */
export function reservedPool(): Pool {
  return held().pools.reserved;
}

/** Leaves most connections to requests. For a process that serves them. */
export function favourRequests(): void {
  held().pools.favourRequests();
}

/** How many connections are busy and idle, and how much waits for one, by what they are for. */
export function countConnections(): ReturnType<Pools["count"]> {
  return held().pools.count();
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
  await open?.pools.end();
}
