import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { checkMigrations } from "./rules";

const BEFORE = {
  name: "1_before",
  sql: `CREATE TABLE jobs (id int PRIMARY KEY, title text, pay int);
    CREATE TYPE job_kind AS ENUM ('a', 'b');
    CREATE VIEW live AS SELECT * FROM jobs;
    CREATE FUNCTION search.find(words text, OUT id int) LANGUAGE sql AS $$ SELECT 1 $$;`,
};

async function messages(...texts: string[]): Promise<string[]> {
  const after = texts.map((sql, index) => ({ name: `${index + 2}_after`, sql }));
  return (await checkMigrations([BEFORE, ...after], BEFORE.name)).map(({ message }) => message);
}

describe("a migration after the baseline", () => {
  it.each([
    ["CREATE TABLE tags (id int PRIMARY KEY, job_id int NOT NULL REFERENCES jobs (id))"],
    [
      "CREATE TABLE tags (id int); CREATE UNIQUE INDEX tags_idx ON tags (id); UPDATE tags SET id = 1; ALTER TABLE tags ALTER COLUMN id SET NOT NULL",
    ],
    ["ALTER TABLE jobs ADD COLUMN place text"],
    [
      "ALTER TABLE jobs ADD COLUMN place text NOT NULL DEFAULT '', ADD seen timestamptz NOT NULL DEFAULT now()",
    ],
    ["ALTER TABLE jobs ADD CONSTRAINT pay_is_positive CHECK (pay > 0) NOT VALID"],
    ["ALTER TABLE jobs ALTER COLUMN pay SET DEFAULT 0"],
    ["-- no transaction\nCREATE INDEX CONCURRENTLY IF NOT EXISTS jobs_title_idx ON jobs (title)"],
    ["ALTER TYPE job_kind ADD VALUE 'c'"],
    [
      "CREATE OR REPLACE FUNCTION search.find(words text, OUT id int) LANGUAGE sql AS $$ SELECT 2 $$",
    ],
    [
      "CREATE FUNCTION search.fetch() RETURNS int LANGUAGE sql AS $$ SELECT 1 $$; REVOKE ALL ON FUNCTION search.fetch() FROM PUBLIC",
    ],
    ["INSERT INTO jobs VALUES (1)"],
  ])("may do what doesn't affect the previous release: %s", async (sql) => {
    expect(await messages(sql)).toEqual([]);
  });

  it.each([
    ["DROP TABLE jobs", "drops the table public.jobs"],
    ["DROP VIEW live", "drops the view public.live"],
    ["DROP INDEX search.jobs_idx", "drops the index search.jobs_idx"],
    ["DROP FUNCTION search.find(text)", "drops the function search.find"],
    ["DROP TYPE job_kind", "drops the type public.job_kind"],
    ["DROP TRIGGER note ON jobs", "drops the trigger jobs.note"],
    ["ALTER TABLE jobs DROP COLUMN title", "drops the column public.jobs.title"],
    ["ALTER TABLE jobs RENAME COLUMN title TO name", "renames to name"],
    ["ALTER TABLE jobs RENAME TO postings", "renames to postings"],
    ["ALTER TABLE jobs SET SCHEMA search", "another schema"],
    ["ALTER TABLE jobs ALTER COLUMN pay TYPE bigint", 'changes the type of "pay"'],
    ["ALTER TABLE jobs ALTER COLUMN title SET NOT NULL", "without a validated check"],
    ["ALTER TABLE jobs ALTER COLUMN title DROP NOT NULL", 'lets "title" be null'],
    ["ALTER TABLE jobs ALTER COLUMN title DROP DEFAULT", "loses its default"],
    ["ALTER TABLE jobs DROP CONSTRAINT jobs_pkey", "drops the constraint jobs_pkey"],
    ["ALTER TABLE jobs ADD COLUMN place text NOT NULL", "NOT NULL without a default"],
    ["ALTER TABLE jobs ADD COLUMN place uuid DEFAULT gen_random_uuid()", "writes every row"],
    ["ALTER TABLE jobs ADD COLUMN no int GENERATED ALWAYS AS IDENTITY", "writes every row"],
    ["ALTER TABLE jobs ADD COLUMN other_id int REFERENCES jobs (id)", "adds a constraint"],
    ["ALTER TABLE jobs ADD CONSTRAINT c CHECK (pay > 0)", "add it NOT VALID"],
    ["ALTER TABLE jobs ADD CONSTRAINT u UNIQUE (title)", "builds an index"],
    ["ALTER TABLE jobs DISABLE TRIGGER ALL", "AT_DisableTrigAll of public.jobs"],
    ["CREATE INDEX jobs_title_idx ON jobs (title)", "create it CONCURRENTLY"],
    ["CREATE INDEX CONCURRENTLY IF NOT EXISTS i ON jobs (title)", "needs `-- no transaction`"],
    ["-- no transaction\nCREATE INDEX CONCURRENTLY i ON jobs (title)", "IF NOT EXISTS"],
    [
      "-- no transaction\nALTER TABLE jobs ADD a int; ALTER TABLE jobs ADD b int",
      "a single statement",
    ],
    [
      "CREATE FUNCTION search.find(words text, place text) RETURNS int LANGUAGE sql AS $$ SELECT 1 $$",
      "other arguments",
    ],
    ["ALTER TYPE job_kind RENAME VALUE 'a' TO 'z'", "renames a value"],
    ["UPDATE jobs SET pay = 0", "updates rows in one go"],
    ["DELETE FROM jobs", "deletes rows in one go"],
    ["TRUNCATE jobs", "empties a table"],
    ["LOCK TABLE jobs", "locks a table"],
    ["REVOKE SELECT ON jobs FROM site", "revokes a right"],
    ["SELECT rebuild()", "the rules can't read"],
    ["DO $$ BEGIN DROP TABLE jobs; END $$", "the rules can't read"],
    ["ALTER SYSTEM SET work_mem = '1GB'", "no rule says that this is safe"],
  ])("must not do what affects the previous release: %s", async (sql, message) => {
    expect((await messages(sql)).join()).toContain(message);
  });

  it("sets a column NOT NULL in three steps, each in a migration of its own", async () => {
    const add = "ALTER TABLE jobs ADD CONSTRAINT t CHECK (title IS NOT NULL) NOT VALID";
    const validate = "ALTER TABLE jobs VALIDATE CONSTRAINT t";
    const set = "ALTER TABLE jobs ALTER COLUMN title SET NOT NULL";
    expect(await messages(add, validate, set)).toEqual([]);
    expect((await messages(add, set)).join()).toContain("without a validated check");
    expect((await messages(`${add}; ${validate}`)).join()).toContain("in a later migration");
  });

  it("removes something only with a note right above of when it became unused", async () => {
    const note = "-- contract: unused since 1.4.0 because searches read the column doc\n";
    const drop = "ALTER TABLE jobs DROP COLUMN title;";
    expect(await messages(`${note}${drop}`)).toEqual([]);
    expect(await messages(`${note}${drop}\n${drop}`)).toHaveLength(1);
    expect(await messages(`-- contract: unused\n${drop}`)).toHaveLength(1);
    // The note of one harm does not speak of the other.
    expect(await messages(`-- holds briefly because it has one row only\n${drop}`)).toHaveLength(1);
  });

  it("locks a small table only with a note of why that is brief", async () => {
    const note = "-- holds briefly because this table has one row\n";
    expect(await messages(`${note}UPDATE jobs SET pay = 0`)).toEqual([]);
  });

  it("reports the line of a problem", async () => {
    const sql = "-- é\nALTER TABLE jobs ADD a int;\n\n-- why\nDROP TABLE jobs;";
    expect(await checkMigrations([BEFORE, { name: "2_x", sql }], BEFORE.name)).toMatchObject([
      { migration: "2_x", line: 5 },
    ]);
  });
});

it("refuses a change that once broke the previous release's search", async () => {
  const folder = join(import.meta.dirname, "..", "migrations");
  const names = (await readdir(folder)).filter((name) => /^\d+_/.test(name)).sort();
  const migrations = await Promise.all(
    names.map(async (name) => ({
      name,
      sql: await readFile(join(folder, name, "migration.sql"), "utf8"),
    })),
  );
  const violations = await checkMigrations(migrations, "20261122000003_moderation");
  expect(violations).toContainEqual(
    expect.objectContaining({
      migration: "20261123000001_engine",
      message: expect.stringContaining("drops the column search.job_documents.rank_tsv"),
    }),
  );
});
