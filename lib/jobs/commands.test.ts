import { describe, expect, it, vi } from "vitest";
import { db } from "@/lib/platform/db/client";
import { queuedEvents, setUpDatabase } from "@/lib/testing/database";
import { aContent, anImportedJob, makeCompany, makeJob, makeSource } from "@/lib/testing/factories";
import { expireDueJobs, moveJob, moveJobInside } from "./commands";
import { saveImportedJobs } from "./importing.commands";
import { loadCards } from "./public/cards.queries";
import { loadDocuments } from "./search-index/documents.queries";
import { loadContents } from "./stored-content.queries";

setUpDatabase();

const NOW = new Date("2026-11-21T12:00:00Z");

async function searchable(): Promise<string[]> {
  const rows = await db.$queryRaw<{ jobId: string }[]>`
    SELECT job_id AS "jobId" FROM search.job_documents ORDER BY docno`;
  return rows.map(({ jobId }) => jobId);
}

describe("saveImportedJobs", () => {
  it("creates a posting once, however often it arrives", async () => {
    const sourceId = await makeSource();
    const rows = [anImportedJob("a", aContent({ companyId: await makeCompany() }))];

    const first = await saveImportedJobs({ sourceId, rows, now: NOW });
    const second = await saveImportedJobs({ sourceId, rows, now: NOW });

    expect([first, second]).toEqual([["created"], ["unchanged"]]);
    expect(await db.job.count()).toBe(1);
    expect(await searchable()).toHaveLength(1);
    expect(await queuedEvents("jobs.published")).toHaveLength(1);
  });

  it("keeps an unstated work mode unstated, wherever it is read", async () => {
    const sourceId = await makeSource();
    const companyId = await makeCompany();
    const save = (workMode: "hybrid" | null) =>
      saveImportedJobs({
        sourceId,
        rows: [anImportedJob("a", aContent({ companyId, workMode }))],
        now: NOW,
      });
    const read = async () => {
      const { id } = await db.job.findFirstOrThrow();
      const [document] = await db.$transaction((tx) => loadDocuments(tx, [id]));
      const [card] = await loadCards([id]);
      return [(await loadContents([id])).get(id)?.workMode, document?.mode, card?.workMode];
    };

    await save(null);
    expect(await read()).toEqual([null, null, null]);
    // The release before reads the column alone.
    expect((await db.job.findFirstOrThrow()).workMode).toBe("on_site");
    await save("hybrid");
    expect(await read()).toEqual(["hybrid", "hybrid", "hybrid"]);
  });

  it("replaces what has changed, and the posting's old address keeps working", async () => {
    const sourceId = await makeSource();
    const companyId = await makeCompany();
    const save = (title: string, skills: string[]) =>
      saveImportedJobs({
        sourceId,
        rows: [anImportedJob("a", aContent({ companyId, title, skills }))],
        now: NOW,
      });
    await save("Baker", ["Baking"]);
    const before = await db.job.findFirstOrThrow();

    expect(await save("Head baker", ["Baking", "Leading"])).toEqual(["updated"]);

    const after = await db.job.findFirstOrThrow({ include: { skills: true } });
    expect(after).toMatchObject({ id: before.id, shortId: before.shortId, title: "Head baker" });
    expect(after.slug).toBe(`head-baker-company-${after.slug.split("company-")[1]}`);
    expect(after.skills).toHaveLength(2);
    expect(await searchable()).toEqual([before.id]);
  });

  it("lets exactly one of two simultaneous batches create a posting", async () => {
    const sourceId = await makeSource();
    const rows = [anImportedJob("a", aContent({ companyId: await makeCompany() }))];

    const results = await Promise.allSettled([
      saveImportedJobs({ sourceId, rows, now: NOW }),
      saveImportedJobs({ sourceId, rows, now: NOW }),
    ]);

    expect(results.filter(({ status }) => status === "fulfilled").length).toBeGreaterThan(0);
    expect(await db.job.count()).toBe(1);
    expect(await searchable()).toHaveLength(1);
  });

  it("writes nothing of a batch if its bookkeeping fails", async () => {
    const sourceId = await makeSource();
    const rows = [anImportedJob("a", aContent({ companyId: await makeCompany() }))];

    const saving = saveImportedJobs({
      sourceId,
      rows,
      now: NOW,
      afterSave: () => Promise.reject(new Error("the disk is full")),
    });

    await expect(saving).rejects.toThrow("the disk is full");
    expect(await db.job.count()).toBe(0);
    expect(await searchable()).toEqual([]);
    expect(await queuedEvents("jobs.published")).toEqual([]);
  });

  it("doesn't bring back a removed posting", async () => {
    const sourceId = await makeSource();
    const companyId = await makeCompany();
    const save = (title: string) =>
      saveImportedJobs({
        sourceId,
        rows: [anImportedJob("a", aContent({ companyId, title }))],
        now: NOW,
      });
    await save("Baker");
    const { id } = await db.job.findFirstOrThrow();
    await moveJob(id, "removed");

    expect(await save("Baker, urgent")).toEqual(["unchanged"]);
    expect(await searchable()).toEqual([]);
  });

  it("leaves alone a posting that is removed while its batch is compared, and says so", async () => {
    const sourceId = await makeSource();
    const companyId = await makeCompany();
    const save = (title: string) =>
      saveImportedJobs({
        sourceId,
        rows: ["a", "b"].map((reference) =>
          anImportedJob(reference, aContent({ companyId, title })),
        ),
        now: NOW,
      });
    await save("Baker");
    const { id } = await db.job.findFirstOrThrow({ where: { reference: "a" } });

    const { outcomes } = await db.$transaction(async (tx) => {
      await moveJobInside(tx, { jobId: id, to: "removed", now: NOW });
      const saving = save("Baker, urgent");
      await vi.waitFor(async () => {
        const [blocked] = await tx.$queryRaw<{ count: number }[]>`
          SELECT count(*)::int FROM pg_stat_activity
          WHERE datname = current_database() AND wait_event_type = 'Lock'`;
        expect(blocked?.count).toBe(1);
      });
      // In an object, so that the transaction doesn't wait for what waits for it.
      return { outcomes: saving };
    });

    expect(await outcomes).toEqual(["unchanged", "updated"]);
    expect(await db.job.findUniqueOrThrow({ where: { id } })).toMatchObject({
      status: "removed",
      title: "Baker",
    });
  });
});

