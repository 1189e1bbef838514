import { spawnSync } from "node:child_process";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import type { Client } from "pg";
import { connect } from "./search/database";
import { DATA } from "./search/setup";

// What looking after a database takes: an index built beside the site, a backup, and its restoring.

export type MeasuredRow = [what: string, measured: string];

const MEGABYTE = 1024 * 1024;
const GIGABYTE = 1024 * MEGABYTE;

/** The one number that a statement answers, as `value`. */
export async function numberFrom(client: Client, text: string): Promise<number> {
  const { rows } = await client.query<{ value: string }>(text);
  return Number(rows[0]?.value);
}

/** How many seconds `npm run backup` and `npm run restore` take with this database. */
async function measureBackup(url: string): Promise<{ backup: number; restore: number }> {
  const folder = join(DATA, "scale-backup");
  const empty = new URL(url);
  empty.pathname = "/scale_restored";
  const remove = async () => {
    await rm(folder, { recursive: true, force: true });
    const client = await connect(url);
    await client.query("DROP DATABASE IF EXISTS scale_restored");
    await client.end();
  };
  await remove();
  const timed = (command: readonly string[], env: Record<string, string>) => {
    const began = performance.now();
    const { status } = spawnSync(process.execPath, [...process.execArgv, ...command, folder], {
      env: { ...process.env, ...env },
      stdio: ["ignore", "ignore", "inherit"],
    });
    if (status !== 0) throw new Error(`${command[0]} failed.`);
    return (performance.now() - began) / 1000;
  };
  try {
    const backup = timed(["scripts/backup.ts", "--to"], {});
    const client = await connect(url);
    await client.query("CREATE DATABASE scale_restored");
    await client.end();
    const files = join(DATA, "scale-files");
    const target = { DATABASE_URL: empty.href, STORAGE_DIR: files };
    return { backup, restore: timed(["scripts/restore.ts"], target) };
  } finally {
    await remove();
  }
}

/** Measures them with the database of that address, to which the client is connected. */
export async function measureUpkeep(client: Client, url: string): Promise<MeasuredRow[]> {
  const whole = await numberFrom(client, "SELECT pg_database_size(current_database()) AS value");
  const jobs = await numberFrom(client, "SELECT pg_table_size('jobs') AS value");
  const began = performance.now();
  await client.query("CREATE INDEX CONCURRENTLY scale_idx ON jobs (title)");
  const index = (performance.now() - began) / 1000;
  await client.query("DROP INDEX scale_idx");
  const { backup, restore } = await measureBackup(url);
  const eachGigabyte = (seconds: number, bytes: number) =>
    `${((seconds / bytes) * GIGABYTE).toFixed(0)} s`;
  return [
    ["the database", `${(whole / MEGABYTE).toFixed(0)} MB`],
    ["an index built beside the site, a GB of its table", eachGigabyte(index, jobs)],
    ["a backup, a GB of the database", eachGigabyte(backup, whole)],
    ["restoring it, a GB of the database", eachGigabyte(restore, whole)],
  ];
}
