import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Actor } from "@/lib/accounts/schema";
import { moveJob } from "@/lib/jobs/commands";
import { searchJobs } from "@/lib/jobs/queries";
import * as risk from "@/lib/jobs/risk/queries";
import { dropCached } from "@/lib/platform/caching/cache";
import { db } from "@/lib/platform/db/client";
import { forgetSettings, loadSettings } from "@/lib/platform/settings";
import { EMPTY_QUERY } from "@/lib/search/schema";
import { aClient } from "@/lib/testing/accounts";
import { queuedEvents, setUpDatabase } from "@/lib/testing/database";
import { aPosting, setUpImports } from "@/lib/testing/imports";
import { makeTeam } from "@/lib/testing/posting";
import { hoursLater, LIMITS, postings } from "@/lib/testing/sources/set-up";
import { startSourceServer } from "@/lib/testing/sources/source-server";
import { deleteSource, endJobsOfDeleted } from "../commands";
import { sourceNeedsAttention } from "../events";
import { runSource } from "../runs.commands";
import { addCompanySource } from "./commands";

const server = await startSourceServer();
process.env["TEST_SOURCE_SERVER"] = server.origin;

setUpDatabase();
setUpImports();

let by: { actor: Actor; client: ReturnType<typeof aClient>; companyId: string };
let id = "";

beforeEach(async () => {
  by = { ...(await makeTeam()), client: aClient() };
  await db.companyVerification.create({
    data: { companyId: by.companyId, kind: "dns", domain: "127.0.0.1", verifiedAt: new Date() },
  });
  server.paths.set("/jobs.json", postings(3));
  const address = `${server.origin}/jobs.json`;
  ({ id } = await addCompanySource(by, { address, everyHours: 24 }, LIMITS));
});

async function run(now = hoursLater(0)) {
  await runSource(id, { limits: LIMITS, now });
  return db.sourceRun.findFirst({ where: { connectedSourceId: id }, orderBy: { id: "desc" } });
}

const statuses = async () =>
  (await db.job.findMany({ orderBy: { reference: "asc" } })).map(({ status }) => status);
/** How many of the company's jobs a search finds. */
async function countFound(): Promise<number> {
  dropCached();
  return (await searchJobs({ ...EMPTY_QUERY, query: "baker" })).total;
}

const UNVERIFIED = { verifiedAt: null, verifiedBy: null };
const SCAM = "Pay a registration fee of 500 euros by bank transfer before you can start.";

