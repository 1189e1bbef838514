import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { db } from "@/lib/platform/db/client";
import { aClient, asActor, makeUser } from "@/lib/testing/accounts";
import { aMemberOf, companyOf } from "@/lib/testing/applications/making";
import { setUpDatabase } from "@/lib/testing/database";
import { makeJob } from "@/lib/testing/factories";
import { countView, flushViews } from "./views.commands";

setUpDatabase();

const NOON = new Date("2026-11-21T12:00:00Z");
const TOMORROW = new Date("2026-11-22T12:00:00Z");

async function counted() {
  await flushViews();
  const rows = await db.jobViews.findMany({ orderBy: [{ day: "asc" }, { source: "asc" }] });
  return rows.map(({ day, source, views }) => [day.toISOString().slice(0, 10), source, views]);
}

describe("countView", () => {
  it("counts a reader once per job and day", async () => {
    const jobId = await makeJob();
    const client = aClient();

    await countView(null, { jobId, source: "site", client, now: NOON });
    await countView(null, { jobId, source: "direct", client, now: NOON });
    await countView(null, { jobId, source: "site", client: aClient(), now: NOON });
    await countView(null, { jobId, source: "site", client, now: TOMORROW });

    expect(await counted()).toEqual([
      ["2026-11-21", "site", 2],
      ["2026-11-22", "site", 1],
    ]);
  });

  it("counts one of many simultaneous views", async () => {
    const jobId = await makeJob();
    const client = aClient();

    await Promise.all(
      Array.from({ length: 8 }, () =>
        countView(null, { jobId, source: "feed", client, now: NOON }),
      ),
    );

    expect(await counted()).toEqual([["2026-11-21", "feed", 1]]);
  });

  it("adds to what was counted before", async () => {
    const jobId = await makeJob();
    for (const client of [aClient(), aClient()]) {
      await countView(null, { jobId, source: "alert", client, now: NOON });
      await flushViews();
    }

    expect(await counted()).toEqual([["2026-11-21", "alert", 2]]);
  });

  it("leaves out programs and the company's own people, and no one else", async () => {
    const jobId = await makeJob();
    const member = await aMemberOf(await companyOf(jobId));
    const other = await asActor(await makeUser());
    const program = aClient({ userAgent: "Mozilla/5.0 (compatible; Googlebot/2.1)" });

    await countView(null, { jobId, source: "site", client: program, now: NOON });
    await countView(member, { jobId, source: "site", client: aClient(), now: NOON });
    await countView(other, { jobId, source: "site", client: aClient(), now: NOON });

    expect(await counted()).toEqual([["2026-11-21", "site", 1]]);
  });

  it("counts no job that isn't open, and refuses unknown ones", async () => {
    const jobId = await makeJob();
    await db.job.update({ where: { id: jobId }, data: { status: "closed", endedAt: NOON } });
    const view = { source: "site", client: aClient(), now: NOON } as const;

    await countView(null, { jobId, ...view });

    expect(await counted()).toEqual([]);
    await expect(countView(null, { jobId: randomUUID(), ...view })).rejects.toMatchObject({
      code: "not_found",
    });
  });

  it("stores nothing that identifies a reader", async () => {
    const jobId = await makeJob();
    const client = aClient();
    await countView(null, { jobId, source: "site", client, now: NOON });
    await flushViews();

    const kept = JSON.stringify([
      await db.jobViews.findMany(),
      await db.$queryRaw`SELECT key FROM rate_limits`,
    ]);
    expect(kept).not.toContain(client.address);
    expect(kept).not.toContain(jobId.replaceAll("-", ""));
  });

  it("drops counts that wait for a deleted job", async () => {
    const jobId = await makeJob();
    await countView(null, { jobId, source: "site", client: aClient(), now: NOON });
    await db.job.delete({ where: { id: jobId } });

    expect(await counted()).toEqual([]);
  });
});
