import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, beforeEach, expect, vi } from "vitest";
import { createStore, dropCached } from "@/lib/platform/caching/cache";
import { createPageKeeper } from "@/lib/platform/caching/kept-pages";
import { startRequest } from "@/lib/platform/observability/request-log";
import { withRequestContext } from "@/lib/platform/server/request-context";
import { setCaching, watchKeeping } from "@/lib/platform/server/response-caching";

const keeper = createPageKeeper();

/** Stands in for Next. */
export type PageRender = (
  request: IncomingMessage,
  response: ServerResponse,
  nonce: string,
) => void | Promise<void>;
/** A page that says how often pages have been rendered. */
export const page: PageRender = async (_request, response, nonce) => {
  response.write(`<script nonce="${nonce}">`);
  response.end(`${render.mock.calls.length}</script>`);
};
export const render = vi.fn<PageRender>(page);
let count = 0;

// As in the server program.
function letHeadChange(response: ServerResponse): void {
  const writeHead = response.writeHead.bind(response) as (status: number) => ServerResponse;
  const mayKeep = watchKeeping();
  response.writeHead = ((status: number) => {
    setCaching(response, { status, isDocument: true, isPage: true, mayKeep });
    return writeHead(status);
  }) as ServerResponse["writeHead"];
}

const server = createServer((incoming, response) => {
  count += 1;
  const nonce = `nonce-${String(count).padStart(5, "0")}`;
  response.setHeader("content-security-policy", nonce);
  response.setHeader(
    "cache-control",
    incoming.url?.startsWith("/private") ? "private, no-store" : "public, s-maxage=60",
  );
  withRequestContext(startRequest(incoming, response), () => {
    letHeadChange(response);
    void keeper.serve(incoming, response, {
      nonce,
      render: () => {
        void (async () => render(incoming, response, nonce))().catch(() => response.destroy());
      },
    });
  });
});
/** Where the server is, and an address that no other test has requested. */
export const here = { base: "", place: "" };

/** Serves `render` through the page cache. Needs a database. Call it once in a file. */
export function setUpPageServer(): void {
  beforeAll(async () => {
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    here.base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => void server.close());

  beforeEach(async () => {
    // Nothing is cached until events are received.
    const probe = createStore<object>({ name: "p", maxEntries: 1 });
    await vi.waitFor(() => {
      probe.open()("probe", {}, { tags: [], until: Date.now() + 60_000 });
      expect(probe.read("probe")).toBeDefined();
    });
    dropCached();
    render.mockReset();
    render.mockImplementation(page);
    here.place = `/${Math.random().toString(36).slice(2)}`;
  });
}

export async function read(path: string, init: RequestInit = {}) {
  const response = await fetch(`${here.base}${path}`, init);
  const nonce = response.headers.get("content-security-policy") ?? "";
  return { status: response.status, headers: response.headers, nonce, text: await response.text() };
}

/** Requests a page twice, a moment apart, and returns how often it was rendered. */
export async function rendersOfTwo(
  path: string,
  headers: Record<string, string> = {},
): Promise<number> {
  await read(path, { headers });
  await sleep(20);
  await read(path, { headers });
  return render.mock.calls.length;
}
