import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeEach, expect, it, vi } from "vitest";
import { requestPublic } from "./outgoing-requests";

// A name that resolves to this machine, and a check of what it resolves to that is taken in: what
// is left is the check of the connection itself.

const trusted = vi.hoisted(() => ({ times: 0 }));
vi.mock("node:dns", () => ({
  lookup: (_host: string, _options: object, done: (...found: unknown[]) => void) =>
    done(null, [{ address: "127.0.0.1", family: 4 }]),
}));
vi.mock("./public-addresses", async (original) => {
  const { isPublicAddress } = await original<typeof import("./public-addresses")>();
  return { isPublicAddress: (address: string) => trusted.times-- > 0 || isPublicAddress(address) };
});

let asked = 0;
const server = createServer((_request, response) => {
  asked++;
  response.end("secret");
});
server.listen(0, "127.0.0.1");
await once(server, "listening");
const { port } = server.address() as AddressInfo;
const ask = () =>
  requestPublic({ url: `http://harbour.example:${port}/`, signal: AbortSignal.timeout(5000) });

beforeEach(() => {
  asked = 0;
});
afterAll(() => server.close());

it("never sends a request over a connection to a private address, whatever the name resolved to", async () => {
  trusted.times = 1;
  await expect(ask()).rejects.toThrow("isn't on the public internet");
  expect(asked).toBe(0);
});

it("doesn't even connect if the name resolves to a private address", async () => {
  trusted.times = 0;
  await expect(ask()).rejects.toThrow("isn't on the public internet");
  expect(asked).toBe(0);
});

it("would reach the server without these checks", async () => {
  trusted.times = 2;
  const { body } = await ask();
  expect(await text(body)).toBe("secret");
});
