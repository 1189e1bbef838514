import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { setUpDatabase } from "@/lib/testing/database";
import { makeJob } from "@/lib/testing/factories";
import { makeFullAccount } from "@/lib/testing/full-accounts/full-account";
import { setUpObjectStorage } from "@/lib/testing/services/s3";
import { runScript } from "@/lib/testing/services/scripts";
import { setUpStorage } from "@/lib/testing/storage";
import { openCopies, uploadCopy } from "./copies";
import { listBackups, makeNext } from "./keeping";
import { nameOf } from "./rotation";

const PORT = 4217;

setUpObjectStorage(PORT);
setUpDatabase();
setUpStorage();
// People's files stay in their folder here: the bucket is the backups'.
for (const name of Object.keys(process.env)) {
  if (name.startsWith("STORAGE_S3_")) delete process.env[name];
}

const url = () => String(process.env["DATABASE_URL"]);
const SETTINGS = {
  BACKUP_KEEP: "2 daily",
  BACKUP_S3_BUCKET: "harbour",
  BACKUP_S3_REGION: "us-east-1",
  BACKUP_S3_ENDPOINT: `http://127.0.0.1:${PORT}`,
  BACKUP_S3_ACCESS_KEY_ID: "S3RVER",
  BACKUP_S3_SECRET_ACCESS_KEY: "S3RVER",
  BACKUP_S3_FORCE_PATH_STYLE: "on",
} as const;
const { BACKUP_KEEP } = SETTINGS;
const day = (date: number) => new Date(Date.UTC(2026, 10, date, 2, 30));

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "jobharbor-kept-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function theCopies() {
  const copies = await openCopies(SETTINGS);
  if (!copies) throw new Error("there is no bucket");
  const everything = async () => {
    const page = await copies.listAll("", { recursive: true });
    return [...page.objects].flatMap((found) => (found.isFile ? found.key : []));
  };
  return { copies, everything };
}

describe("a row of backups", () => {
  it("keeps the configured number here and in the bucket, and retries a failed copy", async () => {
    await makeFullAccount("meera");
    const away = { folder, settings: { ...SETTINGS, BACKUP_S3_ENDPOINT: "http://127.0.0.1:4218" } };
    await expect(makeNext(url(), away, day(1))).rejects.toThrow();
    expect(await listBackups(folder)).toEqual([nameOf(day(1))]);

    const made = await makeNext(url(), { folder, settings: SETTINGS }, day(2));
    expect(made.said).toEqual([`Copied to harbour: ${nameOf(day(1))}, ${nameOf(day(2))}.`]);
    const { everything } = await theCopies();
    const first = await everything();
    expect(first).toContain(`${nameOf(day(1))}/manifest.json`);

    await makeNext(url(), { folder, settings: SETTINGS }, day(3));

    expect(await listBackups(folder)).toEqual([nameOf(day(2)), nameOf(day(3))]);
    const left = new Set((await everything()).map((path) => path.split("/")[0]));
    expect([...left].sort()).toEqual([nameOf(day(2)), nameOf(day(3))]);
  }, 60_000);

  it("never treats an unfinished copy as a complete one, and deletes it", async () => {
    await makeNext(url(), { folder, settings: { BACKUP_KEEP } }, day(4));
    const { copies, everything } = await theCopies();
    const put = vi.spyOn(copies, "putStream");
    const name = nameOf(day(4));
    await uploadCopy(copies, join(folder, name), name);
    expect(put.mock.calls.at(-1)?.[0]).toBe(`${name}/manifest.json`);
    await copies.delete(`${name}/manifest.json`);
    // The tests' server lists a folder only where an object lies right in it.
    await copies.put(`${name}/left`, "");
    await rm(join(folder, name), { recursive: true });

    await makeNext(url(), { folder, settings: SETTINGS }, day(5));

    expect((await everything()).filter((path) => path.startsWith(name))).toEqual([]);
  }, 60_000);

  it("keeps files and folders that aren't backups of its own", async () => {
    await mkdir(join(folder, "before-the-move"));
    await writeFile(join(folder, "notes.txt"), "mine");
    for (const date of [1, 2, 3]) {
      await makeNext(url(), { folder, settings: { BACKUP_KEEP: "1 daily" } }, day(date));
    }

    expect((await readdir(folder)).sort()).toEqual([
      nameOf(day(3)),
      "before-the-move",
      "notes.txt",
    ]);
  }, 60_000);

  it("has only one backup made at a time", async () => {
    const both = await Promise.allSettled(
      [6, 7].map((date) => makeNext(url(), { folder, settings: {} }, day(date))),
    );

    expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect(await listBackups(folder)).toHaveLength(1);
  }, 60_000);
});

describe("npm run backup", () => {
  const settings = () => ({ ...SETTINGS, BACKUP_DIR: folder });

  it("verifies the newest backup by restoring it, even if only the bucket has it", async () => {
    await makeFullAccount("meera");
    const made = await runScript("backup", [], settings());
    expect(made.code, made.said).toBe(0);
    await rm(folder, { recursive: true });

    const ended = await runScript("backup", ["--verify"], settings());

    expect(ended.code, ended.said).toBe(0);
    expect(ended.said).toContain("all counts and checksums match");
    expect(ended.said).toMatch(/The search index matches \d+ live jobs?/);
    expect(ended.said).toMatch(/The backup is good\. Verified in \d+\.\d s\./);
  }, 120_000);

  it("says what is wrong: a damaged file, or a search index that doesn't match", async () => {
    await makeFullAccount("meera");
    await makeJob();
    const client = new Client({ connectionString: url() });
    await client.connect();
    await client.query("DELETE FROM search.job_documents");
    await client.end();
    const made = await runScript("backup", ["--to", join(folder, "one")]);
    expect(made.code, made.said).toBe(0);
    const verified = () => runScript("backup", ["--verify", join(folder, "one")]);

    const why = expect.stringMatching(/[1-9]\d* jobs are missing from the search or differ/);
    expect(await verified()).toMatchObject({ code: 1, said: why });

    await writeFile(join(folder, "one/database/public.users.copy.gz"), "broken");
    const broken = expect.stringContaining("can't be read");
    expect(await verified()).toMatchObject({ code: 1, said: broken });
  }, 120_000);

  it("leaves nothing behind when its process is told to end", async () => {
    const child = spawn(
      process.execPath,
      ["--conditions=react-server", "--import", "tsx", "scripts/backup.ts"],
      { env: { ...process.env, BACKUP_DIR: folder }, stdio: ["ignore", "pipe", "pipe"] },
    );
    const blocker = new Client({ connectionString: url() });
    await blocker.connect();
    try {
      await blocker.query("BEGIN; LOCK TABLE users IN ACCESS EXCLUSIVE MODE");
      await vi.waitFor(async () => expect((await readdir(folder)).join()).toMatch(/\.part$/), {
        timeout: 20_000,
      });
      child.kill("SIGTERM");
      const [code] = await once(child, "exit");

      expect(code).toBe(1);
      expect(await readdir(folder)).toEqual([]);
    } finally {
      await blocker.query("ROLLBACK");
      await blocker.end();
    }
  }, 60_000);
});
