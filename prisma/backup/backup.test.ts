import { randomUUID } from "node:crypto";
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { Client } from "pg";
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from "vitest";
import { db } from "@/lib/platform/db/client";
import { audit } from "@/lib/platform/observability/audit";
import { newFileKey, storeFile } from "@/lib/platform/storage/storage";
import { setUpDatabase } from "@/lib/testing/database";
import { makeJob } from "@/lib/testing/factories";
import { makeFullAccount } from "@/lib/testing/full-accounts/full-account";
import { runScript } from "@/lib/testing/services/scripts";
import { readAll, setUpStorage } from "@/lib/testing/storage";
import { SCHEMAS } from "./tables";

setUpDatabase();
const storage = setUpStorage();

const TARGET = `restored_${process.pid}`;
const targetUrl = `${inject("databaseServer")}${TARGET}`;
let folder: string;
let restored: string;

const backup = () => runScript("backup", ["--to", folder]);
const restore = () =>
  runScript("restore", [folder], { DATABASE_URL: targetUrl, STORAGE_DIR: restored });

async function withClient<T>(url: string, use: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}

const onTarget = <T>(use: (client: Client) => Promise<T>) => withClient(targetUrl, use);
const onServer = (statement: string) =>
  withClient(`${inject("databaseServer")}postgres`, (client) => client.query(statement));

beforeEach(async () => {
  await onServer(`DROP DATABASE IF EXISTS ${TARGET} WITH (FORCE)`);
  await onServer(`CREATE DATABASE ${TARGET} TEMPLATE template0 ENCODING 'UTF8'`);
  folder = await mkdtemp(join(tmpdir(), "jobharbor-backup-"));
  restored = await mkdtemp(join(tmpdir(), "jobharbor-restored-"));
});
beforeAll(() => async () => onServer(`DROP DATABASE IF EXISTS ${TARGET} WITH (FORCE)`));
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
  await rm(restored, { recursive: true, force: true });
});

/** Writes pairs that belong together, each in a transaction, until it is told to end. */
function write(): { end: () => Promise<number> } {
  let isOver = false;
  let pairs = 0;
  const writer = async () => {
    while (!isOver) {
      const id = randomUUID();
      await db.$transaction(async (tx) => {
        await tx.rateLimit.create({ data: { key: `load ${id}` } });
        await audit(tx, { action: "load.written", actorId: null, target: { type: "load", id } });
        await tx.$executeRaw`SELECT graphile_worker.add_job('load', '{}'::json)`;
      });
      pairs += 1;
    }
  };
  const writers = [writer(), writer(), writer(), writer()];
  return {
    end: async () => {
      isOver = true;
      await Promise.all(writers);
      return pairs;
    },
  };
}

