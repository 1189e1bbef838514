import "server-only";
import { Pool, type PoolClient } from "pg";
import { env } from "../env";
import { OutsideClient } from "./connection";

/** Connections to the replica, and which of them are open. */
export type ReplicaConnections = { pool: Pool; open: Set<PoolClient> };

/** How long the replica may take to accept one. */
const RESPONSE_MS = 1000;

/** Opens connections to the replica at an address, as needed. */
export function openReplica(url: string): ReplicaConnections {
  const pool = new Pool({
    Client: OutsideClient,
    connectionString: url,
    max: env().DATABASE_POOL_MAX,
    connectionTimeoutMillis: RESPONSE_MS,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    // Anything slower is asked of the primary, which has limits of its own.
    query_timeout: 10_000,
    // Nothing is written here; if the server weren't a replica after all, it would refuse.
    options: "-c default_transaction_read_only=on",
  });
  const open = new Set<PoolClient>();
  pool.on("error", () => undefined);
  pool.on("connect", (client) => open.add(client.on("error", () => undefined)));
  pool.on("remove", (client) => open.delete(client));
  return { pool, open };
}
