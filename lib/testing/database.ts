import { Client } from "pg";
import { afterAll, beforeAll, beforeEach, inject } from "vitest";
import { dropCached } from "@/lib/platform/caching/cache";
import { db, disconnect } from "@/lib/platform/db/client";
import { forgetIndex } from "@/lib/search/engine/index-cache.queries";
import { TEMPLATE_DATABASE } from "./global-setup";

// By the process: files that share one share the database, one after the other, and no two meet.
const NAME = `test_${process.pid}`;
const DROP = `DROP DATABASE IF EXISTS ${NAME} WITH (FORCE)`;
process.env["DATABASE_URL"] = `${inject("databaseServer")}${NAME}`;

async function onServer(statements: string[]): Promise<void> {
  const client = new Client({ connectionString: `${inject("databaseServer")}postgres` });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

// TRUNCATE creates new files for every table and index, which takes longer than most tests;
// deleting a test's few rows is instant. Foreign keys needn't be checked, since everything goes.
const EMPTY = `DO $$
  DECLARE named text;
  BEGIN
    SET LOCAL session_replication_role = replica;
    FOR named IN
      SELECT format('%I.%I', schemaname, tablename) FROM pg_tables
      WHERE schemaname IN ('public', 'search') AND tablename NOT IN ('_prisma_migrations', 'state')
    LOOP EXECUTE 'DELETE FROM ' || named; END LOOP;
    PERFORM setval(format('%I.%I', schemaname, sequencename)::regclass, 1, false)
      FROM pg_sequences WHERE schemaname IN ('public', 'search') AND last_value IS NOT NULL;
  END $$`;

async function emptyTables(): Promise<void> {
  await db.$executeRawUnsafe(EMPTY);
  await db.$executeRaw`DELETE FROM graphile_worker._private_jobs`;
  dropCached();
  forgetIndex();
}

/** Gives the test file a migrated, empty database, shared by its tests. */
export function copyTemplateOnce(): void {
  beforeAll(() => onServer([DROP, `CREATE DATABASE ${NAME} TEMPLATE ${TEMPLATE_DATABASE}`]));
  afterAll(async () => {
    await disconnect();
    await onServer([DROP]);
  });
}

/**
 * Gives the test file a migrated database that is empty before each test. Call it once at the top
 * of the file.
 */
export function setUpDatabase(): void {
  copyTemplateOnce();
  beforeEach(emptyTables);
}

/** The tasks that wait in the queue for an event's reactions. */
export async function queuedEvents(event: string): Promise<unknown[]> {
  const rows = await db.$queryRaw<{ payload: unknown }[]>`
    SELECT payload->'payload' AS payload FROM graphile_worker._private_jobs
    WHERE payload->>'event' = ${event} ORDER BY id`;
  return rows.map(({ payload }) => payload);
}
