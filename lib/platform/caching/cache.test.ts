import { setTimeout as sleep } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { setUpDatabase } from "@/lib/testing/database";
import { db } from "../db/client";
import { announce } from "../queue";
import { type RequestContext, requestContext, withRequestContext } from "../server/request-context";
import { cached, cacheReads, dropCached } from "./cache";

setUpDatabase();

const newContext = (): RequestContext => ({
  ...{ requestId: "r", status: null, userId: null },
  ...{ isPersonal: false, mayReadReplica: false },
});

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

describe("a heavy value", () => {
  let number = 0;
  let wait: Promise<unknown> = Promise.resolve();
  let context: RequestContext | undefined;
  const readHeavy = cached({
    name: "test.heavy",
    droppedBy: [changed],
    isHeavy: true,
    maxEntries: 10,
    maxAgeMs: 60_000,
    load: async (_: string) => {
      context = requestContext();
      await wait;
      number += 1;
      return number;
    },
  });

  it("stays the old one as long as the new one is loading slowly, or fails", async () => {
    const first = await withRequestContext(newContext(), () => readHeavy("a"));
    expect(context).toBeUndefined();
    let goOn: (value?: unknown) => void = () => undefined;
    wait = new Promise((done) => {
      goOn = done;
    });
    dropCached(changed.name);
    expect(await Promise.all([readHeavy("a"), readHeavy("a")])).toEqual([first, first]);
    goOn();
    await vi.waitFor(async () => expect(await readHeavy("a")).toBe(first + 1));

    wait = Promise.reject(new Error("away"));
    wait.catch(() => undefined);
    dropCached(changed.name);
    expect(await readHeavy("a")).toBe(first + 1);
    wait = Promise.resolve();
    expect(await readHeavy("a")).toBe(first + 2);
  });

  it("is the new one at once if it loads quickly, or if there is no old one", async () => {
    const first = await readHeavy("b");
    dropCached(changed.name);
    expect(await readHeavy("b")).toBe(first + 1);
    dropCached();
    wait = sleep(400);
    expect(await readHeavy("b")).toBe(first + 2);
  });
});

describe("cached", () => {
  it("loads once for simultaneous callers and later ones", async () => {
    await Promise.all([read("a"), read("a"), read("a")]);
    await read("a");

    expect(load).toHaveBeenCalledTimes(1);
  });

  it("drops a value when an event that changes it is announced and committed", async () => {
    const before = await read("a");

    await db.$transaction((tx) => announce(tx, changed, {}));

    await vi.waitFor(async () => expect(await read("a")).not.toBe(before));
  });

  it("keeps a value after a rolled-back or an unrelated announcement", async () => {
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

  it("keeps values about other things than the event's", async () => {
    const event = { name: "test.of-things", payload: z.object({ ids: z.array(z.string()) }) };
    const named = { ...event, about: ({ ids }: { ids: string[] }) => ids };
    const loadThing = vi.fn(async (id: string) => (id === "none" ? null : { id }));
    const readThing = cached({
      ...{ name: "test.things", droppedBy: [named, changed], maxEntries: 10, maxAgeMs: 60_000 },
      about: (thing) => (thing ? [thing.id] : []),
      load: loadThing,
    });
    const loadsOf = async (...ids: string[]) => {
      loadThing.mockClear();
      for (const id of ids) await readThing(id);
      return loadThing.mock.calls.map(([id]) => id);
    };
    await vi.waitFor(async () => expect(await loadsOf("a", "b", "none")).toEqual([]));

    await db.$transaction((tx) => announce(tx, named, { ids: ["c", "a"] }));
    // No one knows what the value that was not found is about.
    await vi.waitFor(async () => expect(await loadsOf("a")).toEqual(["a"]));
    expect(await loadsOf("b", "none")).toEqual(["none"]);

    await db.$transaction((tx) => announce(tx, changed, {}));
    await vi.waitFor(async () => expect(await loadsOf("b")).toEqual(["b"]));
  });

  it("drops a value when it expires, at a time that the load may set", async () => {
    const loadUntil = vi.fn(async (_: string, trueUntil: (instant: Date | null) => void) => {
      trueUntil(null);
      trueUntil(new Date(Date.now() + 200));
      return {};
    });
    const readUntil = cached({
      ...{ name: "test.until", droppedBy: [], maxEntries: 10, maxAgeMs: 60_000 },
      load: loadUntil,
    });
    await readUntil("a");
    await readUntil("a");
    expect(loadUntil).toHaveBeenCalledTimes(1);
    await sleep(220);
    await readUntil("a");
    expect(loadUntil).toHaveBeenCalledTimes(2);
  });

  it("counts hits and loads", async () => {
    const readCounted = cached({
      ...{ name: "test.counted", droppedBy: [], maxEntries: 10, maxAgeMs: 60_000 },
      load: async (key: string) => ({ key }),
    });
    for (const key of ["a", "b", "a", "a"]) await readCounted(key);

    expect(cacheReads().get("test.counted")).toEqual({ found: 2, loaded: 2 });
  });

  it("doesn't keep the request that asked first in memory", async () => {
    setFlagsFromString("--expose_gc");
    const collectGarbage = runInNewContext("gc") as () => void;
    const readHeld = cached({
      ...{ name: "test.held", droppedBy: [], maxEntries: 10, maxAgeMs: 60_000 },
      load: async (key: string) => {
        await sleep(5);
        return { key };
      },
    });
    const ask = async () => {
      const context = newContext();
      await withRequestContext(context, () => readHeld("a"));
      return new WeakRef(context);
    };
    const asked = await ask();
    await sleep(20);
    collectGarbage();

    expect(asked.deref()).toBeUndefined();
    expect(cacheReads().get("test.held")).toMatchObject({ loaded: 1 });
  });

  it("does not cache a failure", async () => {
    load.mockRejectedValueOnce(new Error("down"));

    await expect(read("b")).rejects.toThrow("down");
    await expect(read("b")).resolves.toBe("b 2");
  });

  it("recovers when the listening connection is lost", async () => {
    await db.$executeRaw`
      SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE query LIKE 'LISTEN%' AND datname = current_database()`;
    await sleep(50);

    await expect(read("c")).resolves.toMatch(/^c /);
    await vi.waitFor(untilRemembered, { timeout: 10_000 });
  });
});
