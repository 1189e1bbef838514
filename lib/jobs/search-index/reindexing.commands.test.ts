import { expect, it } from "vitest";
import { companyRenamed } from "@/lib/companies/events";
import { jobBoardsChanged, jobsEdited } from "@/lib/jobs/events";
import { db } from "@/lib/platform/db/client";
import { Prisma } from "@/lib/platform/db/generated/client";
import { findMatches } from "@/lib/search/queries";
import { EMPTY_QUERY } from "@/lib/search/schema";
import { refreshSuggestions } from "@/lib/search/suggestions/commands";
import { listSuggestions } from "@/lib/search/suggestions/queries";
import { companyOf } from "@/lib/testing/applications/making";
import { queuedEvents, setUpDatabase } from "@/lib/testing/database";
import { makeJob } from "@/lib/testing/factories";
import { react } from "@/lib/testing/reactions";
import { toContent } from "@/prisma/large/seed";
import { moveJob, publishJobs } from "../commands";
import { reindex, reindexOldForm } from "./reindexing.commands";

setUpDatabase();

async function found(query: string): Promise<string[]> {
  return (await findMatches({ ...EMPTY_QUERY, query })).jobIds;
}

const countStarts = () =>
  db.$queryRaw<{ starts: number }[]>`
    SELECT count(*)::int AS starts FROM search.suggestion_starts WHERE kind = 'title'`;

it("finds a company's live postings by its new name, and no others", async () => {
  const jobId = await makeJob({});
  const companyId = await companyOf(jobId);
  const closed = await makeJob({ companyId });
  await moveJob(closed, "closed");
  await db.company.update({ where: { id: companyId }, data: { name: "Zephyrine" } });
  expect(await found("zephyrine")).toEqual([]);

  await react(companyRenamed, { id: companyId, companyId });
  await react(companyRenamed, { id: companyId, companyId });

  expect(await found("zephyrine")).toEqual([jobId]);
  expect((await queuedEvents(jobsEdited.name)).at(-1)).toMatchObject({ jobIds: [jobId] });
});

it("finds the postings to rewrite once for many batches, since that can take seconds", async () => {
  const companyId = await companyOf(await makeJob({}));
  const postings = Array.from({ length: 1000 }, (_, number) => ({
    content: toContent(companyId, number),
    ...{ postedById: null, postedAt: new Date() },
  }));
  await db.$transaction(async (tx) => publishJobs(tx, postings), { timeout: 60_000 });
  await db.$executeRaw`CREATE SEQUENCE searched`;
  try {
    await reindex(
      Prisma.sql`(SELECT nextval('searched')) > 0 AND company_id = ${companyId}::uuid`,
      jobBoardsChanged,
    );

    expect(await db.$queryRaw`SELECT last_value::int AS times FROM searched`).toEqual([
      { times: 1 },
    ]);
    const told = (await queuedEvents(jobBoardsChanged.name)) as { jobIds: string[] }[];
    expect(new Set(told.flatMap(({ jobIds }) => jobIds)).size).toBe(1001);
  } finally {
    await db.$executeRaw`DROP SEQUENCE searched`;
  }
});

it("rewrites documents of an older format, once", async () => {
  const jobId = await makeJob({ title: "Zephyrine pilot" });
  await db.$executeRaw`UPDATE search.state SET format = 1`;
  await db.$executeRaw`DELETE FROM search.job_documents WHERE job_id = ${jobId}::uuid`;
  expect(await found("zephyrine")).toEqual([]);

  await reindexOldForm();
  expect(await found("zephyrine")).toEqual([jobId]);

  await db.$executeRaw`DELETE FROM search.job_documents WHERE job_id = ${jobId}::uuid`;
  await reindexOldForm();
  expect(await found("zephyrine")).toEqual([]);
});

it("suggests labels of an older format as before, and later as this release reads them", async () => {
  const suggested = async () => (await listSuggestions("leuchtturm")).map(({ label }) => label);
  await makeJob({ title: "Leuchtturmplaner", skills: [] });
  await refreshSuggestions();
  const [{ starts: before } = { starts: 0 }] = await countStarts();
  await db.$executeRaw`DELETE FROM search.suggestion_starts WHERE start NOT LIKE 'leuchtturm%'`;
  await db.$executeRaw`UPDATE search.state SET format = 1`;

  await reindexOldForm();
  expect(await suggested()).toEqual(["Leuchtturmplaner"]);
  await refreshSuggestions(new Date(Date.now() + 60 * 60_000));

  expect(await suggested()).toEqual(["Leuchtturmplaner"]);
  expect(await countStarts()).toEqual([{ starts: before }]);
});