describe("expireDueJobs", () => {
  it("ends a posting at the end of its deadline's day in its own zone, and removes it from the search", async () => {
    const due = await makeJob({ deadline: "2026-11-20", timeZone: "Asia/Kolkata" });
    const open = await makeJob({ deadline: "2026-11-21", timeZone: "America/New_York" });
    const endless = await makeJob();

    expect(await expireDueJobs(new Date("2026-11-20T18:29:59.000Z"))).toBe(0);
    expect(await expireDueJobs(new Date("2026-11-20T18:30:00.000Z"))).toBe(1);
    expect(await expireDueJobs(new Date("2026-11-20T18:30:00.000Z"))).toBe(0);

    const job = await db.job.findUniqueOrThrow({ where: { id: due } });
    expect(job).toMatchObject({ status: "expired", endedAt: job.expiresAt });
    expect(await searchable()).toEqual([open, endless]);
    expect(await queuedEvents("jobs.ended")).toMatchObject([{ jobIds: [due] }]);
  });

  it("ends each posting once when two workers run simultaneously", async () => {
    await Promise.all(Array.from({ length: 5 }, () => makeJob({ deadline: "2026-11-01" })));

    const ended = await Promise.all([expireDueJobs(NOW), expireDueJobs(NOW)]);

    expect(ended[0] + ended[1]).toBe(5);
    const announced = (await queuedEvents("jobs.ended")) as { jobIds: string[] }[];
    expect(announced.flatMap(({ jobIds }) => jobIds)).toHaveLength(5);
  });
});

describe("moveJob", () => {
  it("accepts one of two simultaneous moves", async () => {
    const id = await makeJob();

    const moved = await Promise.all([moveJob(id, "closed"), moveJob(id, "closed")]);

    expect(moved.sort()).toEqual([false, true]);
    expect(await queuedEvents("jobs.ended")).toHaveLength(1);
  });

  it("pauses and resumes a posting together with its place in the search", async () => {
    const id = await makeJob();

    await moveJob(id, "paused");
    expect(await searchable()).toEqual([]);
    await moveJob(id, "live");

    expect(await searchable()).toEqual([id]);
  });

  it("refuses every move from removed", async () => {
    const id = await makeJob();
    await moveJob(id, "removed");

    expect(await moveJob(id, "live")).toBe(false);
  });
});

describe("the database", () => {
  it("refuses a remote job that names no country", async () => {
    await expect(makeJob({ workMode: "remote", places: [] })).rejects.toThrow(
      "jobs_remote_names_countries",
    );
  });

  it("refuses a level that contradicts the years", async () => {
    const id = await makeJob({ experienceYears: 1 });

    await expect(
      db.job.update({ where: { id }, data: { experienceLevel: "executive" } }),
    ).rejects.toThrow("jobs_level_follows_years");
  });
});
