import { NextRequest } from "next/server";
import { expect, it, vi } from "vitest";
import { z } from "zod";
import { createApiKey } from "@/lib/accounts/api-keys/commands";
import type { KeyInput } from "@/lib/accounts/api-keys/schema";
import { db } from "@/lib/platform/db/client";
import { aClient, PASSWORD } from "@/lib/testing/accounts";
import { setUpDatabase } from "@/lib/testing/database";
import { makeTeam } from "@/lib/testing/posting";
import type { Operation } from "./operation";
import { type RouteHandler, route } from "./route";

// No request of these tests has a browser's cookies.
vi.mock("next/headers", () => ({ cookies: async () => ({ get: () => undefined }) }));

setUpDatabase();

const response = z.object({ companyIds: z.array(z.string()), sources: z.int() });
const common = { summary: "Do something", auth: "required", response } as const;
const scoped = { ...common, scope: "write_jobs", isRepeatable: true } satisfies Operation;
const personal = { ...common } satisfies Operation;

const call = route(scoped, async ({ actor, idempotencyKey }) => {
  if (idempotencyKey) await db.source.create({ data: { name: idempotencyKey } });
  return { companyIds: actor.companies.map(({ id }) => id), sources: await db.source.count() };
});
const callOfPeople = route(personal, async () => ({ companyIds: [], sources: 0 }));

async function aKey(values: Partial<KeyInput> = {}) {
  const { actor, companyId } = await makeTeam();
  const input = { name: "Bot", scopes: ["write_jobs"], isSandbox: false, ...values } as KeyInput;
  const by = { actor, owner: { companyId }, client: aClient() };
  return { ...(await createApiKey(by, { ...input, currentPassword: PASSWORD })), companyId };
}

type Init = { method?: string; headers?: Record<string, string> };
function ask(handler: RouteHandler, secret: string, { method = "POST", headers }: Init = {}) {
  const authorization = `Bearer ${secret}`;
  const request = new NextRequest("http://localhost:3000/api/things", {
    method,
    headers: { authorization, ...headers },
  });
  return handler(request, { params: Promise.resolve({}) });
}

it("lets a key make the calls of its scopes, and says how many calls it has left", async () => {
  const { secret, companyId } = await aKey();

  const result = await ask(call, secret);

  expect(result.status).toBe(200);
  expect(await result.json()).toEqual({ companyIds: [companyId], sources: 0 });
  expect(result.headers.get("ratelimit-policy")).toBe('"key";q=600;w=60');
  expect(result.headers.get("ratelimit")).toMatch(/^"key";r=599;t=\d+$/);
  expect(result.headers.get("x-sandbox")).toBeNull();
  expect(await db.apiKey.findFirst()).toMatchObject({ lastUsedAt: expect.any(Date) });
});

it("refuses a key without the scope, a call that is only for people, and a key that doesn't work", async () => {
  const { secret } = await aKey({ scopes: ["read_jobs"] });
  const lacking = await ask(call, secret);
  const people = await ask(callOfPeople, secret);
  const unknown = await ask(call, `jobharbor_key_${"a".repeat(43)}`);

  expect([lacking.status, people.status, unknown.status]).toEqual([403, 403, 401]);
  expect(await lacking.json()).toMatchObject({
    message: "This API key may not do this: it lacks the scope “Write jobs”.",
  });
  expect(lacking.headers.get("ratelimit")).toMatch(/r=599/);
});

it("refuses a key above its limit, and no other key", async () => {
  const { secret } = await aKey();
  for (let time = 0; time < 600; time += 1) await ask(call, secret);

  const refused = await ask(call, secret);

  expect(refused.status).toBe(429);
  expect(refused.headers.get("ratelimit")).toMatch(/^"key";r=0;t=\d+$/);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  expect((await ask(call, (await aKey()).secret)).status).toBe(200);
}, 60_000);

it("undoes what a sandbox key writes, and says so", async () => {
  const { secret } = await aKey({ isSandbox: true });
  const headers = { "idempotency-key": "seen-only-inside" };

  const result = await ask(call, secret, { headers });

  expect(result.headers.get("x-sandbox")).toBe("1");
  expect(await result.json()).toMatchObject({ sources: 1 });
  expect(await db.source.count()).toBe(0);
});

it.each(["", "a b", "ö", "x".repeat(256)])("refuses “%s” as an Idempotency-Key", async (value) => {
  const { secret } = await aKey();

  const result = await ask(call, secret, { headers: { "idempotency-key": value } });

  expect(result.status).toBe(422);
  expect(await db.source.count()).toBe(0);
});
