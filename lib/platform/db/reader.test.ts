import { setTimeout as wait } from "node:timers/promises";
import { Client } from "pg";
import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { findMarket } from "@/lib/analytics/market.queries";
import { suggestCompanies } from "@/lib/companies/names.queries";
import { findCompany, listCompanies } from "@/lib/companies/queries";
import { currentAnnouncement } from "@/lib/content/announcements.queries";
import { listPosts } from "@/lib/content/blog/posts.queries";
import { listPopularCategories } from "@/lib/content/category-cards.queries";
import { findPage } from "@/lib/content/pages/queries";
import { moveJob } from "@/lib/jobs/commands";
import { findPublicJob } from "@/lib/jobs/public/detail.queries";
import { listLandings } from "@/lib/jobs/public/landings.queries";
import { listSimilarJobs } from "@/lib/jobs/public/similar.queries";
import { countMarket, listFeaturedJobs, searchJobs } from "@/lib/jobs/queries";
import { findPlace } from "@/lib/places/queries";
import { createStore, dropCached } from "@/lib/platform/caching/cache";
import { disconnect } from "@/lib/platform/db/client";
import { type RequestContext, withRequestContext } from "@/lib/platform/server/request-context";
import { EMPTY_QUERY } from "@/lib/search/schema";
import { listSuggestions } from "@/lib/search/suggestions/queries";
import { listSitemapFiles } from "@/lib/structured-data/sitemap.queries";
import { makeCompany, makeJob } from "@/lib/testing/factories";
import { type StandbyPair, startPair } from "@/lib/testing/services/standby";
import { makeMetrics } from "../observability/metrics";
import { reader } from "./reader";
import { disconnectReplica, replicaLag } from "./replica";

const MAX_LAG_SECONDS = 2;
let pair: StandbyPair;
let standby: Client;

beforeAll(async () => {
  pair = await startPair("site");
  process.env["DATABASE_URL"] = pair.primary.url("site");
  process.env["DATABASE_REPLICA_URL"] = pair.standby.url("site");
  process.env["REPLICA_MAX_LAG_SECONDS"] = String(MAX_LAG_SECONDS);
  standby = new Client({ connectionString: pair.standby.url("site") });
  standby.on("error", () => undefined);
  await standby.connect();
  // Stores listen for changes; a process that serves pages always has one.
  createStore({ name: "test", maxEntries: 1 }).read("any");
}, 120_000);

afterAll(async () => {
  disconnectReplica();
  await disconnect();
  await pair.stop();
}, 120_000);

type Context = Pick<RequestContext, "mayReadReplica">;

/** Runs like a visitor's request, which may read from the replica by default. */
async function asVisitor<T>(
  run: () => Promise<T>,
  { mayReadReplica }: Context = { mayReadReplica: true },
) {
  const context = { requestId: "x", status: null, isPersonal: false, userId: null, mayReadReplica };
  return { result: await withRequestContext(context, run), context };
}

async function isAtReplica(): Promise<boolean> {
  const [row] = await reader().$queryRaw<{ at: boolean }[]>`SELECT pg_is_in_recovery() AS at`;
  return row?.at ?? false;
}

const readsReplica = async () => (await asVisitor(isAtReplica)).result;
const untilReplica = async () => {
  await vi.waitFor(async () => expect(await readsReplica()).toBe(true), { timeout: 10_000 });
};
const pause = async () => standby.query("SELECT pg_wal_replay_pause()");
const resume = async () => standby.query("SELECT pg_wal_replay_resume()");
const found = async (query: string) => {
  const { result } = await asVisitor(async () => searchJobs({ ...EMPTY_QUERY, query }));
  return result.total;
};
const shown = async (jobId: string) => {
  const { result } = await asVisitor(async () => findPublicJob(jobId));
  return result === null || result === "gone" ? result : result.status;
};

/** The replica is left out only once this process has heard of a change, so it may lack it first. */
const untilShown = async (jobId: string) => {
  await vi.waitFor(async () => expect(await shown(jobId)).toBe("live"), { timeout: 10_000 });
  await untilReplica();
};

beforeEach(async () => {
  await pair.write("DELETE FROM jobs");
  await untilReplica();
});

it("uses the replica only for visitors: not for tasks, nor for anyone who wrote or is signed in", async () => {
  expect(await readsReplica()).toBe(true);
  expect((await asVisitor(isAtReplica, { mayReadReplica: false })).result).toBe(false);
  expect(await isAtReplica()).toBe(false);
  expect(replicaLag()).toBeLessThan(MAX_LAG_SECONDS);
  expect(await makeMetrics().read()).toContain("\njobharbor_replica_read 1\n");
});

