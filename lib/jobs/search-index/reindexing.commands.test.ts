import { expect, it } from "vitest";
import { companyRenamed } from "@/lib/companies/events";
import { jobsEdited } from "@/lib/jobs/events";
import { db } from "@/lib/platform/db/client";
import { findMatches } from "@/lib/search/queries";
import { EMPTY_QUERY } from "@/lib/search/schema";
import { companyOf } from "@/lib/testing/applications";
import { queuedEvents, setUpDatabase } from "@/lib/testing/database";
import { makeJob } from "@/lib/testing/factories";
import { react } from "@/lib/testing/reactions";
import { moveJob } from "../commands";
import { reindexOldForm } from "./reindexing.commands";

setUpDatabase();

async function found(query: string): Promise<string[]> {
  return (await findMatches({ ...EMPTY_QUERY, query })).jobIds;
}

it("has a company's live postings found by its new name, and no others", async () => {
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

it("writes documents of an older form anew, once", async () => {
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
