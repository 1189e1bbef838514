import { once } from "node:events";
import { createServer, get, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { createGunzip } from "node:zlib";
import compression from "compression";
import { afterEach, expect, it } from "vitest";
import { holdResponse } from "./held-response";

const compress = compression() as unknown as (
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
) => void;
const limits = { patienceMs: 10, mostBytes: 1_000_000, onLate: () => undefined };

const server = createServer((request, response) => {
  compress(request, response, () => {
    response.setHeader("content-type", "text/html");
    void holdResponse(response, limits);
    response.write("<p>Loading</p>");
  });
});

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

it("reaches a browser compressed as soon as it is no longer held, not only when it ends", async () => {
  await once(server.listen(0), "listening");
  const { port } = server.address() as AddressInfo;
  const request = get({ port, headers: { "accept-encoding": "gzip" } });
  request.once("error", () => undefined);
  const [response] = (await once(request, "response", {
    signal: AbortSignal.timeout(5000),
  })) as [IncomingMessage];
  expect(response.headers["content-encoding"]).toBe("gzip");

  // The rest never comes.
  const [text] = (await once(response.pipe(createGunzip()), "data", {
    signal: AbortSignal.timeout(5000),
  })) as [Buffer];
  expect(text.toString()).toBe("<p>Loading</p>");
});
