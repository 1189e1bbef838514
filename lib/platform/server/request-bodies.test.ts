import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { dialTo, postHead as head } from "@/lib/testing/services/connections";
import { CLIENT_ADDRESS_HEADER } from "./client";
import {
  allowedMs,
  type BodyGate,
  type BodyLimit,
  CONNECTION_TIMES,
  createBodyGate,
} from "./request-bodies";

const LIMITS: Record<string, BodyLimit> = {
  "/form": { bytes: 20_000 },
  "/file": { bytes: 2_000_000, refusal: "The file must be smaller than 2 MB." },
};

let server: Server;
let gate: BodyGate;
let port = 0;
let handled: { path: string; body: string }[] = [];

function respond(request: IncomingMessage, response: ServerResponse): void {
  const chunks: Buffer[] = [];
  request.on("data", (chunk) => chunks.push(chunk));
  request.on("end", () => {
    handled.push({ path: request.url ?? "", body: Buffer.concat(chunks).toString() });
    response.end(`${Buffer.concat(chunks).length} bytes`);
  });
}

async function open(waiting?: { most: number; mostOfOne: number }): Promise<void> {
  gate = createBodyGate(({ url }) => LIMITS[url ?? ""] ?? { bytes: 0 }, waiting);
  const take = (request: IncomingMessage, response: ServerResponse) => {
    request.headers[CLIENT_ADDRESS_HEADER] = String(request.headers["x-from"] ?? "192.0.2.1");
    gate.receive(request, response, () => respond(request, response));
  };
  server = createServer(CONNECTION_TIMES, take);
  server.on("checkContinue", take);
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  port = (server.address() as AddressInfo).port;
}

beforeEach(async () => {
  handled = [];
  await open();
});
afterEach(() => {
  vi.useRealTimers();
  server.closeAllConnections();
  server.close();
});

const send = (path: string, init: RequestInit & { duplex?: "half" }) =>
  fetch(`http://127.0.0.1:${port}${path}`, init);

const dial = () => dialTo(port);

describe("a request", () => {
  it.each([
    ["no body", undefined],
    ["an empty body", ""],
    ["the longest possible body", "x".repeat(20_000)],
  ])("with %s is handled with exactly that", async (_case, body) => {
    const response = await send("/form", {
      method: "POST",
      ...(body === undefined ? {} : { body }),
    });

    expect(response.status).toBe(200);
    expect(handled).toEqual([{ path: "/form", body: body ?? "" }]);
  });

  it("is handled once, when all of its pieces have arrived", async () => {
    const { socket, text } = await dial();
    socket.write(head("/form", "Transfer-Encoding: chunked"));
    for (const piece of ["first ", "second ", "third"]) {
      socket.write(`${piece.length.toString(16)}\r\n${piece}\r\n`);
      await new Promise((done) => setTimeout(done, 20));
      expect(handled).toEqual([]);
    }
    socket.write("0\r\n\r\n");

    await vi.waitFor(() => expect(text()).toContain("18 bytes"));
    expect(handled).toEqual([{ path: "/form", body: "first second third" }]);
    expect(gate.held()).toBe(0);
    socket.destroy();
  });

  it("waits for its turn on a connection, as does the one sent right after it", async () => {
    const { socket, text } = await dial();
    const one = `${head("/form", "Content-Length: 3")}one`;
    socket.write(`${one}${head("/form", "Content-Length: 3")}two${one}`);

    await vi.waitFor(() => expect(text().match(/3 bytes/g)).toHaveLength(3));
    expect(handled.map(({ body }) => body)).toEqual(["one", "two", "one"]);
    socket.destroy();
  });

  it("that asks before it sends is told whether to go on", async () => {
    const asked = await dial();
    asked.socket.write(head("/form", "Expect: 100-continue", "Content-Length: 4"));
    await vi.waitFor(() => expect(asked.text()).toContain("100 Continue"));
    asked.socket.write("body");
    await vi.waitFor(() => expect(asked.text()).toContain("4 bytes"));
    asked.socket.destroy();

    const refused = await dial();
    refused.socket.write(head("/form", "Expect: 100-continue", "Content-Length: 20001"));
    await refused.ended;
    expect(refused.text()).toMatch(/^HTTP\/1\.1 413 /);
    expect(refused.text()).not.toContain("100 Continue");
  });
});

