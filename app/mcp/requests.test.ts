import { beforeEach, expect, it } from "vitest";
import { revokeApiKey } from "@/lib/accounts/api-keys/commands";
import { dropCached } from "@/lib/platform/caching/cache";
import { db } from "@/lib/platform/db/client";
import { spend } from "@/lib/platform/security/rate-limit";
import { readClient } from "@/lib/platform/server/client";
import { setUpDatabase } from "@/lib/testing/database";
import { aKeyHolder, connectAgent, postMessage, serveAgents } from "@/lib/testing/services/agent";
import { POST } from "./route";

setUpDatabase();
serveAgents(POST);
beforeEach(() => dropCached());

it("refuses keys that don't work, and anything that isn't a key", async () => {
  const [revoked, suspended, gone] = [await aKeyHolder(), await aKeyHolder(), await aKeyHolder()];
  await revokeApiKey(revoked, revoked.id);
  await db.user.update({ where: { id: suspended.actor.id }, data: { status: "suspended" } });
  await db.user.delete({ where: { id: gone.actor.id } });
  const unknown = { secret: `jobharbor_key_${"a".repeat(43)}` };

  for (const held of [revoked, suspended, gone, unknown, { secret: "a login's token" }]) {
    await expect(connectAgent(held)).rejects.toMatchObject({ code: 401 });
  }
});

const ping = { jsonrpc: "2.0", id: 1, method: "ping" };

it("accepts one JSON message per request, but not from other sites' pages", async () => {
  const outcomes = [
    [{ body: ping }, 200],
    [{ body: [ping, ping] }, 400],
    [{ body: "{" }, 400],
    [{ body: "null" }, 400],
    [{ body: { hello: "world" } }, 400],
    [{ body: { ...ping, params: { x: "half an emoji: \ud83d" } } }, 400],
    [{ body: ping, headers: { accept: "application/json" } }, 406],
    [{ body: ping, headers: { "content-type": "text/plain" } }, 400],
    [{ body: ping, headers: { origin: "https://evil.example" } }, 403],
    [{ body: { ...ping, params: { x: "x".repeat(400_000) } } }, 413],
  ] as const;
  for (const [sent, status] of outcomes) {
    const response = await postMessage(sent);
    expect([JSON.stringify(sent).slice(0, 100), response.status]).toEqual([
      JSON.stringify(sent).slice(0, 100),
      status,
    ]);
    expect(response.headers.get("cache-control")).toBe("private, no-store");
    expect(await response.json()).toMatchObject({ jsonrpc: "2.0" });
  }
});

it("counts a key's requests as the API does, and strangers' calls by their address", async () => {
  const person = await aKeyHolder();
  const headers = { authorization: `Bearer ${person.secret}` };
  const first = await postMessage({ body: ping, headers });
  expect(first.headers.get("ratelimit-policy")).toBe('"key";q=600;w=60');
  expect(first.headers.get("ratelimit")).toMatch(/^"key";r=599;t=\d+$/);

  const search = { ...ping, method: "tools/call", params: { name: "read_job", arguments: {} } };
  const statuses: number[] = [];
  for (let time = 0; time < 106; time += 1)
    statuses.push((await postMessage({ body: search })).status);
  expect(new Set(statuses.slice(0, 105))).toEqual(new Set([200]));
  expect(statuses[105]).toBe(429);
  const refused = await postMessage({ body: search });
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(await refused.json()).toMatchObject({
    error: { message: expect.stringContaining("Too many attempts") },
  });
  expect((await postMessage({ body: ping })).status).toBe(200);
  expect((await postMessage({ body: search, headers })).status).toBe(200);
});

it("counts strangers' other messages too, whatever they contain", async () => {
  const { address } = readClient(new Headers());
  await spend("agentMessageByAddress", address, 398);
  const list = { ...ping, method: "tools/list" };

  expect((await postMessage({ body: list })).status).toBe(200);
  expect((await postMessage({ body: "{" })).status).toBe(400);
  const refused = await postMessage({ body: list });
  expect(refused.status).toBe(429);
  expect(await refused.json()).toMatchObject({ jsonrpc: "2.0", error: { code: -32_000 } });
  const person = await aKeyHolder();
  const headers = { authorization: `Bearer ${person.secret}` };
  expect((await postMessage({ body: list, headers })).status).toBe(200);
});
