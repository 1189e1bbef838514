import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";

vi.hoisted(() => {
  process.env["TRUSTED_PROXIES"] = "1";
});

import { noteUser, withRequestContext } from "../server/request-context";
import { log } from "./log";
import { noteRequest, startRequest } from "./request-log";

let server: Server;
let url: string;
const observe = vi.fn();
const info = vi.spyOn(log, "info").mockImplementation(() => undefined);

beforeAll(async () => {
  server = createServer((request, response) => {
    const context = startRequest(request, response);
    noteRequest({ request, response, context, nameRoute: () => "/job/[slug]", observe });
    withRequestContext(context, () => {
      if (request.url?.includes("slow")) return;
      noteUser("0190b1b2-0000-7000-8000-000000000001");
      response.writeHead(201).end("made");
    });
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());
beforeEach(() => vi.clearAllMocks());

const line = async () => {
  await vi.waitFor(() => expect(info).toHaveBeenCalledOnce());
  return info.mock.calls[0]?.[0] as unknown as Record<string, unknown>;
};

// ASVS 16.2.5
it("logs the request and response, and nothing that identifies anyone", async () => {
  const response = await fetch(`${url}/job/secret-token?email=meera@example.org`, {
    headers: { "user-agent": "Meera's browser" },
  });

  const logged = await line();
  expect(logged).toEqual({
    requestId: response.headers.get("x-request-id"),
    method: "GET",
    route: "/job/[slug]",
    status: 201,
    ms: expect.any(Number),
    user: expect.stringMatching(/^[\w-]{16}$/),
  });
  expect(JSON.stringify(logged)).not.toMatch(/secret|meera|Meera|0190b1b2|127\.0/);
  expect(observe).toHaveBeenCalledWith(expect.objectContaining({ status: 201 }));
});

// ASVS 16.4.1
it("uses the id that a proxy gave, unless it can't be an id", async () => {
  const given = (id: string) => fetch(url, { headers: { "x-request-id": id } });

  expect((await given("proxy-0042")).headers.get("x-request-id")).toBe("proxy-0042");
  const made = (await given('"} {"level":"fatal')).headers.get("x-request-id");
  expect(made).toMatch(/^[0-9a-f-]{36}$/);
});

it("says so when the client went away before the response", async () => {
  const controller = new AbortController();
  const asked = fetch(`${url}/slow`, { signal: controller.signal }).catch(() => undefined);
  await new Promise((done) => setTimeout(done, 100));
  controller.abort();
  await asked;

  expect(await line()).toMatchObject({ status: 499 });
});
