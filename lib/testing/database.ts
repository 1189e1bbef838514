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

const TABLES = `
  SELECT format('%I.%I', schemaname, tablename) AS named FROM pg_tables
  WHERE (schemaname IN ('public', 'search') AND tablename NOT IN ('_prisma_migrations', 'state')
    OR schemaname = 'graphile_worker'
      AND tablename IN ('_private_jobs', '_private_job_queues', '_private_known_crontabs'))
    AND pg_relation_size(format('%I.%I', schemaname, tablename)::regclass) > 0`;

// TRUNCATE creates new files for every table and index, which takes longer than most tests;
// deleting a test's few rows is instant, and most tables have never had one. Foreign keys needn't
// be checked, since everything goes.
const EMPTY = `DO $$
  DECLARE named text;
  BEGIN
    SET LOCAL session_replication_role = replica;
    FOR named IN ${TABLES} LOOP EXECUTE 'DELETE FROM ' || named; END LOOP;
    PERFORM setval(format('%I.%I', schemaname, sequencename)::regclass, 1, false)
      FROM pg_sequences WHERE schemaname IN ('public', 'search') AND last_value IS NOT NULL;
    -- How far the search had come counts from the numbers that begin again.
    UPDATE search.state SET chosen_for = DEFAULT, passages_docno = DEFAULT
      WHERE chosen_for > 0 OR passages_docno > 0;
  END $$`;

async function emptyTables(): Promise<void> {
  await db.$executeRawUnsafe(EMPTY);
  dropCached();
  forgetIndex();
}

// Set in processes that run several files, one after the other (vitest.config.ts).
const isShared = process.env["SHARED_PROCESS"] === "on";
let hasDatabase = false;

async function copyTemplate(): Promise<void> {
  await onServer([DROP, `CREATE DATABASE ${NAME} TEMPLATE ${TEMPLATE_DATABASE}`]);
  hasDatabase = true;
}

/** What the files before have left takes no space, so that it is neither read nor deleted again. */
async function emptyDatabase(): Promise<void> {
  await db.$executeRawUnsafe(EMPTY);
  const used = await db.$queryRawUnsafe<{ named: string }[]>(TABLES);
  if (used.length === 0) return;
  await db.$executeRawUnsafe(`VACUUM ${used.map(({ named }) => named).join(", ")}`);
}

async function leaveDatabase(): Promise<void> {
  await disconnect();
  if (isShared) return;
  await onServer([DROP]);
}

/** Gives the test file a migrated database as it is when it's installed, shared by its tests. */
export function copyTemplateOnce(): void {
  beforeAll(copyTemplate);
  afterAll(leaveDatabase);
}

/**
 * Gives the test file a migrated database that is empty before each test. Call it once at the top
 * of the file.
 */
export function setUpDatabase(): void {
  beforeAll(() => (hasDatabase ? emptyDatabase() : copyTemplate()));
  afterAll(leaveDatabase);
  beforeEach(emptyTables);
}

/** The tasks that wait in the queue for an event's reactions. */
export async function queuedEvents(event: string): Promise<unknown[]> {
  const rows = await db.$queryRaw<{ payload: unknown }[]>`
    SELECT payload->'payload' AS payload FROM graphile_worker._private_jobs
    WHERE payload->>'event' = ${event} ORDER BY id`;
  return rows.map(({ payload }) => payload);
}