describe("a job from a company's source", () => {
  it("belongs to that company, whatever the posting calls it, and keeps its link", async () => {
    const url = "https://harbour.example/apply/1";
    server.paths.set("/jobs.json", [
      aPosting(1, { hiringOrganization: { name: "Somebody Else Ltd" }, url }),
    ]);
    expect(await run()).toMatchObject({ outcome: "complete", created: 1 });

    const job = await db.job.findFirstOrThrow();
    expect(job).toMatchObject({ companyId: by.companyId, applyUrl: url, status: "live" });
    expect(await db.company.count({ where: { name: "Somebody Else Ltd" } })).toBe(0);
    expect(await run(hoursLater(24))).toMatchObject({ unchanged: 1, created: 0 });
  });

  it("is reviewed like a job that the company posts here", async () => {
    server.paths.set("/jobs.json", [aPosting(1), aPosting(2, { description: SCAM })]);
    await run();
    expect(await statuses()).toEqual(["live", "in_review"]);
    expect(await countFound()).toBe(1);

    // A public job goes back to review, and a change doesn't release one that waits.
    server.paths.set("/jobs.json", [aPosting(1, { description: SCAM }), aPosting(2)]);
    await run(hoursLater(24));
    expect(await statuses()).toEqual(["in_review", "in_review"]);
    expect(await countFound()).toBe(0);
  });

  it("goes live with its next change once the site no longer reviews anything", async () => {
    server.paths.set("/jobs.json", [aPosting(1, { description: SCAM })]);
    await run();
    expect(await statuses()).toEqual(["in_review"]);

    await db.siteSetting.create({ data: { name: "moderation", value: "off" } });
    await loadSettings();
    server.paths.set("/jobs.json", [aPosting(1)]);
    expect(await run(hoursLater(24))).toMatchObject({ updated: 1, rejected: 0 });
    forgetSettings();
    expect(await statuses()).toEqual(["live"]);
  });

  it("ends when the source says so, and doesn't become public by ending", async () => {
    const today = new Date().toISOString().slice(0, 10);
    server.paths.set("/jobs.json", [
      aPosting(1),
      aPosting(2, { description: SCAM, endedOn: today }),
      aPosting(3, { description: SCAM }),
    ]);
    await run();
    expect(await statuses()).toEqual(["live", "in_review"]);

    const ended = { description: SCAM, endedOn: today };
    server.paths.set("/jobs.json", [aPosting(1, ended), aPosting(3, ended)]);
    await run(hoursLater(24));
    expect(await statuses()).toEqual(["closed", "in_review"]);
    expect((await db.job.findFirstOrThrow({ where: { reference: "p-1" } })).description).not.toBe(
      SCAM,
    );
    server.paths.set("/jobs.json", [aPosting(1), aPosting(3, ended)]);
    await run(hoursLater(48));
    expect(await statuses()).toEqual(["live", "in_review"]);
  });

  it("keeps an admin's decision made during the run", async () => {
    await run();
    const job = await db.job.findFirstOrThrow({ where: { reference: "p-1" } });
    const assess = risk.assessPosting;
    vi.spyOn(risk, "assessPosting").mockImplementation(async (...given) => {
      await moveJob(job.id, "removed");
      return assess(...given);
    });
    server.paths.set("/jobs.json", [aPosting(1, { title: "Baker of rolls" })]);
    await run(hoursLater(24));
    vi.restoreAllMocks();

    expect(await db.job.findUniqueOrThrow({ where: { id: job.id } })).toMatchObject({
      status: "removed",
      title: job.title,
    });
  });

  it("can't claim one of the site's addresses", async () => {
    server.paths.set("/jobs.json", [aPosting(1, { oldUrl: "/companies/rival" })]);
    await run();

    expect(await db.redirect.count()).toBe(0);
  });

  it("ends when it's missing, and stays removed once removed", async () => {
    server.paths.set("/jobs.json", postings(5));
    await run();
    await db.job.updateMany({
      where: { reference: "p-5" },
      data: { status: "removed", endedAt: new Date() },
    });
    server.paths.set("/jobs.json", [...postings(3), aPosting(5, { title: "Baker again" })]);
    await run(hoursLater(24));
    await run(hoursLater(48));
    expect(await statuses()).toEqual(["live", "live", "live", "closed", "removed"]);
  });
});

describe("a run of a company's source", () => {
  it("doesn't start for a company that may not post, pauses the source and says why", async () => {
    await db.company.update({ where: { id: by.companyId }, data: UNVERIFIED });

    expect(await run()).toMatchObject({
      outcome: "failed",
      message: expect.stringContaining("Only a verified company"),
    });
    const source = await db.connectedSource.findUniqueOrThrow({ where: { id } });
    expect(source).toMatchObject({ nextRunAt: null, pausedAt: expect.any(Date) });
    expect(await queuedEvents(sourceNeedsAttention.name)).toHaveLength(1);
    expect(await db.job.count()).toBe(0);
  });

  it("doesn't start once the address is no longer at a domain of the company", async () => {
    await db.companyVerification.updateMany({ data: { domain: "harbour.example" } });
    expect(await run()).toMatchObject({
      message: expect.stringContaining("no longer at a domain"),
    });
  });

  it("doesn't start once the company is deleted", async () => {
    await db.company.delete({ where: { id: by.companyId } });
    expect(await run()).toMatchObject({ message: expect.stringContaining("is gone") });
    expect(await db.company.count()).toBe(0);
  });

  /** Runs `happens` after the request arrives and before the response is written. */
  function meanwhile(happens: () => Promise<unknown>): void {
    server.paths.set("/jobs.json", (_request, response) => {
      void happens().then(() => response.end(JSON.stringify(postings(3))));
    });
  }

  it("writes nothing if the company loses its verification in the meantime", async () => {
    meanwhile(() => db.company.update({ where: { id: by.companyId }, data: UNVERIFIED }));
    expect(await run()).toMatchObject({ outcome: "failed", created: 0 });
    expect(await db.job.count()).toBe(0);
  });

  it("leaves no job open if the source is deleted with its jobs in the meantime", async () => {
    await run();
    const { sourceId } = await db.connectedSource.findUniqueOrThrow({ where: { id } });
    meanwhile(() => deleteSource(by, id, { jobs: "end" }));
    expect(await run(hoursLater(24))).toBeNull();
    await endJobsOfDeleted(sourceId);
    expect(new Set(await statuses())).toEqual(new Set(["closed"]));
  });

  it("runs once when two start at the same time", async () => {
    await Promise.all([run(), run()]);
    expect(await db.sourceRun.count()).toBe(1);
    expect(await db.job.count()).toBe(3);
  });
});
