import { expect, it } from "vitest";
import { db } from "@/lib/platform/db/client";
import { checkPostingLists } from "@/lib/search/engine/index-check.commands";
import { mergeDocuments } from "@/lib/search/engine/index-merge.commands";
import { indexLexemes } from "@/lib/search/engine/indexed-terms.commands";
import { findMatches } from "@/lib/search/queries";
import { EMPTY_QUERY } from "@/lib/search/schema";
import { setUpDatabase } from "@/lib/testing/database";
import { makeJob } from "@/lib/testing/factories";
import { moveJob } from "../commands";
import { checkDocuments } from "./index-check.commands";

setUpDatabase();

const NOTHING = { wrong: [], gone: [] };

async function docnoOf(jobId: string): Promise<number> {
  const [row] = await db.$queryRaw<{ docno: number }[]>`
    SELECT docno FROM search.job_documents WHERE job_id = ${jobId}::uuid`;
  return row?.docno ?? 0;
}

it("finds nothing to repair in what the product wrote, and changes nothing by checking", async () => {
  const jobId = await makeJob({ title: "Pilot" });
  await moveJob(await makeJob({ title: "Closed" }), "closed");
  const docno = await docnoOf(jobId);

  expect(await checkDocuments()).toEqual({ checked: 1, ...NOTHING });
  expect(await checkPostingLists()).toEqual([]);
  expect(await docnoOf(jobId)).toBe(docno);
});

it("finds and repairs documents that are missing, different, or no longer needed", async () => {
  const missing = await makeJob({ title: "Missing" });
  const different = await makeJob({ title: "Different" });
  const gone = await makeJob({ title: "Gone" });
  const right = await makeJob({ title: "Right" });
  await db.$executeRaw`DELETE FROM search.job_documents WHERE job_id = ${missing}::uuid`;
  await db.job.update({ where: { id: different }, data: { title: "Otherwise" } });
  await db.job.update({ where: { id: gone }, data: { status: "closed", endedAt: new Date() } });

  const found = { checked: 3, wrong: [missing, different].sort(), gone: [gone] };
  expect(await checkDocuments()).toEqual(found);
  expect(await checkDocuments({ repair: true })).toEqual(found);
  expect(await checkDocuments()).toEqual({ checked: 3, ...NOTHING });

  const search = async (query: string) => (await findMatches({ ...EMPTY_QUERY, query })).jobIds;
  expect(await search("missing")).toEqual([missing]);
  expect(await search("otherwise")).toEqual([different]);
  expect(await search("right")).toEqual([right]);
  expect(await search("gone")).toEqual([]);
});

it("finds and repairs wrong postings", async () => {
  for (const title of ["Pilot", "Pilot", "Pilot"]) await makeJob({ title });
  await db.$executeRaw`ANALYZE search.job_documents`;
  await indexLexemes({ least: 2 });
  await mergeDocuments({ force: true });
  expect(await checkPostingLists()).toEqual([]);
  const search = async () => (await findMatches({ ...EMPTY_QUERY, query: "pilot" })).total;
  expect(await search()).toBe(3);

  await db.$executeRaw`DELETE FROM search.postings WHERE lexeme = 'pilot'`;
  expect(await checkPostingLists()).toEqual(["pilot"]);
  expect(await checkPostingLists({ repair: true })).toEqual(["pilot"]);

  expect(await checkPostingLists()).toEqual([]);
  expect(await search()).toBe(3);
  await indexLexemes({ least: 2 });
  expect(await checkPostingLists()).toEqual([]);
});
