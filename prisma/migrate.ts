import { createHash, randomUUID } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { Logger, runMigrations } from "graphile-worker";
import { Client } from "pg";

// Prisma's own lock, so that this runner and `prisma migrate deploy` exclude each other.
const LOCK = 72_707_369;
const FOLDER = join(import.meta.dirname, "migrations");

// Prisma's ledger table, column for column: `prisma migrate deploy` can take over.
const LEDGER = `
  CREATE TABLE IF NOT EXISTS _prisma_migrations (
    id varchar(36) PRIMARY KEY,
    checksum varchar(64) NOT NULL,
    finished_at timestamptz,
    migration_name varchar(255) NOT NULL,
    logs text,
    rolled_back_at timestamptz,
    started_at timestamptz NOT NULL DEFAULT now(),
    applied_steps_count integer NOT NULL DEFAULT 0
  )`;

type Migration = { name: string; sql: string; checksum: string };

async function readMigrations(folder: string): Promise<Migration[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  return Promise.all(
    names.sort().map(async (name) => {
      const sql = await readFile(join(folder, name, "migration.sql"), "utf8");
      return { name, sql, checksum: createHash("sha256").update(sql).digest("hex") };
    }),
  );
}

async function applyOne(client: Client, migration: Migration): Promise<void> {
  await client.query("BEGIN");
  try {
    await client.query(migration.sql);
    await client.query(
      `INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at, applied_steps_count)
       VALUES ($1, $2, $3, clock_timestamp(), 1)`,
      [randomUUID(), migration.checksum, migration.name],
    );
    await client.query("COMMIT");
  } catch (error) {
    await client.query("ROLLBACK");
    throw new Error(`Migration ${migration.name} failed and left nothing behind`, { cause: error });
  }
}

function checkUnchanged(migrations: Migration[], applied: Map<string, string>): void {
  const edited = migrations.filter(
    ({ name, checksum }) => applied.has(name) && applied.get(name) !== checksum,
  );
  if (edited.length > 0) {
    const names = edited.map(({ name }) => name).join(", ");
    throw new Error(`Applied migrations were edited: ${names}. Undo the edit and add a new one.`);
  }
}

type Choice = {
  folder?: string;
  /** Those alone, to make the tables of an earlier day. */
  only?: readonly string[];
};

async function chooseMigrations({ folder = FOLDER, only }: Choice): Promise<Migration[]> {
  const all = await readMigrations(folder);
  if (!only) return all;
  const unknown = only.filter((name) => all.every((migration) => migration.name !== name));
  if (unknown.length > 0) {
    throw new Error(`This release lacks migrations: ${unknown.join(", ")}. Use a newer one.`);
  }
  return all.filter(({ name }) => only.includes(name));
}

/**
 * Applies the migrations the database lacks, each in a transaction of its own, and returns their
 * names. Runs started together wait for each other; a repeat applies nothing. Refuses a database
 * whose applied migrations differ from the files.
 */
export async function migrate(databaseUrl: string, choice: Choice = {}): Promise<string[]> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query("SELECT pg_advisory_lock($1)", [LOCK]);
    await client.query("SET lock_timeout = '3s'");
    await client.query("SET client_min_messages = warning");
    await client.query(LEDGER);
    const { rows } = await client.query<{ migration_name: string; checksum: string }>(
      "SELECT migration_name, checksum FROM _prisma_migrations WHERE finished_at IS NOT NULL",
    );
    const applied = new Map(rows.map((row) => [row.migration_name, row.checksum]));
    const migrations = await chooseMigrations(choice);
    checkUnchanged(migrations, applied);
    const missing = migrations.filter(({ name }) => !applied.has(name));
    for (const migration of missing) await applyOne(client, migration);
    // The queue keeps its own schema; announcing an event needs it before any worker runs.
    await runMigrations({
      connectionString: databaseUrl,
      logger: new Logger(() => () => undefined),
    });
    return missing.map(({ name }) => name);
  } finally {
    await client.end();
  }
}
