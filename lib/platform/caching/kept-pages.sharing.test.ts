import { request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { setUpDatabase } from "@/lib/testing/database";
import {
  here,
  type PageRender,
  page,
  read,
  render,
  rendersOfTwo,
  setUpPageServer,
} from "@/lib/testing/services/page-server";
import { markPersonal } from "../server/response-status";
import { dropCached } from "./cache";
import { pageCacheCounts } from "./kept-pages";
import { markIncomplete } from "./page-facts";

setUpDatabase();
setUpPageServer();

describe("simultaneous requests", () => {
  it("wait for the first one's page, each with a nonce of its own", async () => {
    render.mockImplementation(async (incoming, response, nonce) => {
      await sleep(100);
      await page(incoming, response, nonce);
    });
    const before = pageCacheCounts().requests;
    const responses = await Promise.all(Array.from({ length: 10 }, () => read(here.place)));

    expect(render).toHaveBeenCalledTimes(1);
    expect(new Set(responses.map(({ nonce }) => nonce)).size).toBe(10);
    for (const { nonce, text } of responses) {
      expect(text).toBe(`<script nonce="${nonce}">1</script>`);
    }
    const after = pageCacheCounts();
    expect(after.requests.rendered - before.rendered).toBe(1);
    expect(after.requests.shared - before.shared).toBe(9);
    expect(after.bytes).toBeGreaterThan(100);
  });

  it("get separate responses when the first one fails, or its reader leaves", async () => {
    render.mockImplementationOnce(async () => {
      await sleep(100);
      throw new Error("it broke");
    });
    const [broken, ...others] = await Promise.allSettled([1, 2, 3].map(() => read(here.place)));

    expect(broken?.status).toBe("rejected");
    expect(others.map(({ status }) => status)).toEqual(["fulfilled", "fulfilled"]);

    dropCached();
    render.mockImplementationOnce((_incoming, response) => void response.write("half of it"));
    const leaving = request(`${here.base}${here.place}`).end();
    leaving.on("error", () => undefined);
    await sleep(30);
    const waiting = read(here.place);
    await sleep(30);
    leaving.destroy();
    expect((await waiting).status).toBe(200);
  });

  it("never share a page that only one of them may see", async () => {
    render.mockImplementation(async (incoming, response) => {
      markPersonal();
      await sleep(50);
      response.end(`Dear ${incoming.headers["x-who"]}`);
    });
    const names = ["Ines", "Omar", "Lena"];
    const responses = await Promise.all(
      names.map((name) => read(here.place, { headers: { "x-who": name } })),
    );

    expect(responses.map(({ text }) => text)).toEqual(names.map((name) => `Dear ${name}`));
    expect(responses[0]?.headers.get("cache-control")).toBe("private, no-store");
  });
});

describe("what is never kept", () => {
  it.each<[string, PageRender]>([
    ["a page that is missing", (_, response) => void response.writeHead(404).end("none")],
    [
      "a page that sets a cookie",
      (_, response) => void response.setHeader("set-cookie", "a=1").end(""),
    ],
    ["a page larger than a megabyte", (_, response) => void response.end("x".repeat(1024 * 1025))],
  ])("%s", async (_name, response) => {
    render.mockImplementation(response);

    expect(await rendersOfTwo(here.place)).toBe(2);
  });

  it.each<[string, PageRender]>([
    [
      "that reports it",
      (_, response) => {
        markIncomplete();
        response.end("Couldn't load jobs");
      },
    ],
    ["that React has marked", (_, response) => void response.end('<template data-dgst="1">')],
    [
      "that may yet fail while the rest is sent",
      async (_, response) => {
        response.write("first");
        await sleep(700);
        response.end("last");
      },
    ],
  ])("a page with a failed part, %s, which no cache may keep", async (_name, response) => {
    render.mockImplementation(response);

    const { headers, status } = await read(here.place);
    expect(headers.get("cache-control")).toBe("private, no-store");
    expect(status).toBe(200);
    await read(here.place);
    expect(render).toHaveBeenCalledTimes(2);
  });

  it("a page that depends on who is signed in", async () => {
    expect(await rendersOfTwo("/private")).toBe(2);
  });

  it("the data that the router requests, which is never taken from a kept page", async () => {
    await read(here.place);

    await read(here.place, { headers: { rsc: "1" } });
    await read(here.place, { headers: { range: "bytes=0-5" } });

    expect(render).toHaveBeenCalledTimes(3);
  });
});
