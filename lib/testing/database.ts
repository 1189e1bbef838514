import { Client } from "pg";
import { afterAll, beforeAll, beforeEach, inject } from "vitest";
import { dropCached } from "@/lib/platform/cache";
import { db, disconnect } from "@/lib/platform/db/client";
import { TEMPLATE_DATABASE } from "./global-setup";

const NAME = `test_${process.env["VITEST_POOL_ID"] ?? "0"}`;
process.env["DATABASE_URL"] = `${inject("databaseServer")}${NAME}`;

async function copyTemplate(): Promise<void> {
  const client = new Client({ connectionString: `${inject("databaseServer")}postgres` });
  await client.connect();
  try {
    await client.query(`DROP DATABASE IF EXISTS ${NAME} WITH (FORCE)`);
    await client.query(`CREATE DATABASE ${NAME} TEMPLATE ${TEMPLATE_DATABASE}`);
  } finally {
    await client.end();
  }
}

async function emptyTables(): Promise<void> {
  const tables = await db.$queryRaw<{ name: string }[]>`
    SELECT quote_ident(schemaname) || '.' || quote_ident(tablename) AS name FROM pg_tables
    WHERE schemaname IN ('public', 'search') AND tablename <> '_prisma_migrations'`;
  const names = tables.map(({ name }) => name).join(", ");
  await db.$executeRawUnsafe(`TRUNCATE ${names} RESTART IDENTITY CASCADE`);
  await db.$executeRaw`DELETE FROM graphile_worker._private_jobs`;
  dropCached();
}

/** Gives the test file a database of its own, migrated and empty, that its tests share. */
export function copyTemplateOnce(): void {
  beforeAll(copyTemplate);
  afterAll(disconnect);
}

/**
 * Gives the test file a database of its own, migrated, and empty before each test. Call it once at
 * the top of the file.
 */
export function setUpDatabase(): void {
  copyTemplateOnce();
  beforeEach(emptyTables);
}

/** How many tasks wait in the queue for an event's reactions. */
export async function queuedEvents(event: string): Promise<unknown[]> {
  const rows = await db.$queryRaw<{ payload: unknown }[]>`
    SELECT payload->'payload' AS payload FROM graphile_worker._private_jobs
    WHERE payload->>'event' = ${event} ORDER BY id`;
  return rows.map(({ payload }) => payload);
}
