import { resolve } from "node:path";
import { Client } from "pg";
import { loadCities } from "../../lib/places/commands";
import { ensureDatabase, startEmbeddedPostgres } from "../../lib/platform/db/embedded";
import { migrate } from "../../prisma/migrate";

// A server of the benches' own, with more memory than the product's small one has: what is compared
// with the product's search reads the same server, and more of it.
const SETTINGS = {
  shared_buffers: "2GB",
  max_connections: "40",
  work_mem: "64MB",
  maintenance_work_mem: "512MB",
  max_wal_size: "4GB",
  // What was written is brought to disk when a bench says so, not at somebody's cost.
  checkpoint_timeout: "1d",
  random_page_cost: "1.1",
  // What is lost with the machine's power is filled again.
  synchronous_commit: "off",
};

export type BenchDatabase = {
  readonly url: string;
  /** Whether the database was there already. */
  readonly isOld: boolean;
  readonly close: () => Promise<void>;
};

/**
 * Opens a database of the server in a folder, with the product's tables and cities, and has the
 * product's own code work on it. `isFresh` makes it anew.
 */
export async function openBenchDatabase(
  folder: string,
  name: string,
  { isFresh }: { isFresh: boolean },
): Promise<BenchDatabase> {
  process.env["LOG_LEVEL"] ??= "error";
  process.env["STORAGE_DIR"] ||= resolve(folder, "files");
  process.env["NEXTAUTH_SECRET"] ||= "a secret of the benches, which nobody signs in to";
  process.env["MAILBOX"] ||= "on";
  const server = await startEmbeddedPostgres(folder, { settings: SETTINGS });
  const close = async () => (server.reused ? undefined : server.stop());
  try {
    if (isFresh) await drop(server.url("postgres"), name);
    const isOld = !(await ensureDatabase(server, name));
    const url = server.url(name);
    process.env["DATABASE_URL"] = url;
    await migrate(url);
    await loadCities();
    return { url, isOld, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** A connection beside the product's, without the product's limits of time. */
export async function connect(url: string): Promise<Client> {
  const client = new Client({ connectionString: url });
  await client.connect();
  return client;
}

async function drop(url: string, name: string): Promise<void> {
  const client = await connect(url);
  await client.query(`DROP DATABASE IF EXISTS ${client.escapeIdentifier(name)} WITH (FORCE)`);
  await client.end();
}
