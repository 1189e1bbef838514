import { spawn } from "node:child_process";
import { mkdtemp, readdir, readFile, rm, stat, symlink, unlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ensureDatabase, startEmbeddedPostgres } from "@/lib/platform/db/embedded";

let folder = "";

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "jobharbor-embedded-"));
});

afterEach(async () => {
  await (await startEmbeddedPostgres(folder)).stop();
  await rm(folder, { recursive: true });
});

const isRoot = process.getuid?.() === 0;

async function owner(): Promise<number> {
  return (await stat(join(folder, "postgres"))).uid;
}

async function postmaster(): Promise<number> {
  const text = await readFile(join(folder, "postgres", "postmaster.pid"), "utf8");
  return Number(text.split("\n")[0]);
}

async function leftIn(place: string): Promise<string> {
  return (await readdir(place)).join(" ");
}

async function ask(url: string, question = "SELECT 1 AS one"): Promise<unknown> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(question)).rows[0];
  } finally {
    await client.end();
  }
}

describe("startEmbeddedPostgres", () => {
  it("reuses a running server, and starts one with the same data after a stop", async () => {
    const first = await startEmbeddedPostgres(folder);
    expect(await ensureDatabase(first, "site")).toBe(true);

    // What a killed parent leaves: the server runs on and nobody holds it.
    const second = await startEmbeddedPostgres(folder);
    expect([first.reused, second.reused]).toEqual([false, true]);
    expect(second.url("site")).toBe(first.url("site"));
    await second.stop();
    await expect(ask(first.url("site"))).rejects.toThrow();

    const third = await startEmbeddedPostgres(folder);
    expect(third.reused).toBe(false);
    expect(await ensureDatabase(third, "site")).toBe(false);
    expect(await ask(third.url("site"))).toEqual({ one: 1 });
  });

  it("reuses a server that was started by another name of its folder", async () => {
    const first = await startEmbeddedPostgres(folder);
    const [pid, link] = [await postmaster(), `${folder}-link`];
    await symlink(folder, link);

    const second = await startEmbeddedPostgres(link).finally(() => unlink(link));

    expect([second.reused, await postmaster()]).toEqual([true, pid]);
    expect(await ask(first.url("postgres"))).toEqual({ one: 1 });
  });

  it("starts one server when two start at once in an empty folder", async () => {
    const servers = await Promise.all([
      startEmbeddedPostgres(folder),
      startEmbeddedPostgres(folder),
    ]);

    expect(servers.map(({ reused }) => reused).sort()).toEqual([false, true]);
    expect(servers[0].url("postgres")).toBe(servers[1].url("postgres"));
  });

  it("cleans up if cancelled while creating the folder, and can start afterwards", async () => {
    const giveUp = new AbortController();
    const started = startEmbeddedPostgres(folder, { signal: giveUp.signal });
    await vi.waitFor(async () => expect(await leftIn(folder)).toContain("postgres.init-"), 5000);
    giveUp.abort();
    await expect(started).rejects.toThrow();
    expect(await leftIn(folder)).toBe("postgres.password");

    const server = await startEmbeddedPostgres(folder);
    expect(await ask(server.url("postgres"))).toEqual({ one: 1 });
  });

  it("starts again at the same address after its main process was killed, and keeps its log", async () => {
    const server = await startEmbeddedPostgres(folder);
    const client = new Client({ connectionString: server.url("postgres") });
    client.on("error", () => undefined);
    await client.connect();
    await client.query("CREATE TABLE kept AS SELECT 1 AS one");
    // A backend that computes does not notice that its postmaster is gone, and holds its memory.
    client.query("SELECT count(*) FROM generate_series(1, 1e12)").catch(() => undefined);
    process.kill(await postmaster(), "SIGKILL");
    await vi.waitFor(async () => expect(await server.isRunning()).toBe(false));

    await server.restart(new AbortController().signal);

    expect(await server.isRunning()).toBe(true);
    expect(await ask(server.url("postgres"), "SELECT one FROM kept")).toEqual({ one: 1 });
    const log = await readFile(join(folder, "postgres.log"), "utf8");
    expect(log.match(/database system is ready/g)).toHaveLength(2);
  });

  it("starts even if the pid left behind by a crash now belongs to another program", async () => {
    await (await startEmbeddedPostgres(folder)).stop();
    const other = spawn("sleep", ["60"], isRoot ? { uid: await owner(), gid: 0 } : {});
    const pidFile = join(folder, "postgres", "postmaster.pid");
    await writeFile(pidFile, `${other.pid}\n${folder}/postgres\n1\n5432\n\n127.0.0.1\n`);

    const server = await startEmbeddedPostgres(folder);

    expect(await ask(server.url("postgres"))).toEqual({ one: 1 });
    expect(other.exitCode ?? other.signalCode).toBeNull();
    other.kill();
  });

  it("kills a server that doesn't stop when told to", async () => {
    const server = await startEmbeddedPostgres(folder);
    const pid = await postmaster();
    process.kill(pid, "SIGSTOP");

    await server.stop(200);

    expect(await server.isRunning()).toBe(false);
    expect(await ask((await startEmbeddedPostgres(folder)).url("postgres"))).toEqual({ one: 1 });
  });
});
