import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { db } from "@/lib/platform/db/client";
import { env } from "@/lib/platform/env";
import { makeMetrics } from "@/lib/platform/observability/metrics";
import { type Arrival, arrivalToken } from "@/lib/platform/server/arrival";
import { respondToProbe } from "@/lib/platform/server/probes";
import { setUpDatabase } from "@/lib/testing/database";
import { checkWayIn, checkWayToBoards, judgeArrival } from "./way-in";

setUpDatabase();

let server: Server;
let site: string;

beforeAll(async () => {
  const metrics = makeMetrics({});
  server = createServer((request, response) => {
    if (!respondToProbe(request, response, metrics)) response.writeHead(404).end();
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

const PRETENDED = "192.0.2.77";
const SITE = new URL("https://jobs.example.org");
const arrival = (forwardedFor: string[], trustedProxies: number): Arrival => ({
  ...{ host: "jobs.example.org", address: "203.0.113.9" },
  ...{ forwardedFor, trustedProxies },
});

describe("the proxies' headers", () => {
  it.each([
    ["no proxy", [PRETENDED], 0],
    ["one proxy that adds to the header", [PRETENDED, "203.0.113.9"], 1],
    ["one proxy that replaces the header", ["203.0.113.9"], 1],
    ["two proxies", [PRETENDED, "203.0.113.9", "10.0.0.3"], 2],
  ] as const)("are right with %s if that number is configured", (_name, hops, trusted) => {
    const results = judgeArrival(arrival([...hops], trusted), SITE);

    expect(results.map(({ state }) => state)).toEqual(["good"]);
  });

  it.each([
    [["203.0.113.9"], 0, /one proxy.*TRUSTED_PROXIES is 0.*limits for one hit all.*Set it to 1/],
    [[PRETENDED], 1, /no proxies.*TRUSTED_PROXIES is 1.*anyone can pretend.*Set it to 0/],
    [[PRETENDED, "203.0.113.9", "10.0.0.3"], 1, /2 proxies.*TRUSTED_PROXIES is 1.*Set it to 2/],
  ] as const)("are wrong with %j if %i is configured", (hops, trusted, text) => {
    const results = judgeArrival(arrival([...hops], trusted), SITE);

    expect(results).toMatchObject([{ state: "wrong", text: expect.stringMatching(text) }]);
  });

  it("are right when the host comes without its port", () => {
    const withPort = new URL("https://jobs.example.org:8443");

    expect(judgeArrival(arrival([], 0), withPort).map(({ state }) => state)).toEqual(["good"]);
  });

  it("are wrong when the site receives a different host from the one requested", () => {
    const results = judgeArrival({ ...arrival([], 0), host: "127.0.0.1:3000" }, SITE);

    expect(results).toMatchObject([{ state: "wrong", text: /127\.0\.0\.1:3000/ }, {}]);
  });
});

describe("the running site", () => {
  it("says how a request arrived only to those who know its secret", async () => {
    const ask = async (token: string) =>
      (await fetch(`${site}/healthz`, { headers: { "x-arrival-token": token } })).text();

    expect(await ask(arrivalToken())).toContain('"forwardedFor"');
    expect(await ask(arrivalToken(Date.now() - 6 * 60_000))).toBe("ok\n");
    expect(await ask(`${Date.now()}.${"A".repeat(43)}`)).toBe("ok\n");
    expect(await ask("")).toBe("ok\n");
  });

  it("is found at its address", async () => {
    const results = await checkWayIn({ ...env(), SITE_URL: site });

    expect(results.map(({ state }) => state)).toEqual(["good", "good"]);
  });

  it("is reported to have a wrong clock if its responses have another time", async () => {
    const late = createServer((request, response) => {
      response.setHeader("date", new Date(Date.now() - 60_000).toUTCString());
      if (!respondToProbe(request, response, makeMetrics({}))) response.writeHead(404).end();
    });
    await new Promise<void>((done) => late.listen(0, "127.0.0.1", done));
    const { port } = late.address() as AddressInfo;
    const results = await checkWayIn({ ...env(), SITE_URL: `http://127.0.0.1:${port}` });
    late.close();

    expect(results.filter(({ state }) => state !== "good")).toMatchObject([
      { subject: "Clock", text: expect.stringMatching(/differs by (?:59|60|61) seconds.*NTP/) },
    ]);
  });

  it("is reported if nothing responds, or something else does", async () => {
    const nothing = await checkWayIn({ ...env(), SITE_URL: "http://127.0.0.1:1" });
    const other = createServer((_request, response) => response.end("hello"));
    await new Promise<void>((done) => other.listen(0, "127.0.0.1", done));
    const { port } = other.address() as AddressInfo;
    const another = await checkWayIn({ ...env(), SITE_URL: `http://127.0.0.1:${port}` });
    other.close();

    expect(nothing).toMatchObject([{ state: "warning", text: /can't be reached/ }]);
    expect(another).toMatchObject([{ state: "wrong", text: /it isn't this site/ }]);
  });
});

describe("the boards", () => {
  const filter = { categories: [], places: [], companies: [], sourceIds: [] };

  it("are found at their hosts, and a problem names its board", async () => {
    expect(await checkWayToBoards(env())).toEqual([]);
    const other = createServer((_request, response) => response.end("hello"));
    await new Promise<void>((done) => other.listen(0, "127.0.0.1", done));
    const { port } = other.address() as AddressInfo;
    const good = new URL(site).host;
    await db.board.createMany({
      data: [good, `127.0.0.1:${port}`].map((host) => ({ name: host, host, filter })),
    });

    const results = await checkWayToBoards({ ...env(), SITE_URL: "http://jobs.example.org" });
    other.close();

    expect(results).toHaveLength(2);
    expect(results).toContainEqual({
      ...{ state: "good", subject: `Board ${good}` },
      text: "It answers, with its own name passed on.",
    });
    expect(results).toContainEqual({
      ...{ state: "wrong", subject: `Board 127.0.0.1:${port}, the site` },
      text: expect.stringMatching(/it isn't this site/),
    });
  });
});
