import "server-only";
import { PrismaPg } from "@prisma/adapter-pg";
import { Pool } from "pg";
import { env } from "../env";
import { requestContext } from "../server/request-context";
import { db, pool } from "./client";
import { PrismaClient } from "./generated/client";
import { replicaPool } from "./replica";

// Where public pages and searches read (decision 0037): from the replica if the request may
// (`lib/platform/server/own-writes.ts`) and the replica is up to date enough; otherwise from the
// primary.

type ReadOperation =
  | "findUnique"
  | "findUniqueOrThrow"
  | "findFirst"
  | "findFirstOrThrow"
  | "findMany"
  | "count"
  | "aggregate"
  | "groupBy";
type ModelName = {
  [Name in keyof PrismaClient]: PrismaClient[Name] extends { findMany: unknown } ? Name : never;
}[keyof PrismaClient];

/** The database, for reading only. */
export type ReadOnlyClient = Pick<PrismaClient, "$queryRaw"> & {
  [Name in ModelName]: Pick<PrismaClient[Name], ReadOperation & keyof PrismaClient[Name]>;
};

// A timeout, and a write where none is possible: the primary would be asked in vain, or would do
// it.
const FINAL = new Set(["57014", "25006"]);

/**
 * Runs reads on connections to wherever this request may read, and again on the primary if they
 * fail on the replica; so they must be repeatable.
 */
export async function onReader<Found>(run: (connections: Pool) => Promise<Found>): Promise<Found> {
  const context = requestContext();
  const replica = context?.mayReadReplica ? await replicaPool() : null;
  // From here on, the primary: what was seen there must not disappear within the same response.
  if (!replica && context) context.mayReadReplica = false;
  if (!replica) return run(pool());
  try {
    return await run(replica);
  } catch (error) {
    if (FINAL.has(String((error as { code?: unknown }).code))) throw error;
    if (context) context.mayReadReplica = false;
    return run(pool());
  }
}

/** Has no connections of its own: each statement goes where it may. */
class ReaderPool extends Pool {
  override query = (async (...asked: Parameters<Pool["query"]>) =>
    onReader(async (connections) => connections.query(...asked))) as unknown as Pool["query"];
}

const HELD = Symbol.for("jobharbor.reader");
type HeldReader = { pool: Pool; client: PrismaClient };
// Next bundles this module more than once, and Prisma's client is large.
const store = globalThis as { [HELD]?: HeldReader };

function held(): HeldReader {
  if (!store[HELD]) {
    const connections = new ReaderPool({ max: 1 });
    const adapter = new PrismaPg(connections);
    store[HELD] = {
      pool: connections,
      client: new PrismaClient({ adapter, errorFormat: "minimal" }),
    };
  }
  return store[HELD];
}

/** Whether this request reads from the primary: once it has, it always does. */
export function readsPrimary(): boolean {
  return !mayReadReplica();
}

/** Whether this request may read from a replica; scripts, tasks and writes never do. */
function mayReadReplica(): boolean {
  return env().DATABASE_REPLICA_URL !== undefined && requestContext()?.mayReadReplica === true;
}

/** What public queries read through with Prisma. Call it again in each query. */
export function reader(): ReadOnlyClient {
  return mayReadReplica() ? held().client : db;
}

/** The same without Prisma, for fixed statements that run often, one at a time. */
export function readerPool(): Pool {
  return mayReadReplica() ? held().pool : pool();
}