it("answers every public read from the replica", async () => {
  const companyId = await makeCompany("Lighthouse Bakery");
  const jobId = await makeJob({ title: "Lighthouse keeper", companyId });
  await untilShown(jobId);
  const readAll = async () => {
    const [search, detail, similar] = [
      await searchJobs({ ...EMPTY_QUERY, query: '"lighthouse keeper" in Pune' }),
      await findPublicJob(jobId),
      await listSimilarJobs(jobId, 3),
    ];
    expect([search.total, similar.length]).toEqual([1, 0]);
    expect(detail).toMatchObject({ title: "Lighthouse keeper" });
    await Promise.all([listSuggestions("light"), listFeaturedJobs(3), countMarket()]);
    await Promise.all([listCompanies({ query: "", page: 1 }), suggestCompanies("light")]);
    await Promise.all([findCompany("lighthouse-bakery"), findPlace("Pune"), findMarket(30)]);
    await Promise.all([listPosts(null, 1), listPopularCategories(), currentAnnouncement()]);
    await Promise.all([findPage("about"), listSitemapFiles(), listLandings()]);
  };
  // If the replica couldn't answer one query, it and the rest would go to the primary, as they do
  // when the replica is slow on a busy machine; so this tries again.
  await vi.waitFor(
    async () => {
      dropCached();
      const { context } = await asVisitor(readAll);
      expect(context.mayReadReplica).toBe(true);
    },
    { timeout: 15_000 },
  );
});

it("never shows a removed job as live, however late the replica is", async () => {
  const jobId = await makeJob({ title: "Fraudulent shipwright" });
  await untilShown(jobId);
  expect(await found("shipwright")).toBe(1);

  await pause();
  try {
    await moveJob(jobId, "removed");
    // It takes as long as hearing of the change, which is also how long a cached value outlives it.
    await vi.waitFor(async () => expect(await shown(jobId)).toBe("gone"), { interval: 5 });
    for (let passed = 0; passed < 20; passed += 1) {
      expect([await shown(jobId), await found("shipwright")]).toEqual(["gone", 0]);
      await wait(20);
    }
    const { rowCount } = await standby.query("SELECT FROM jobs WHERE id = $1 AND status = 'live'", [
      jobId,
    ]);
    expect(rowCount).toBe(1);
  } finally {
    await resume();
  }
  await untilReplica();
  expect([await shown(jobId), await found("shipwright")]).toEqual(["gone", 0]);
});

it("shows a new posting at once in any visitor's search, and soon on the replica", async () => {
  await pause();
  await makeJob({ title: "Dockside violinist" });
  await vi.waitFor(async () => expect(await found("violinist")).toBe(1), { interval: 5 });
  expect(await readsReplica()).toBe(false);
  await resume();
  await untilReplica();
  expect(await found("violinist")).toBe(1);
});

it("leaves out a replica that lags too far behind even without announcements", async () => {
  await pair.write("CREATE TABLE late (at timestamptz)");
  await pause();
  const writing = setInterval(() => void pair.write("INSERT INTO late VALUES (now())"), 100);
  try {
    expect(await readsReplica()).toBe(true);
    await vi.waitFor(async () => expect(await readsReplica()).toBe(false), { timeout: 6000 });
    expect(replicaLag()).toBeGreaterThan(MAX_LAG_SECONDS);
  } finally {
    clearInterval(writing);
    await resume();
  }
  await untilReplica();
});

it("refuses to write to the replica", async () => {
  const { result } = await asVisitor(async () =>
    reader().$queryRaw`INSERT INTO sources (name) VALUES ('written') RETURNING id`.then(
      () => "written",
      String,
    ),
  );
  expect(result).toContain("read-only");
});

it("answers from the primary, without a failure, when the replica crashes", async () => {
  await untilShown(await makeJob({ title: "Ferry steward" }));
  const totals = new Set<number>();
  let isOver = false;
  const visitors = Array.from({ length: 4 }, async () => {
    while (!isOver) {
      // Results are cached, and each of these has to query again.
      dropCached();
      totals.add(await found("steward"));
    }
  });
  await wait(200);
  await pair.killStandby();
  await wait(1500);
  isOver = true;
  await Promise.all(visitors);

  expect([...totals]).toEqual([1]);
  expect([await readsReplica(), replicaLag()]).toEqual([false, null]);
  expect(await makeMetrics().read()).toContain("\njobharbor_replica_read 0\n");
});
