import { access } from "node:fs/promises";
import { loadCities } from "../lib/places/commands";
import { loadSettings } from "../lib/platform/settings";
import { migrateOurs, withDatabase } from "./command";

/** Refuses a path at which there's nothing. */
export async function requirePath(path: string): Promise<void> {
  await access(path).catch(() => {
    throw new Error(`There's no file or folder ${path}.`);
  });
}

/**
 * Runs the work with the database, cities and settings that postings are read with. The process
 * ends with 0 if the work came to its end, with 1 otherwise. When someone stops it, the signal
 * tells the work, which ends after the batch that it is at.
 */
export async function runImport(work: (signal: AbortSignal) => Promise<boolean>): Promise<void> {
  const stop = new AbortController();
  process.once("SIGINT", () => {
    process.stderr.write(
      "\nStopping after this batch. Run the same command to continue from there.\n",
    );
    stop.abort();
  });
  process.once("SIGTERM", () => stop.abort());
  process.exitCode = await withDatabase(async (database) => {
    await migrateOurs(database);
    await loadCities();
    // Pay is compared in the site's currency.
    await loadSettings();
    return (await work(stop.signal)) ? 0 : 1;
  });
}
