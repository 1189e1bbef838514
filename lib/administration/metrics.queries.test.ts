import { describe, expect, it } from "vitest";
import { db } from "@/lib/platform/db/client";
import { addCounts, count, countZeroResult } from "@/lib/platform/observability/counts";
import { newFileKey, storeFile } from "@/lib/platform/storage/storage";
import { makeUser } from "@/lib/testing/accounts";
import { anAdmin, noAdmins } from "@/lib/testing/admins";
import { setUpDatabase } from "@/lib/testing/database";
import { makeJob } from "@/lib/testing/factories";
import { setUpStorage } from "@/lib/testing/storage";
import { barsOf, metricsHref, readPeriod, spanOf, stepOf } from "./metrics";
import { forgetZeroResultQueries, measureStorage } from "./metrics.commands";
import { readSiteMetrics } from "./metrics.queries";

setUpDatabase();
setUpStorage();

const DAY_MS = 86_400_000;
const ago = (days: number) => new Date(Date.now() - days * DAY_MS);

describe("readSiteMetrics", () => {
  it("is all zero on an empty site, with a bar for every day", async () => {
    const metrics = await readSiteMetrics(await anAdmin(), 7);

    expect(metrics.totals).toMatchObject({ people: 1, liveJobs: 0, applications: 0, workers: 0 });
    expect(metrics.totals.databaseBytes).toBeGreaterThan(1_000_000);
    expect(metrics.series.map(({ name }) => name)).toEqual([
      "people",
      "jobs",
      "applications",
      "alerts",
      "searches",
      "mail",
      "tasks",
    ]);
    for (const { bars } of metrics.series) expect(bars).toHaveLength(7);
    expect([metrics.storage, metrics.zeroResultQueries]).toEqual([[], []]);
  });

  it("counts by day, compared with the previous period, and what went wrong", async () => {
    const admin = await anAdmin({ createdAt: ago(400) });
    await makeUser({ createdAt: ago(1) });
    await makeUser({ createdAt: ago(8) });
    await makeUser({ createdAt: ago(13) });
    await makeUser({ createdAt: ago(15) });
    await makeJob();
    for (let i = 0; i < 3; i += 1) count("search", "found");
    count("search", "none");
    count("mail", "refused");
    count("task:jobs.published", "done");
    count("task:expire_due_jobs", "failed");
    await addCounts();

    const { series, totals } = await readSiteMetrics(admin, 7);
    const of = Object.fromEntries(series.map((one) => [one.name, one]));
    expect(of["people"]).toMatchObject({ total: 1, before: 2, bad: 0 });
    expect(of["people"]?.bars.at(-2)).toMatchObject({ count: 1 });
    expect(of["searches"]).toMatchObject({ total: 4, bad: 1 });
    expect(of["searches"]?.bars.at(-1)).toMatchObject({ count: 3, bad: 1 });
    expect(of["mail"]).toMatchObject({ total: 1, bad: 1 });
    expect(of["tasks"]).toMatchObject({ total: 2, bad: 1 });
    expect(totals).toMatchObject({ people: 5, liveJobs: 1 });
    expect(totals.queue.due).toBeGreaterThan(0);
  });

  it("shows zero-result queries once they have been searched for twice", async () => {
    countZeroResult("barista lead");
    countZeroResult("meera joshi");
    countZeroResult("barista lead");
    await addCounts();

    const { zeroResultQueries } = await readSiteMetrics(await anAdmin(), 30);
    expect(zeroResultQueries).toMatchObject([{ words: "barista lead", count: 2 }]);
  });

  it("shows the storage as measured last night", async () => {
    await storeFile("resumes", newFileKey("pdf"), Buffer.alloc(700));
    await storeFile("resumes", newFileKey("pdf"), Buffer.alloc(300));
    await storeFile("logos", newFileKey("webp"), Buffer.alloc(10));
    await measureStorage(ago(1));
    await measureStorage(new Date());
    await measureStorage(new Date());

    expect((await readSiteMetrics(await anAdmin(), 30)).storage).toEqual([
      { folder: "resumes", files: 2, bytes: 1000 },
      { folder: "logos", files: 1, bytes: 10 },
    ]);
  });

  it("is for admins with a second factor, and no one else", async () => {
    for (const actor of await noAdmins()) {
      await expect(readSiteMetrics(actor, 7)).rejects.toMatchObject({ code: "forbidden" });
    }
  });
});

describe("forgetZeroResultQueries", () => {
  it("deletes queries that are no longer searched for, rare ones sooner", async () => {
    const zeroResult = (words: string, times: number, lastAt: Date) => ({
      words,
      count: times,
      lastAt,
    });
    await db.zeroResultQuery.createMany({
      data: [
        zeroResult("rare and old", 1, ago(15)),
        zeroResult("rare", 1, ago(13)),
        zeroResult("old", 9, ago(91)),
        zeroResult("lively", 9, ago(89)),
      ],
    });
    await forgetZeroResultQueries(new Date());

    const left = await db.zeroResultQuery.findMany({ orderBy: { words: "asc" } });
    expect(left.map(({ words }) => words)).toEqual(["lively", "rare"]);
  });
});

describe("bars", () => {
  it("are days, or weeks for a year", () => {
    expect([stepOf(90), stepOf(365)]).toEqual(["day", "week"]);
    const span = spanOf(365, new Date("2026-11-21T23:59:59Z"));
    expect(span).toEqual({ from: "2025-11-22", until: "2026-11-21", before: "2024-11-22" });
    expect(barsOf([], span, "week")).toHaveLength(53);
  });

  it("contain each day once, with a short last week", () => {
    const rows = ["2026-11-01", "2026-11-07", "2026-11-08", "2026-11-10"].map((day) => ({
      day,
      count: 1,
      bad: 2,
    }));
    expect(barsOf(rows, { from: "2026-11-01", until: "2026-11-09" }, "week")).toEqual([
      { day: "2026-11-01", count: 2, bad: 4 },
      { day: "2026-11-08", count: 1, bad: 2 },
    ]);
  });

  it("cover the period that the address names", () => {
    expect([readPeriod("90"), readPeriod("12"), readPeriod(undefined)]).toEqual([90, 30, 30]);
    expect([metricsHref(30), metricsHref(365)]).toEqual([
      "/admin/metrics",
      "/admin/metrics?period=365",
    ]);
  });
});
