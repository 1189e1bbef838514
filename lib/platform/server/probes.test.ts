import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { db, reservedPool } from "@/lib/platform/db/client";
import { setUpDatabase } from "@/lib/testing/database";

vi.hoisted(() => {
  process.env["METRICS_TOKEN"] = "a token of the tests, long";
  process.env["STORAGE_DIR"] = "/tmp";
});

const free = vi.hoisted(() => vi.fn());
vi.mock("node:fs/promises", async (original) => {
  const real = await original<typeof import("node:fs/promises")>();
  free.mockImplementation(real.statfs);
  return { ...real, statfs: free };
});

import { count } from "../observability/counts";
import { makeMetrics } from "../observability/metrics";
import { startDraining } from "./health";
import { respondToProbe } from "./probes";

setUpDatabase();

let server: Server;
let url: string;
const measure = { name: "test_jobs", help: "Jobs.", statement: "SELECT 7 AS number" };
const broken = { name: "test_broken", help: "Nothing.", statement: "SELECT 1/0 AS number" };
const metrics = makeMetrics({ measures: [measure, broken] });
const asOperator = { headers: { authorization: "Bearer a token of the tests, long" } };

beforeAll(async () => {
  server = createServer((request, response) => {
    if (!respondToProbe(request, response, metrics)) response.end("a page");
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  // On a busy machine, opening the first connection takes longer than probes wait.
  await Promise.all([reservedPool().query("SELECT 1"), reservedPool().query("SELECT 1")]);
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());
// Readiness is checked once a second; the tests make a second pass.
let ahead = 0;
beforeEach(() => {
  ahead += 2000;
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + ahead });
  return () => vi.useRealTimers();
});

const heartbeat = (seenAt = new Date()) =>
  db.workerHeartbeat.create({ data: { id: crypto.randomUUID(), seenAt } });
const ready = async () => (await fetch(`${url}/readyz`, asOperator)).json();

describe("/healthz", () => {
  it("says that the process runs, whatever happens to the database", async () => {
    const response = await fetch(`${url}/healthz?x=1`);

    expect([response.status, await response.text()]).toEqual([200, "ok\n"]);
    expect(response.headers.get("cache-control")).toBe("private, no-store");
  });

  it("only accepts reads", async () => {
    expect((await fetch(`${url}/healthz`, { method: "POST" })).status).toBe(405);
    expect(await (await fetch(`${url}/healthz/x`)).text()).toBe("a page");
  });
});

describe("/readyz", () => {
  it("is ready with a database, its migrations, a living worker and room on the disk", async () => {
    await heartbeat();

    expect(await ready()).toMatchObject({
      state: "ready",
      checks: { disk: true, migrations: true },
    });
  });

  it("tells strangers only whether it is ready", async () => {
    await heartbeat();
    const response = await fetch(`${url}/readyz`);

    expect([response.status, await response.text()]).toEqual([200, "ready\n"]);
  });

  it("is degraded, but serves, when no worker was seen within a minute", async () => {
    await heartbeat(new Date(Date.now() - 3 * 60_000));

    expect(await ready()).toMatchObject({ state: "degraded", checks: { worker: false } });
    const response = await fetch(`${url}/readyz`);
    expect([response.status, await response.text()]).toEqual([200, "degraded\n"]);
  });

  it("is degraded, but serves, when the disk is nearly full", async () => {
    await heartbeat();
    free.mockResolvedValueOnce({ bavail: 3, blocks: 100 });

    expect(await ready()).toMatchObject({ state: "degraded", checks: { disk: false } });
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
  });

  it("is not ready while a migration of this release is missing", async () => {
    await heartbeat();
    const [last] = await db.$queryRaw<{ id: string }[]>`
      UPDATE _prisma_migrations SET finished_at = NULL
      WHERE id = (SELECT id FROM _prisma_migrations ORDER BY migration_name DESC LIMIT 1) RETURNING id`;
    try {
      expect(await ready()).toMatchObject({ state: "not ready", checks: { migrations: false } });
    } finally {
      await db.$executeRaw`UPDATE _prisma_migrations SET finished_at = now() WHERE id = ${last?.id}`;
    }
  });

  it("is not ready while the database takes longer than half a second", async () => {
    await heartbeat();
    vi.spyOn(reservedPool(), "query").mockImplementationOnce(
      () => new Promise(() => undefined) as never,
    );

    expect(await ready()).toMatchObject({ state: "not ready", checks: { database: false } });
  });
});

const TYPED = /^# TYPE (jobharbor_[a-z0-9_]+) (?:counter|gauge|histogram)$/;
const SAMPLE = /^([a-z0-9_]+)(?:\{(?:[a-zA-Z]+="(?:[^"\\\n]|\\["\\n])*",?)+\})? -?[\d.e+-]+$/;

// ASVS 13.4.5
describe("/metrics", () => {
  it("does not exist without the token", async () => {
    for (const authorization of ["", "Bearer wrong", "Basic a token of the tests, long"]) {
      const response = await fetch(`${url}/metrics`, { headers: { authorization } });
      expect(response.status).toBe(404);
    }
  });

  it("reports requests, connections, the queue and what was counted", async () => {
    await heartbeat();
    await db.$executeRaw`SELECT graphile_worker.add_job('probe', '{}'::json)`;
    await db.dailyCount.create({
      data: { day: new Date(), name: "mail", outcome: "sent", count: 4 },
    });
    metrics.observe({ method: "GET", route: "/job/[slug]", status: 404, seconds: 0.2 });
    count("mail", "sent");

    const response = await fetch(`${url}/metrics`, asOperator);
    const text = await response.text();

    expect(response.headers.get("content-type")).toContain("text/plain");
    for (const line of [
      'jobharbor_http_request_seconds_count{method="GET",route="/job/[slug]",status="4xx"} 1',
      'jobharbor_queue_tasks{state="due"} 1',
      'jobharbor_events_total{name="mail",outcome="sent"} 4',
      "jobharbor_workers 1",
      "jobharbor_database_up 1",
      "jobharbor_password_checks_waiting 0",
      "jobharbor_nodejs_eventloop_lag_p99_seconds",
      "jobharbor_disk_free_ratio 0.",
      'jobharbor_check{check="worker"} 1',
      "jobharbor_test_jobs 7",
      'jobharbor_database_connections{purpose="reserved",state="waiting"} 0',
      'jobharbor_database_lent_total{purpose="reserved"}',
    ]) {
      expect(text).toContain(line);
    }
    expect(text).not.toMatch(/^jobharbor_test_broken/m);
  });

  it("reports each queue and the tasks that were given up", async () => {
    await db.$executeRaw`SELECT graphile_worker.add_job('react', '{"event": "jobs.ended"}'::json),
      graphile_worker.add_job('make_backup'), graphile_worker.add_job('send_due_alerts')`;
    await db.$executeRaw`SELECT graphile_worker.add_job('react:mail', '{"event": "mails.due"}'::json,
      run_at := now() - interval '5 minutes')`;
    await db.$executeRaw`SELECT graphile_worker.add_job('react:mail', '{"event": "mails.due"}'::json)`;
    await db.$executeRaw`UPDATE graphile_worker._private_jobs SET attempts = max_attempts
      WHERE id = (SELECT max(id) FROM graphile_worker._private_jobs)`;
    const text = await metrics.read();

    for (const queue of ["mail", "events", "backups", "default"])
      expect(text).toContain(`jobharbor_queue_due_tasks{queue="${queue}"} 1\n`);
    expect(text).toMatch(/^jobharbor_queue_age_seconds\{queue="mail"\} 30\d\./m);
    expect(text).toContain('jobharbor_queue_failed_tasks{task="mails.due"} 1\n');
  });

  it("still reports on the process while the database is away", async () => {
    vi.spyOn(reservedPool(), "query").mockRejectedValue(new Error("away") as never);
    const text = await (await fetch(`${url}/metrics`, asOperator)).text();
    vi.restoreAllMocks();

    expect(text).toContain("jobharbor_database_up 0");
    expect(text).toContain("jobharbor_process_cpu_seconds_total");
    // Old values are not repeated as if they were current.
    expect(text).not.toMatch(/^jobharbor_(queue_\w+|workers)[ {]/m);
  });

  it("only increases counters, in every process, and uses a gauge for stored values", async () => {
    const day = (date: string) => new Date(`2026-11-${date}`);
    const stored = { name: "storage:resumes", outcome: "bytes" };
    await db.dailyCount.createMany({
      data: [
        { day: day("19"), ...stored, count: 900 },
        { day: day("20"), ...stored, count: 300 },
        { day: day("20"), name: "storage:resumes", outcome: "files", count: 2 },
        { day: day("19"), name: "search", outcome: "found", count: 5 },
      ],
    });
    const first = await metrics.read();
    const more = { day: day("20"), name: "search", outcome: "found", count: 3 };
    await db.dailyCount.create({ data: more });
    const second = await makeMetrics().read();

    expect(first).toContain('jobharbor_storage_bytes{folder="resumes"} 300\n');
    expect(first).toContain('jobharbor_storage_files{folder="resumes"} 2\n');
    expect(first).not.toContain("storage:");
    expect(first).toContain('jobharbor_events_total{name="search",outcome="found"} 5\n');
    expect(second).toContain('jobharbor_events_total{name="search",outcome="found"} 8\n');
  });

  it("adds up the processes of one port, and reports shared values once", async () => {
    const responses: (() => Promise<unknown>)[] = [];
    const ask = () => Promise.all(responses.slice(1).map((response) => response()));
    const siblings = { ask, respond: (one: () => Promise<unknown>) => responses.push(one) };
    const [asked, other] = [makeMetrics({ siblings }), makeMetrics({ siblings })];
    const request = { method: "GET", route: "/jobs", status: 200, seconds: 0.2 };
    for (const each of [asked, other, other]) each.observe(request);
    await heartbeat();

    const text = await asked.read();
    const counted = 'jobharbor_http_request_seconds_count{method="GET",route="/jobs",status="2xx"}';
    expect(text).toContain(`${counted} 3\n`);
    expect(text).toContain("jobharbor_web_processes 2\n");
    expect(text).toContain("jobharbor_workers 1\n");
  });

  it("is valid for Prometheus: each sample belongs to a named and described family", async () => {
    metrics.observe({ method: "GET", route: '/a"\\b\nc', status: 200, seconds: 0.1 });
    const lines = (await metrics.read()).split("\n").filter(Boolean);
    const families = new Set(lines.flatMap((line) => TYPED.exec(line)?.[1] ?? []));
    for (const line of lines) {
      if (line.startsWith("# HELP jobharbor_") || TYPED.test(line)) continue;
      const name = SAMPLE.exec(line)?.[1] ?? "";
      const family = families.has(name) ? name : name.replace(/_(bucket|sum|count)$/, "");
      expect(families.has(family), line).toBe(true);
    }
    const helped = lines.flatMap((line) => /^# HELP (\S+) \S/.exec(line)?.[1] ?? []);
    expect(helped.sort()).toEqual([...families].sort());
  });
});

// Last, because there is no way back.
it("is no longer ready once it is about to stop", async () => {
  await heartbeat();
  startDraining();

  expect(await ready()).toMatchObject({ state: "not ready", checks: { serving: false } });
});
