import { resolve } from "node:path";
import { Client } from "pg";
import { loadCities } from "../../lib/places/commands";
import { ensureDatabase, startEmbeddedPostgres } from "../../lib/platform/db/embedded";
import { migrate } from "../../prisma/migrate";

// A separate server for the benches, with more memory than the product's small one. Whatever is
// compared with the product's search uses the same server, and more of it.
const SETTINGS = {
  shared_buffers: "2GB",
  max_connections: "40",
  work_mem: "64MB",
  maintenance_work_mem: "512MB",
  max_wal_size: "4GB",
  // Checkpoints only run when a bench asks for one, so that none disturbs a measurement.
  checkpoint_timeout: "1d",
  random_page_cost: "1.1",
  // Data lost in a power failure is simply generated again.
  synchronous_commit: "off",
};

export type BenchDatabase = {
  readonly url: string;
  /** Whether the database already existed. */
  readonly isOld: boolean;
  readonly close: () => Promise<void>;
};

/**
 * Opens a database of the server in a folder, with the product's tables and cities, and points the
 * product's code at it. `isFresh` recreates it.
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

/** A separate connection without the product's time limits. */
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
