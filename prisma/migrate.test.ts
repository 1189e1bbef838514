import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { afterEach, beforeEach, describe, expect, inject, it } from "vitest";
import { migrate } from "./migrate";

const NAME = `migrate_${process.pid}`;
const server = inject("databaseServer");
const url = `${server}${NAME}`;
let folder = "";

async function query(text: string, database = NAME): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: `${server}${database}` });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text)).rows;
  } finally {
    await client.end();
  }
}

async function writeMigration(name: string, sql: string): Promise<void> {
  await mkdir(join(folder, name), { recursive: true });
  await writeFile(join(folder, name, "migration.sql"), sql);
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "migrations-"));
  await query(`DROP DATABASE IF EXISTS ${NAME} WITH (FORCE)`, "postgres");
  await query(`CREATE DATABASE ${NAME}`, "postgres");
});

afterEach(() => rm(folder, { recursive: true }));

describe("migrate", () => {
  it("applies each migration once when five start together", async () => {
    await writeMigration("1_table", "CREATE TABLE a (id int)");
    await writeMigration(
      "2_function",
      "CREATE FUNCTION f() RETURNS int AS $$ BEGIN RETURN 1; END; $$ LANGUAGE plpgsql; INSERT INTO a VALUES (f());",
    );

    const applied = await Promise.all(Array.from({ length: 5 }, () => migrate(url, { folder })));

    expect(applied.flat().sort()).toEqual(["1_table", "2_function"]);
    expect(await query("SELECT id FROM a")).toEqual([{ id: 1 }]);
  });

  it("rolls back a migration that fails, and keeps those before it", async () => {
    await writeMigration("1_table", "CREATE TABLE a (id int)");
    await writeMigration("2_bad", "CREATE TABLE b (id int); SELECT 1/0;");

    await expect(migrate(url, { folder })).rejects.toThrow("Migration 2_bad failed");

    const tables = await query("SELECT tablename FROM pg_tables WHERE tablename IN ('a', 'b')");
    expect(tables).toEqual([{ tablename: "a" }]);
    await writeMigration("2_bad", "CREATE TABLE b (id int)");
    expect(await migrate(url, { folder })).toEqual(["2_bad"]);
  });

  const INDEX = `-- no transaction
    CREATE INDEX CONCURRENTLY IF NOT EXISTS "a_idx" ON a (id)`;
  const indexes = async () =>
    query("SELECT indisvalid AS valid FROM pg_index WHERE indexrelid = to_regclass('a_idx')");

  it("creates an index concurrently, once, when five start together", async () => {
    await writeMigration("1_table", "CREATE TABLE a (id int)");
    await writeMigration("2_index", INDEX);

    const applied = await Promise.all(Array.from({ length: 5 }, () => migrate(url, { folder })));

    expect(applied.flat().sort()).toEqual(["1_table", "2_index"]);
    expect(await indexes()).toEqual([{ valid: true }]);
  });

  it("recreates an index whose creation failed halfway", async () => {
    await writeMigration("1_table", "CREATE TABLE a (id int); INSERT INTO a VALUES (1), (1)");
    await migrate(url, { folder });
    await writeMigration("2_index", INDEX.replace("INDEX", "UNIQUE INDEX"));
    await expect(migrate(url, { folder })).rejects.toThrow("2_index failed and can be tried again");
    expect(await indexes()).toEqual([{ valid: false }]);

    await query("TRUNCATE a");
    expect(await migrate(url, { folder })).toEqual(["2_index"]);
    expect(await indexes()).toEqual([{ valid: true }]);
  });

  it("waits for a table that is locked, without holding up others", async () => {
    await writeMigration("1_table", "CREATE TABLE a (id int)");
    await migrate(url, { folder });
    await writeMigration("2_column", "ALTER TABLE a ADD COLUMN b int");
    const holder = new Client({ connectionString: url });
    await holder.connect();
    await holder.query("BEGIN; SELECT FROM a");
    setTimeout(() => void holder.query("COMMIT").then(async () => holder.end()), 3500);

    expect(await migrate(url, { folder })).toEqual(["2_column"]);
  });

  it("refuses a database whose applied migrations were edited", async () => {
    await writeMigration("1_table", "CREATE TABLE a (id int)");
    await migrate(url, { folder });
    await writeMigration("1_table", "CREATE TABLE a (id bigint)");

    await expect(migrate(url, { folder })).rejects.toThrow("1_table");
  });
});
