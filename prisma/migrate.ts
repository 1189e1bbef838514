import { createHash, randomUUID } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
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

const SHORT_LOCKS = "SET lock_timeout = '3s'";
const MOST_TRIES = 10;
/** Marks a migration of one statement that cannot run in a transaction, such as a concurrent index. */
export const OUTSIDE_TRANSACTION = /^\s*--\s*no transaction\s*$/m;

type Migration = { name: string; sql: string; checksum: string };

/** The migrations of a folder, this release's unless told otherwise, in the order of their names. */
export async function readMigrations(folder = FOLDER): Promise<Migration[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  return Promise.all(
    names.sort().map(async (name) => {
      const sql = await readFile(join(folder, name, "migration.sql"), "utf8");
      return { name, sql, checksum: createHash("sha256").update(sql).digest("hex") };
    }),
  );
}

async function note(client: Client, { checksum, name }: Migration): Promise<void> {
  await client.query(
    `INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at, applied_steps_count)
     VALUES ($1, $2, $3, clock_timestamp(), 1)`,
    [randomUUID(), checksum, name],
  );
}

async function applyInside(client: Client, migration: Migration): Promise<void> {
  await client.query("BEGIN");
  try {
    await client.query(migration.sql);
    await note(client, migration);
    await client.query("COMMIT");
  } catch (error) {
    await client.query("ROLLBACK");
    throw error;
  }
}

const CONCURRENT_INDEX =
  /\bINDEX\s+CONCURRENTLY\s+IF\s+NOT\s+EXISTS\s+"?(\w+)"?\s+ON\s+(?:(\w+)\.)?/i;

/** An index whose making was broken off is there, and of no use to anyone but those who write. */
async function dropInvalid(client: Client, sql: string): Promise<void> {
  const [, index, schema = "public"] = CONCURRENT_INDEX.exec(sql) ?? [];
  if (!index) return;
  const { rows } = await client.query<{ name: string }>(
    `SELECT indexrelid::regclass::text AS name FROM pg_index JOIN pg_class ON pg_class.oid = indexrelid
     WHERE NOT indisvalid AND relname = $1 AND relnamespace = $2::regnamespace`,
    [index, schema],
  );
  for (const { name } of rows) await client.query(`DROP INDEX CONCURRENTLY ${name}`);
}

/** One statement that no transaction may hold, done again from its beginning after a crash. */
async function applyOutside(client: Client, migration: Migration): Promise<void> {
  // It waits for others and keeps nobody waiting.
  await client.query("SET lock_timeout = '5min'");
  try {
    await dropInvalid(client, migration.sql);
    await client.query(migration.sql);
  } finally {
    await client.query(SHORT_LOCKS);
  }
  await note(client, migration);
}

const isLocked = (error: unknown) => (error as { code?: unknown }).code === "55P03";

/**
 * Applies a migration. Where another session holds a lock it gives up soon, so that nobody queues
 * behind it, and tries again.
 */
async function applyOne(client: Client, migration: Migration): Promise<void> {
  const isOutside = OUTSIDE_TRANSACTION.test(migration.sql);
  for (let tries = 1; ; tries += 1) {
    try {
      return await (isOutside ? applyOutside(client, migration) : applyInside(client, migration));
    } catch (error) {
      if (isLocked(error) && tries < MOST_TRIES) {
        await wait(tries * 500);
        continue;
      }
      const left = isOutside ? "can be tried again" : "left nothing behind";
      throw new Error(`Migration ${migration.name} failed and ${left}`, { cause: error });
    }
  }
}

/**
 * Waits for other runs. It asks again and again instead of waiting in a statement: an index that is
 * being made would wait for that statement, and that for the index.
 */
async function takeTurn(client: Client): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ taken: boolean }>(
      "SELECT pg_try_advisory_lock($1) AS taken",
      [LOCK],
    );
    if (rows[0]?.taken) return;
    await wait(200);
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
    throw new Error(`This release lacks migrations: ${unknown.join(", ")}. Use a newer release.`);
  }
  return all.filter(({ name }) => only.includes(name));
}

/**
 * Applies the migrations the database lacks, each in a transaction of its own unless it is marked
 * with `-- no transaction`, and returns their names. Runs started together wait for each other; a repeat applies nothing. Refuses a database
 * whose applied migrations differ from the files.
 */
export async function migrate(databaseUrl: string, choice: Choice = {}): Promise<string[]> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await takeTurn(client);
    await client.query(SHORT_LOCKS);
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
