import { expect, it } from "vitest";
import { postJob } from "@/lib/jobs/posting/commands";
import { decideItem } from "@/lib/moderation/decisions.commands";
import { db } from "@/lib/platform/db/client";
import { anAdmin, noAdmins } from "@/lib/testing/admins";
import { setUpDatabase } from "@/lib/testing/database";
import { makeJob } from "@/lib/testing/factories";
import { aPosting, makeTeam } from "@/lib/testing/posting";
import { readAdminHome } from "./home.queries";

setUpDatabase();

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

async function kept(admin: Awaited<ReturnType<typeof anAdmin>>, now = new Date()) {
  const { promises } = await readAdminHome(admin, now);
  return Object.fromEntries(promises.map(({ name, kept: done, total }) => [name, [done, total]]));
}

it("is complete on an empty site", async () => {
  const home = await readAdminHome(await anAdmin());

  expect(home.waiting.map(({ kind, count }) => [kind, count])).toEqual(
    ["job", "edit", "report", "appeal", "company", "admin"].map((kind) => [kind, 0]),
  );
  expect(home.today.map(({ name }) => name)).toEqual([
    "jobs",
    "applications",
    "people",
    "searches",
  ]);
  expect(home.health).toMatchObject({ workers: 0, index: { unmerged: expect.any(Number) } });
  expect(home.promises.every(({ total }) => total === 0)).toBe(true);
});

it("counts what waits, today and a week ago at the same time, and what was logged", async () => {
  const admin = await anAdmin();
  const { actor, companyId } = await makeTeam({ isVerifiedCompany: false });
  const { id } = await postJob(actor, aPosting(companyId));
  const now = new Date("2026-11-24T10:00:00Z");
  const postedAt = async (at: number, times: number) => {
    for (let i = 0; i < times; i += 1) await makeJob({}, new Date(at));
  };
  await postedAt(now.getTime() - HOUR_MS, 3);
  await postedAt(now.getTime() - 7 * DAY_MS - HOUR_MS, 2);
  await postedAt(now.getTime() - 7 * DAY_MS + HOUR_MS, 1);
  await db.dailyCount.createMany({
    data: [
      { day: new Date("2026-11-24"), name: "search", outcome: "found", count: 5n },
      { day: new Date("2026-11-24"), name: "search", outcome: "none", count: 1n },
      { day: new Date("2026-11-17"), name: "search", outcome: "found", count: 9n },
      { day: new Date("2026-11-24"), name: "mail", outcome: "refused", count: 2n },
      { day: new Date("2026-11-23"), name: "backup", outcome: "done", count: 1n },
    ],
  });
  await decideItem(admin, { kind: "job", id }, { isApproved: true, reason: "", version: 1 });

  const home = await readAdminHome(admin, now);

  expect(home.today[0]).toMatchObject({ today: 3, weekAgo: 2, days: [3, 0, 0, 0, 0, 0, 0, 3] });
  expect(home.today[3]).toMatchObject({ today: 6, weekAgo: 9, isWholeDay: true });
  expect(home.health).toMatchObject({
    mail: { refused: 2 },
    backup: { lastDay: "2026-11-23", failedDay: null },
  });
  expect(home.latest.map(({ action }) => action)).toContain("job.approved");
});

it("counts promises that were kept, broken, and broken by what still waits", async () => {
  const admin = await anAdmin();
  const { actor, companyId } = await makeTeam({ isVerifiedCompany: false });
  const { id } = await postJob(actor, aPosting(companyId));
  const late = await postJob(actor, aPosting(companyId, { title: "Lamp keeper" }));
  await decideItem(admin, { kind: "job", id }, { isApproved: true, reason: "", version: 1 });
  expect(await kept(admin)).toMatchObject({ postings: [1, 1], reports: [0, 0] });

  await db.$executeRaw`UPDATE jobs SET updated_at = now() - interval '2 days' WHERE id = ${late.id}::uuid`;
  expect(await kept(admin)).toMatchObject({ postings: [1, 2] });

  const report = { jobId: id, jobVersion: 1, category: "scam", text: "" } as const;
  const ago = (hours: number) => new Date(Date.now() - hours * HOUR_MS);
  await db.jobReport.createMany({
    data: [
      { ...report, reporter: "a", createdAt: ago(30), closedAt: ago(29) },
      { ...report, reporter: "b", createdAt: ago(60), closedAt: ago(1) },
      { ...report, reporter: "c", createdAt: ago(1) },
    ],
  });
  expect(await kept(admin)).toMatchObject({ reports: [1, 2] });
});

it("is only for admins", async () => {
  for (const stranger of await noAdmins()) {
    await expect(readAdminHome(stranger)).rejects.toMatchObject({ code: "forbidden" });
  }
});
