import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { ensureDatabase, startEmbeddedPostgres } from "@/lib/platform/db/embedded";

let folder = "";

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "jobharbor-embedded-"));
});

afterEach(async () => {
  await (await startEmbeddedPostgres(folder)).stop();
  await rm(folder, { recursive: true });
});

async function answer(url: string): Promise<unknown> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query("SELECT 1 AS one")).rows[0];
  } finally {
    await client.end();
  }
}

describe("startEmbeddedPostgres", () => {
  it("uses a server it finds running, and starts one on the same data after a stop", async () => {
    const first = await startEmbeddedPostgres(folder);
    expect(await ensureDatabase(first, "site")).toBe(true);

    // What a killed parent leaves: the server runs on and nobody holds it.
    const second = await startEmbeddedPostgres(folder);
    expect([first.reused, second.reused]).toEqual([false, true]);
    expect(second.url("site")).toBe(first.url("site"));
    await second.stop();
    await expect(answer(first.url("site"))).rejects.toThrow();

    const third = await startEmbeddedPostgres(folder);
    expect(third.reused).toBe(false);
    expect(await ensureDatabase(third, "site")).toBe(false);
    expect(await answer(third.url("site"))).toEqual({ one: 1 });
  });

  it("starts one server when two starts meet on an empty folder", async () => {
    const servers = await Promise.all([
      startEmbeddedPostgres(folder),
      startEmbeddedPostgres(folder),
    ]);

    expect(servers.map(({ reused }) => reused).sort()).toEqual([false, true]);
    expect(servers[0].url("postgres")).toBe(servers[1].url("postgres"));
  });
});
