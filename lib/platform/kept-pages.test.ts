import { once } from "node:events";
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { setUpDatabase } from "@/lib/testing/database";
import { createStore, dropCached } from "./cache";
import { db } from "./db/client";
import { createPageKeeper } from "./kept-pages";
import { announce } from "./queue";
import { withRequestContext } from "./request-context";
import { startRequest } from "./request-log";
import { markPersonal } from "./response-status";

setUpDatabase();

const changed = { name: "test.shown-changed", payload: z.object({}) };
const keeper = createPageKeeper({ droppedBy: [changed] });

type Render = (request: IncomingMessage, response: ServerResponse, nonce: string) => unknown;
const page: Render = (_request, response, nonce) => {
  response.write(`<script nonce="${nonce}">`);
  response.end(`${render.mock.calls.length}</script>`);
};
const render = vi.fn<Render>(page);
let count = 0;

const server = createServer((incoming, response) => {
  count += 1;
  const nonce = `nonce-${count}-${"x".repeat(12)}`;
  response.setHeader("content-security-policy", nonce);
  response.setHeader(
    "cache-control",
    incoming.url?.startsWith("/private") ? "private, no-store" : "public, s-maxage=60",
  );
  const context = startRequest(incoming, response);
  if (keeper.answer(incoming, response, nonce)) return;
  withRequestContext(context, () => {
    keeper.watch(incoming, response, nonce);
    render(incoming, response, nonce);
  });
});
let base = "";

beforeAll(async () => {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());

beforeEach(async () => {
  // Nothing is kept before events can be heard.
  const probe = createStore<object>({ name: "p", droppedBy: [], maxEntries: 1, maxAgeMs: 60_000 });
  await vi.waitFor(() => {
    probe.open()("probe", {});
    expect(probe.read("probe")).toBeDefined();
  });
  dropCached();
  render.mockReset();
  render.mockImplementation(page);
});

async function read(path: string, headers: Record<string, string> = {}) {
  const answer = await fetch(`${base}${path}`, { headers });
  const nonce = answer.headers.get("content-security-policy") ?? "";
  return { status: answer.status, headers: answer.headers, nonce, text: await answer.text() };
}

/** Asks twice, a moment apart, and says how often that was rendered. */
async function rendersOfTwo(path: string, headers: Record<string, string> = {}): Promise<number> {
  await read(path, headers);
  await sleep(20);
  await read(path, headers);
  return render.mock.calls.length;
}

describe("a page that everybody gets alike", () => {
  it("is rendered once, and has a nonce of its own each time", async () => {
    render.mockImplementation((incoming, response, nonce) => {
      response.setHeader("content-type", "text/html; charset=utf-8");
      response.setHeader("link", `</font>; nonce="${nonce}"`);
      page(incoming, response, nonce);
    });
    const first = await read("/a");
    await sleep(20);
    const second = await read("/a");

    expect(render).toHaveBeenCalledTimes(1);
    expect(second.nonce).not.toBe(first.nonce);
    expect(first.text).toBe(`<script nonce="${first.nonce}">1</script>`);
    expect(second.text).toBe(`<script nonce="${second.nonce}">1</script>`);
    expect(second.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(second.headers.get("link")).toBe(`</font>; nonce="${second.nonce}"`);
    expect(second.headers.get("cache-control")).toBe("public, s-maxage=60");
    expect(second.headers.get("x-request-id")).not.toBe(first.headers.get("x-request-id"));
    expect((await read("/a?page=2")).text).toContain(">2<");
  });

  it("is rendered anew once what it shows has changed", async () => {
    await rendersOfTwo("/b");
    await db.$transaction((tx) => announce(tx, changed, {}));

    await vi.waitFor(async () => expect((await read("/b")).text).toContain(">2<"));
  });

  it("is not kept when what it shows changed while it was rendered", async () => {
    render.mockImplementationOnce(async (incoming, response, nonce) => {
      dropCached(changed.name);
      page(incoming, response, nonce);
    });

    expect(await rendersOfTwo("/c")).toBe(2);
  });

  it("is not kept when its reader left before its end", async () => {
    render.mockImplementationOnce((_incoming, response) => {
      response.write("half of it");
      response.once("close", () => response.end());
    });
    const leaving = request(`${base}/d`).end();
    const [answer] = (await once(leaving, "response")) as [IncomingMessage];
    await once(answer, "data");
    leaving.on("error", () => undefined).destroy();
    await sleep(50);

    expect((await read("/d")).text).toContain(">2<");
  });
});

describe("what is never kept", () => {
  it.each<[string, Render]>([
    ["a page that is missing", (_, response) => response.writeHead(404).end("none")],
    ["a page that sets a cookie", (_, response) => response.setHeader("set-cookie", "a=1").end("")],
    ["a page of which a part failed", (_, response) => response.end('<template data-dgst="1">')],
    ["a page larger than a megabyte", (_, response) => response.end("x".repeat(1024 * 1024 + 1))],
  ])("%s", async (_name, answer) => {
    render.mockImplementation(answer);

    expect(await rendersOfTwo("/e")).toBe(2);
  });

  it("a page that read who asks, also after its head was sent", async () => {
    render.mockImplementation((_incoming, response) => {
      response.write("Dear ");
      markPersonal();
      response.end("Ines");
    });

    expect(await rendersOfTwo("/g")).toBe(2);
  });

  it("a page of whoever asks", async () => {
    expect(await rendersOfTwo("/private")).toBe(2);
  });

  it("the data that the router asks for, nor is it answered with a page", async () => {
    await read("/f");
    await sleep(20);

    await read("/f", { rsc: "1" });
    await read("/f", { range: "bytes=0-5" });

    expect(render).toHaveBeenCalledTimes(3);
  });
});
