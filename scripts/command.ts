import { disconnect } from "../lib/platform/db/client";
import { migrate } from "../prisma/migrate";
import { type OpenDatabase, openDatabase } from "./database";

/**
 * Runs a command for the person at the terminal: of what goes wrong the message is shown, without a
 * stack, and the process ends with 1.
 */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}

/** Does work on the database, which is opened before and closed after, whatever becomes of it. */
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

/** An operator migrates on purpose; the embedded database is ours to keep in shape. */
export async function migrateOurs({ server, url }: OpenDatabase): Promise<void> {
  if (server) await migrate(url);
}
