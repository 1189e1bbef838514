import { setTimeout as sleep } from "node:timers/promises";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { setUpDatabase } from "@/lib/testing/database";
import { cached, dropCached } from "./cache";
import { db } from "./db/client";
import { announce } from "./queue";

setUpDatabase();

const changed = { name: "test.changed", payload: z.object({}) };
const unrelated = { name: "test.unrelated", payload: z.object({}) };

const load = vi.fn(async (key: string) => `${key} ${load.mock.calls.length}`);
const read = cached({
  name: "test",
  droppedBy: [changed],
  maxEntries: 10,
  maxAgeMs: 60_000,
  load,
});

async function untilRemembered(): Promise<void> {
  await vi.waitFor(async () => expect(await read("probe")).toBe(await read("probe")));
}

beforeEach(async () => {
  await untilRemembered();
  dropCached();
  load.mockClear();
});

describe("cached", () => {
  it("loads once for callers at the same time and after", async () => {
    await Promise.all([read("a"), read("a"), read("a")]);
    await read("a");

    expect(load).toHaveBeenCalledTimes(1);
  });

  it("forgets when an event that changes it is announced and committed", async () => {
    const before = await read("a");

    await db.$transaction((tx) => announce(tx, changed, {}));

    await vi.waitFor(async () => expect(await read("a")).not.toBe(before));
  });

  it("keeps what a rolled-back or an unrelated announcement does not change", async () => {
    const before = await read("a");

    await db.$transaction((tx) => announce(tx, unrelated, {}));
    await db
      .$transaction(async (tx) => {
        await announce(tx, changed, {});
        throw new Error("rolled back");
      })
      .catch(() => undefined);
    await sleep(100);

    expect(await read("a")).toBe(before);
  });

  it("does not remember a failure", async () => {
    load.mockRejectedValueOnce(new Error("down"));

    await expect(read("b")).rejects.toThrow("down");
    await expect(read("b")).resolves.toBe("b 2");
  });

  it("goes on when the listening connection is lost", async () => {
    await db.$executeRaw`
      SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE query LIKE 'LISTEN%' AND datname = current_database()`;
    await sleep(50);

    await expect(read("c")).resolves.toMatch(/^c /);
    await vi.waitFor(untilRemembered, { timeout: 10_000 });
  });
});
