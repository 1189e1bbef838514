import { expect, it } from "vitest";
import { findCompany } from "@/lib/companies/queries";
import { gatherShown } from "@/lib/platform/caching/page-facts";
import { db } from "@/lib/platform/db/client";
import { type RequestContext, withRequestContext } from "@/lib/platform/server/request-context";
import { EMPTY_QUERY } from "@/lib/search/schema";
import { setUpDatabase } from "@/lib/testing/database";
import { makeCompany, makeJob } from "@/lib/testing/factories";
import { announceJobs } from "./announcing.commands";
import { moveJob } from "./commands";
import { jobsEdited, jobsEnded, jobsPublished } from "./events";
import { findPublicJob } from "./public/detail.queries";
import { findCategoryOf } from "./public/landings.queries";
import { listSimilarJobs } from "./public/similar.queries";
import { listFeaturedJobs, searchCompanyJobs } from "./queries";

setUpDatabase();

const NAMES = [jobsPublished, jobsEdited, jobsEnded].map(({ name }) => name);

/** What a page shows that reads this. */
async function shownBy(read: () => Promise<unknown>) {
  const context: RequestContext = {
    ...{ requestId: "test", status: null, isPersonal: false, userId: null, mayReadReplica: false },
  };
  return withRequestContext(context, async () => {
    const shown = gatherShown(Number.POSITIVE_INFINITY);
    await read();
    const { tags, until } = shown();
    return { tags: new Set(tags), until };
  });
}

it("names every company that has jobs among them, once", async () => {
  const [quay, tide] = [await makeCompany("Quay"), await makeCompany("Tide")];
  const jobs = await Promise.all(
    [quay, quay, tide].map((companyId) => makeJob({ companyId, title: "Baker" })),
  );
  const tags = await db.$transaction(async (tx) => {
    await announceJobs(tx, jobsEdited, jobs);
    const [row] = await tx.$queryRaw<{ payload: { payload: Record<string, string[]> } }[]>`
      SELECT payload FROM graphile_worker._private_jobs ORDER BY id DESC LIMIT 1`;
    return row?.payload.payload;
  });

  expect(tags?.["jobIds"]?.toSorted()).toEqual(jobs.toSorted());
  expect(tags?.["companyIds"]?.toSorted()).toEqual([quay, tide].toSorted());
});

it("a job's page depends on the job, its company and similar jobs, and on no list", async () => {
  const companyId = await makeCompany("Quay");
  const job = await makeJob({ companyId, title: "Bread baker", skills: ["Baking"] });
  const alike = await makeJob({ title: "Head bread baker", skills: ["Baking"] });
  const other = await makeJob({ title: "Accountant", skills: ["Tax"], category: "finance" });
  const { companyId: companyOfAlike } = await db.job.findUniqueOrThrow({ where: { id: alike } });

  const { tags } = await shownBy(async () => {
    const detail = await findPublicJob(job);
    if (!detail || detail === "gone") throw new Error("It is live.");
    await findCategoryOf(detail);
    await listSimilarJobs(detail.id, 4);
  });

  expect([...tags]).toEqual(expect.arrayContaining([job, companyId, alike, companyOfAlike]));
  expect(tags.has(other)).toBe(false);
  expect(NAMES.filter((name) => tags.has(name))).toEqual([]);
});

it("a company's page depends on the company, and a list on every event about jobs", async () => {
  const companyId = await makeCompany("Quay");
  const job = await makeJob({ companyId, title: "Bread baker" });
  const page = await shownBy(async () => {
    const company = await findCompany("quay");
    if (company) await searchCompanyJobs(company, EMPTY_QUERY);
  });
  expect(page.tags.has(companyId)).toBe(true);
  expect(NAMES.filter((name) => page.tags.has(name))).toEqual([]);

  const list = await shownBy(() => listFeaturedJobs(10));
  expect(NAMES.filter((name) => list.tags.has(name))).toEqual(NAMES);
  // One that shows it is not to show it a moment longer.
  expect(list.tags.has(job)).toBe(true);
});

it("a job's page is valid until the job expires, and an ended job's page until it is removed", async () => {
  const job = await makeJob({ title: "Bread baker" });
  const expiresAt = new Date(Date.now() + 600_000);
  await db.job.update({ where: { id: job }, data: { expiresAt } });
  expect((await shownBy(() => findPublicJob(job))).until).toBe(expiresAt.getTime());

  const ended = await makeJob({ title: "Cook" });
  const endedAt = new Date(Date.now() - 30 * 86_400_000 + 60_000);
  await moveJob(ended, "closed", endedAt);
  const { until } = await shownBy(() => findPublicJob(ended));
  expect(until).toBe(endedAt.getTime() + 30 * 86_400_000);
});