describe("npm run backup and npm run restore", () => {
  it("restore a backup made under load as of one moment, with equal checksums", async () => {
    await makeFullAccount("meera");
    await makeJob({ title: 'Tab\there, "quoted" \\N and\nlines – Zażółć 🌊' });
    await storeFile("resumes", newFileKey("pdf"), Buffer.from("a résumé"));
    await storeFile("avatars", newFileKey("webp"), Buffer.alloc(300_000, 7));
    await storeFile("exports", newFileKey("zip"), Buffer.from("asked for anew"));
    const load = write();
    const saved = await backup();
    const pairs = await load.end();

    expect(saved.code, saved.said).toBe(0);
    const ended = await restore();

    expect(ended.code, ended.said).toBe(0);
    expect(ended.said).toContain("all counts and checksums match");
    expect(ended.said).toMatch(/public\.users +\d+ rows {2}[0-9a-f]{16} {2}equal/);
    // The same lines, but for the last word of each.
    const rowsOf = (text: string) => text.match(/^\S+ +[\d,]+ rows {2}[0-9a-f]{16}/gm);
    expect(rowsOf(ended.said)).toEqual(rowsOf(saved.said));

    await onTarget(async (client) => {
      const counts = await client.query(`SELECT
        (SELECT count(*)::int FROM rate_limits WHERE key LIKE 'load %') AS limits,
        (SELECT count(*)::int FROM audit_entries WHERE action = 'load.written') AS entries,
        (SELECT count(*)::int FROM graphile_worker.jobs WHERE task_identifier = 'load') AS tasks`);
      const [{ limits, entries, tasks }] = counts.rows;
      expect([entries, tasks]).toEqual([limits, limits]);
      expect(limits).toBeGreaterThan(0);
      expect(limits).toBeLessThan(pairs);
    });
    expect((await readdir(restored)).sort()).toEqual(["avatars", "resumes"]);
    await rm(join(storage.folder, "exports"), { recursive: true });
    expect((await readAll(restored)).length).toBe((await readAll(storage.folder)).length);
  }, 120_000);

  it("restore a working database: constraints, triggers, sequences and the queue", async () => {
    await makeFullAccount("meera");
    await db.$executeRaw`SELECT graphile_worker.add_job('probe')`;
    await db.$executeRaw`UPDATE graphile_worker._private_jobs SET locked_at = now(), locked_by = 'a worker'`;
    await backup();
    const ended = await restore();
    expect(ended.code, ended.said).toBe(0);

    const shape = (client: Client) =>
      client.query(`SELECT conrelid::regclass::text, conname, pg_get_constraintdef(oid), convalidated
        FROM pg_constraint WHERE connamespace = ANY ('{public,search,places}'::regnamespace[]) ORDER BY 1, 2`);
    const before = await withClient(String(process.env["DATABASE_URL"]), shape);
    await onTarget(async (client) => {
      expect((await shape(client)).rows).toEqual(before.rows);
      await expect(client.query("DELETE FROM audit_entries")).rejects.toThrow("cannot be changed");
      const locked = "SELECT FROM graphile_worker._private_jobs WHERE locked_at IS NOT NULL";
      expect((await client.query(locked)).rowCount).toBe(0);
      // The next number of a search document is one that was never given.
      const next =
        "SELECT nextval('search.docno')::int > coalesce(max(docno), 0) AS free FROM search.job_documents";
      expect((await client.query(next)).rows).toEqual([{ free: true }]);
    });
  }, 120_000);

  it("refuse a database that isn't empty, and leave it unchanged", async () => {
    await backup();
    expect((await restore()).code).toBe(0);
    await onTarget((client) =>
      client.query("INSERT INTO rate_limits (key) VALUES ('of somebody')"),
    );

    const again = await restore();

    expect(again).toMatchObject({ code: 1, said: expect.stringContaining("isn't empty") });
    await onTarget(async (client) => {
      expect((await client.query("SELECT key FROM rate_limits")).rows).toEqual([
        { key: "of somebody" },
      ]);
    });
  }, 120_000);

  it("refuse a storage that has files, and leave it and the database unchanged", async () => {
    await backup();
    await mkdir(join(restored, "avatars"));
    await writeFile(join(restored, "avatars", newFileKey("webp")), "of somebody");

    const why = expect.stringContaining("The storage isn't empty");
    expect(await restore()).toMatchObject({ code: 1, said: why });
    await onTarget(async (client) => {
      const tables = await client.query("SELECT to_regclass('public.users') AS users");
      expect(tables.rows).toEqual([{ users: null }]);
    });
  }, 120_000);

  it("refuse a changed, damaged or unfinished backup, and restore nothing", async () => {
    await makeFullAccount("meera");
    await storeFile("logos", newFileKey("webp"), Buffer.from("a logo"));
    await backup();
    const refused = async (why: string) => {
      const ended = await restore();
      expect(ended).toMatchObject({ code: 1, said: expect.stringContaining(why) });
      await onTarget(async (client) => {
        const tables = await client.query("SELECT to_regclass('public.users') AS users");
        expect(tables.rows).toEqual([{ users: null }]);
      });
      expect(await readdir(restored)).toEqual([]);
    };

    const table = join(folder, "database/public.users.copy.gz");
    const whole = await readFile(table);
    const text = gunzipSync(whole).toString();
    await writeFile(table, gzipSync(text.replace("meera", "maera")));
    await refused("has changed since it was saved");
    await writeFile(table, whole.subarray(0, whole.length - 20));
    await refused("missing or can't be read. Nothing was restored. Copy the backup again");
    await rm(table);
    await refused("missing or can't be read. Nothing was restored. Copy the backup again");
    await writeFile(table, whole);

    const [logo = ""] = await readdir(join(folder, "files/logos"));
    await writeFile(join(folder, "files/logos", logo), "another");
    await refused("is missing or has changed since it was saved");
    await rm(join(folder, "files/logos", logo));
    await refused("is missing or has changed since it was saved");

    await writeFile(join(folder, "manifest.json"), "{}");
    await refused("manifest.json can't be read");
    await rm(join(folder, "manifest.json"));
    await refused("wasn't finished");
  }, 120_000);

  it("never write into a folder that isn't empty", async () => {
    await writeFile(join(folder, "notes.txt"), "mine");

    expect(await backup()).toMatchObject({ code: 1, said: expect.stringContaining("not empty") });
    expect(await readdir(folder)).toEqual(["notes.txt"]);
  });
});

it("backs up every schema that the migrations create", async () => {
  const found = await db.$queryRaw<{ name: string }[]>`
    SELECT DISTINCT n.nspname AS name FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
    WHERE c.relkind IN ('r', 'S') AND n.nspname NOT IN ('pg_catalog', 'information_schema', 'pg_toast')`;

  expect(found.map(({ name }) => name).sort()).toEqual([...SCHEMAS].sort());
});
