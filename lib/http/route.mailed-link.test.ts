import { NextRequest } from "next/server";
import { expect, it } from "vitest";
import { z } from "zod";
import { linkToken } from "@/lib/applications/by-hand/link-tokens.session";
import { LINK_HEADER } from "@/lib/applications/by-hand/paths";
import { someoneAdded } from "@/lib/testing/applications/by-hand";
import { setUpDatabase } from "@/lib/testing/database";
import type { Operation } from "./operation";
import { route } from "./route";

setUpDatabase();

const summary = "Do something";
const response = z.object({ ids: z.array(z.string()) });
const linked = { summary, auth: "or_link", response } satisfies Operation;
const file = { summary, auth: "or_link", file: "text/csv" } satisfies Operation;

const call = route(linked, async ({ actor }) => ({
  ids: actor.id === null ? [...actor.applicationIds] : [],
}));
const download = route(file, async () => ({ type: "text/csv", body: "1", name: "one.csv" }));

type Init = { method?: string; headers?: Record<string, string> };

async function ask(handler: typeof call, { search = "", ...init }: Init & { search?: string }) {
  const context = { params: Promise.resolve({}) };
  const request = new NextRequest(`http://localhost:3000/api/things${search}`, init);
  return handler(request, context);
}

it("a mailed link identifies its holder, in a header that no other site can send", async () => {
  const { id } = await someoneAdded();
  const headers = { [LINK_HEADER]: linkToken(id, 1) };

  const found = await ask(call, { headers });
  expect(found.headers.get("cache-control")).toBe("private, no-store");
  expect(await found.json()).toEqual({ ids: [id] });
  const theirs = { ...headers, origin: "https://evil.example", "sec-fetch-site": "cross-site" };
  expect((await ask(call, { method: "POST", headers: theirs })).status).toBe(403);
});

it("a mailed link works in an address only for downloads", async () => {
  const { id } = await someoneAdded();
  const search = `?token=${linkToken(id, 1)}`;

  expect((await ask(download, { search })).status).toBe(200);
  expect((await ask(download, { search, method: "POST" })).status).not.toBe(200);
});

it("a mailed link is refused when it is wrong, and its changes are limited", async () => {
  const { id } = await someoneAdded();
  const headers = { [LINK_HEADER]: linkToken(id, 1) };

  expect((await ask(call, { headers: { [LINK_HEADER]: "none" } })).status).toBe(410);
  const statuses: number[] = [];
  for (let time = 0; time < 31; time += 1) {
    statuses.push((await ask(call, { method: "POST", headers })).status);
  }
  expect(statuses.slice(0, 30).every((status) => status === 200)).toBe(true);
  expect(statuses[30]).toBe(429);
});
