import { request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { setUpDatabase } from "@/lib/testing/database";
import {
  here,
  page,
  read,
  render,
  rendersOfTwo,
  setUpPageServer,
} from "@/lib/testing/services/page-server";
import { db } from "../db/client";
import { announce } from "../queue";
import { cached, dropCached } from "./cache";
import { trueUntil } from "./page-facts";

setUpDatabase();
setUpPageServer();

const payload = z.object({ ids: z.array(z.string()) });
type Payload = z.infer<typeof payload>;
const changed = { name: "test.changed", payload, about: ({ ids }: Payload) => ids };
const OTHER = "0199a000-0000-7000-8000-000000000002";
const SHOWN = "0199a000-0000-7000-8000-000000000001";

const options = { droppedBy: [changed], maxEntries: 10, maxAgeMs: 60_000 };
const readThing = cached({
  ...{ ...options, name: "test.thing" },
  about: (id: string) => [id],
  load: async (id: string) => id,
});
const readList = cached({ ...options, name: "test.list", load: async (name: string) => name });

describe("a page that is the same for everyone", () => {
  it("is rendered once, and has a new nonce each time", async () => {
    render.mockImplementation(async (incoming, response, nonce) => {
      response.setHeader("content-type", "text/html; charset=utf-8");
      response.setHeader("link", `</font>; nonce="${nonce}"`);
      await page(incoming, response, nonce);
    });
    const first = await read(here.place);
    const second = await read(here.place);

    expect(render).toHaveBeenCalledTimes(1);
    expect(second.nonce).not.toBe(first.nonce);
    expect(first.text).toBe(`<script nonce="${first.nonce}">1</script>`);
    expect(second.text).toBe(`<script nonce="${second.nonce}">1</script>`);
    expect(second.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(second.headers.get("link")).toBe(`</font>; nonce="${second.nonce}"`);
    expect(second.headers.get("cache-control")).toBe("public, s-maxage=60");
    expect(second.headers.get("vary")).toMatch(/^rsc, .*accept-encoding$/);
    expect(second.headers.get("x-request-id")).not.toBe(first.headers.get("x-request-id"));
    expect((await read(`${here.place}?page=2`)).text).toContain(">2<");
  });

  it("is the same compressed and not, for GET and for HEAD", async () => {
    await read(here.place);
    const zipped = await read(here.place, { headers: { "accept-encoding": "gzip" } });
    const plain = await read(here.place, { headers: { "accept-encoding": "gzip;q=0, identity" } });
    const head = await read(here.place, {
      method: "HEAD",
      headers: { "accept-encoding": "identity" },
    });

    expect(render).toHaveBeenCalledTimes(1);
    expect(zipped.headers.get("content-encoding")).toBe("gzip");
    expect(zipped.text).toBe(`<script nonce="${zipped.nonce}">1</script>`);
    expect(plain.headers.get("content-encoding")).toBeNull();
    expect(plain.text).toBe(`<script nonce="${plain.nonce}">1</script>`);
    expect(head.text).toBe("");
    expect(head.headers.get("content-length")).toBe(String(plain.text.length));
  });

  it("is rendered again after a change to something it shows, and after no other", async () => {
    render.mockImplementation(async (incoming, response, nonce) => {
      await readThing(SHOWN);
      await page(incoming, response, nonce);
    });
    await rendersOfTwo(here.place);
    await db.$transaction((tx) => announce(tx, changed, { ids: [OTHER] }));
    await sleep(100);
    await read(here.place);
    expect(render).toHaveBeenCalledTimes(1);

    await db.$transaction((tx) => announce(tx, changed, { ids: [OTHER, SHOWN] }));
    await vi.waitFor(async () => expect((await read(here.place)).text).toContain(">2<"));
  });

  it("is dropped when one of many thousands of changes concerns it", async () => {
    render.mockImplementation(async (incoming, response, nonce) => {
      await readThing(SHOWN);
      await page(incoming, response, nonce);
    });
    await rendersOfTwo(here.place);
    const many = Array.from(
      { length: 5000 },
      (_, id) => `0199a000-0000-7000-8000-${String(id + 100).padStart(12, "0")}`,
    );
    await db.$transaction((tx) => announce(tx, changed, { ids: [...many, SHOWN] }));

    await vi.waitFor(async () => expect((await read(here.place)).text).toContain(">2<"));
  });

  it("with a list is rendered again at once, and then at most once every few seconds", async () => {
    render.mockImplementation(async (incoming, response, nonce) => {
      await readList("all");
      await page(incoming, response, nonce);
    });
    // Waits until nothing changes, because another test may have changed something just now.
    await rendersOfTwo(here.place);
    await sleep(5100);
    dropCached(changed.name, [OTHER]);
    await read(here.place);
    expect(render).toHaveBeenCalledTimes(2);

    for (let times = 0; times < 5; times += 1) {
      dropCached(changed.name, [OTHER]);
      await read(here.place);
    }
    expect(render).toHaveBeenCalledTimes(2);
    await vi.waitFor(async () => expect((await read(here.place)).text).toContain(">3<"), 7000);
  }, 20_000);

  it("is not kept if what it shows changed while it was rendered", async () => {
    render.mockImplementationOnce(async (incoming, response, nonce) => {
      await readThing(SHOWN);
      dropCached(changed.name, [SHOWN]);
      await page(incoming, response, nonce);
    });

    expect(await rendersOfTwo(here.place)).toBe(2);
  });

  it("is kept until its content expires", async () => {
    render.mockImplementation(async (incoming, response, nonce) => {
      trueUntil(new Date(Date.now() + 300));
      await page(incoming, response, nonce);
    });

    expect(await rendersOfTwo(here.place)).toBe(1);
    await sleep(300);
    expect((await read(here.place)).text).toContain(">2<");
  });

  it("is not kept if its reader left before the end", async () => {
    render.mockImplementationOnce(async (_incoming, response) => {
      response.write("half of it");
      response.once("close", () => response.end());
    });
    const leaving = request(`${here.base}${here.place}`).end();
    await vi.waitFor(() => expect(render).toHaveBeenCalled());
    leaving.on("error", () => undefined).destroy();
    await sleep(50);

    expect((await read(here.place)).text).toContain(">2<");
  });
});
