import "server-only";
import { Pool, type PoolClient } from "pg";
import { env } from "../env";
import { OutsideClient } from "./connection";

/** Connections to the replica, and those of them that are open. */
export type ReplicaConnections = { pool: Pool; open: Set<PoolClient> };

/** How long the replica may take to accept one. */
const RESPONSE_MS = 1000;

/** Opens connections to the replica at an address, as they are needed. */
export function openReplica(url: string): ReplicaConnections {
  const pool = new Pool({
    Client: OutsideClient,
    connectionString: url,
    max: env().DATABASE_POOL_MAX,
    connectionTimeoutMillis: RESPONSE_MS,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    // What takes longer is asked of the primary, which has limits of its own.
    query_timeout: 10_000,
    // Nothing is written there; a server that were no replica after all would refuse it.
    options: "-c default_transaction_read_only=on",
  });
  const open = new Set<PoolClient>();
  pool.on("error", () => undefined);
  pool.on("connect", (client) => open.add(client.on("error", () => undefined)));
  pool.on("remove", (client) => open.delete(client));
  return { pool, open };
}