// ASVS 2.4.1, 15.2.2: what is sent is bounded in bytes and in time.
describe("a body that is too large", () => {
  it("is refused by its headers, and not read", async () => {
    const { socket, text, ended } = await dial();
    socket.write(head("/form", "Content-Length: 15000000"));
    await vi.waitFor(() => expect(text()).toContain("At most 20 kB can be sent."));
    await ended;

    expect(text()).toMatch(/^HTTP\/1\.1 413 .*Connection: close/is);
    expect(text()).toContain("application/problem+json");
    expect(handled).toEqual([]);
  });

  it("is refused as it arrives if its headers don't say, and isn't handled", async () => {
    const { socket, text, ended } = await dial();
    socket.write(head("/form", "Transfer-Encoding: chunked"));
    while (!socket.destroyed) {
      socket.write(`2710\r\n${"x".repeat(10_000)}\r\n`);
      await new Promise((done) => setImmediate(done));
    }
    await ended;

    expect(text()).toMatch(/^HTTP\/1\.1 413 /);
    expect(handled).toEqual([]);
    expect(gate.held()).toBe(0);
  });

  it("is refused with the route's own message if it has one", async () => {
    const response = await send("/file", { method: "POST", body: Buffer.alloc(2_000_001) });

    expect(response.status).toBe(413);
    expect(await response.json()).toMatchObject({
      code: "too_large",
      message: "The file must be smaller than 2 MB.",
    });
  });

  it("is any body at all where none is accepted", async () => {
    expect((await send("/elsewhere", { method: "POST", body: "x" })).status).toBe(413);
    expect((await send("/elsewhere", { method: "POST" })).status).toBe(200);
    const { socket, text, ended } = await dial();
    socket.write("GET /form HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\n\r\nx");
    await ended;
    expect(text()).toMatch(/^HTTP\/1\.1 413 /);
    expect(handled).toEqual([{ path: "/elsewhere", body: "" }]);
  });

  it("is refused if all senders together exceed the limit: the next one is asked to come back", async () => {
    server.close();
    await open({ most: 60_000, mostOfOne: 30_000 });
    const waiting = await Promise.all(
      ["192.0.2.1", "192.0.2.2", "192.0.2.3"].map(async (from) => {
        const connection = await dial();
        connection.socket.write(head("/form", `X-From: ${from}`, "Content-Length: 20000"));
        connection.socket.write("x".repeat(19_000));
        return connection;
      }),
    );
    await vi.waitFor(() => expect(gate.held()).toBe(57_000));
    const next = { method: "POST", body: "x", headers: { "x-from": "192.0.2.4" } };
    const refused = await send("/form", next);

    expect(refused.status).toBe(503);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    for (const { socket } of waiting) socket.destroy();
    await vi.waitFor(() => expect(gate.held()).toBe(0));
    expect((await send("/form", next)).status).toBe(200);
  });

  it("is refused if one address exceeds its share: others are served", async () => {
    server.close();
    await open({ most: 60_000, mostOfOne: 15_000 });
    const { socket } = await dial();
    socket.write(`${head("/form", "Content-Length: 15000")}${"x".repeat(14_000)}`);
    await vi.waitFor(() => expect(gate.held()).toBeGreaterThanOrEqual(14_000));

    expect((await send("/form", { method: "POST", body: "x" })).status).toBe(503);
    const other = { method: "POST", body: "x", headers: { "x-from": "192.0.2.4" } };
    expect((await send("/form", other)).status).toBe(200);
    socket.destroy();
  });

  it("is not one that fits but comes in one-byte pieces, which take no more memory", async () => {
    const { socket, text } = await dial();
    socket.write(head("/form", "Transfer-Encoding: chunked"));
    socket.write("1\r\nx\r\n".repeat(18_000));
    await vi.waitFor(() => expect(gate.held()).toBe(20_000));
    socket.write("0\r\n\r\n");

    await vi.waitFor(() => expect(text()).toContain("18000 bytes"));
    socket.destroy();
  });
});

describe("the time for a body", () => {
  it("is enough for the largest file on a slow phone, and not for more", () => {
    const slowPhone = 50_000;
    for (const bytes of [1, 20_000, 300_000, 5_000_000]) {
      expect(allowedMs(bytes)).toBeGreaterThan((bytes / slowPhone) * 1000 + 10_000);
    }
    expect(allowedMs(20_000)).toBeLessThan(20_000);
    expect(allowedMs(8_000_000)).toBeLessThan(CONNECTION_TIMES.requestTimeout);
  });

  it("runs out for a body that sends a byte now and then", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const { socket, text, ended } = await dial();
    socket.write(head("/form", "Content-Length: 100"));
    socket.write("x");
    await vi.waitUntil(() => gate.held() > 0, { timeout: 5000 });
    vi.advanceTimersByTime(allowedMs(100) - 1000);
    socket.write("x");
    await new Promise((done) => setImmediate(done));
    expect(text()).toBe("");
    vi.advanceTimersByTime(1001);
    vi.advanceTimersByTime(1000);
    await ended;

    expect(text()).toMatch(/^HTTP\/1\.1 408 /);
    expect([gate.held(), handled]).toEqual([0, []]);
  });
});

it("frees the memory of clients that leave before the end", async () => {
  for (let turn = 0; turn < 5; turn += 1) {
    const { socket } = await dial();
    socket.write(`${head("/file", "Content-Length: 1000000")}${"x".repeat(500_000)}`);
    await vi.waitFor(() => expect(gate.held()).toBeGreaterThan(0));
    socket.destroy();
    await vi.waitFor(() => expect(gate.held()).toBe(0));
  }

  expect(handled).toEqual([]);
});
