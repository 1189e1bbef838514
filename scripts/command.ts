import { disconnect } from "../lib/platform/db/client";
import { migrate } from "../prisma/migrate";
import { type OpenDatabase, openDatabase } from "./database";

/**
 * Runs a command for the person at the terminal: an error is shown as its message, without a stack,
 * and the process ends with 1.
 */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}

/** Opens the database, runs the work, and closes it whatever happens. */
export async function withDatabase<Result>(
  work: (database: OpenDatabase) => Promise<Result>,
): Promise<Result> {
  const database = await openDatabase();
  try {
    return await work(database);
  } finally {
    await disconnect();
    await database.close();
  }
}

/** An operator migrates deliberately; the embedded database is ours to keep up to date. */
export async function migrateOurs({ server, url }: OpenDatabase): Promise<void> {
  if (server) await migrate(url);
}
