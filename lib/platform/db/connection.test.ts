import { AsyncLocalStorage, createHook } from "node:async_hooks";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { setUpDatabase } from "@/lib/testing/database";

vi.hoisted(() => {
  process.env["SLOW_QUERY_MS"] = "80";
});

import { log } from "../observability/log";
import { type RequestContext, withRequestContext } from "../server/request-context";
import { db, pool } from "./client";
import { Connection, OutsideClient } from "./connection";
import { countSlowStatements } from "./slow-statements";

setUpDatabase();
const warn = vi.spyOn(log, "warn").mockImplementation(() => undefined);
beforeEach(() => warn.mockClear());

const context = (): RequestContext => ({
  ...{ requestId: "the request", route: "/job/[slug]", status: null },
  ...{ isPersonal: false, userId: null, mayReadReplica: false },
});
const lines = () => warn.mock.calls.map(([line]) => line as unknown as Record<string, unknown>);

// ASVS 16.2.5
describe("a slow statement", () => {
  it("is logged by its name and request, without a value, and counted", async () => {
    const title = "meera@example.org";
    await withRequestContext(context(), async () => {
      await db.$queryRaw`SELECT (SELECT pg_sleep(0.1)::text)
        FROM (SELECT 1) one LEFT JOIN companies ON name = ${title}`;
    });
    const [line, ...others] = lines();

    expect(others).toEqual([]);
    expect(line).toMatchObject({
      requestId: "the request",
      route: "/job/[slug]",
      statement: "select companies",
      fingerprint: expect.stringMatching(/^[0-9a-f]{8}$/),
    });
    expect(line?.["ms"]).toBeGreaterThanOrEqual(80);
    expect(JSON.stringify(lines())).not.toContain("meera");
    // On a busy machine, the statements that prepare a test may be slow as well.
    expect(countSlowStatements()).toContainEqual(["select companies", 1]);
  });

  it("is named by the name it was given, and logged once of many at once", async () => {
    const asked = { name: "test-slow", text: "SELECT pg_sleep(0.1)" };
    await Promise.all([pool().query(asked), pool().query(asked), pool().query(asked)]);

    expect(lines()).toMatchObject([{ statement: "test-slow" }]);
    expect(countSlowStatements()).toContainEqual(["test-slow", 3]);
  });

  it("is counted even if it fails", async () => {
    const failing = pool().query("SELECT 1 / length(pg_sleep(0.1)::text)");

    await expect(failing).rejects.toThrow("division by zero");
    expect(countSlowStatements()).toContainEqual(["select", 1]);
  });
});

it.each([Connection, OutsideClient])("%o does not hold on to a request", async (Kind) => {
  const apart = new Kind({ connectionString: process.env["DATABASE_URL"] });
  const store = new AsyncLocalStorage<string>();
  const seen: unknown[] = [];
  const hook = createHook({
    init: (_id, type) => type === "TCPWRAP" && seen.push(store.getStore()),
  }).enable();
  await store.run("a request", () => apart.connect());
  hook.disable();
  await apart.end();

  expect(seen).toEqual([undefined]);
});
