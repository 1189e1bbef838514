import { expect, it } from "vitest";
import { companiesChanged } from "@/lib/companies/events";
import { db } from "@/lib/platform/db/client";
import { findMatches } from "@/lib/search/queries";
import { EMPTY_QUERY } from "@/lib/search/schema";
import { setUpDatabase } from "@/lib/testing/database";
import { makeCompany, makeJob } from "@/lib/testing/factories";
import { react } from "@/lib/testing/reactions";
import { passagesLearned } from "../events";
import { learnPassages } from "./company-passages.commands";
import { checkDocuments } from "./index-check.commands";

setUpDatabase();

const OWN = "Harrow Vale runs twelve hospitals in which two thousand nurses work every day.";

async function countMentions(query: string): Promise<number> {
  return (await findMatches({ ...EMPTY_QUERY, query })).mentions.total;
}

const lastDocument = async () =>
  (await db.$queryRaw<{ last: number }[]>`SELECT max(docno) AS last FROM search.job_documents`)[0]
    ?.last;

/** What waits for the worker to write a company's documents again; then it is done. */
async function writeAgain(): Promise<number> {
  const waiting = await db.$queryRaw<{ companyId: string }[]>`
    DELETE FROM graphile_worker._private_jobs WHERE payload ->> 'event' = ${passagesLearned.name}
    RETURNING payload -> 'payload' ->> 'companyId' AS "companyId"`;
  for (const one of waiting) await react(passagesLearned, one);
  return waiting.length;
}

it("doesn't count what a company says in all its postings as a job's own words", async () => {
  const companyId = await makeCompany();
  const post = (title: string, description = OWN) => makeJob({ companyId, title, description });
  await post("Accountant", `You work with nurses, and pay them. ${OWN}`);
  await post("Truck driver");
  await learnPassages();
  expect(await writeAgain()).toBe(0);
  expect(await countMentions("nurses")).toBe(2);

  await post("Bricklayer");
  await learnPassages();
  // A worker that is killed here has left the work to the queue.
  await learnPassages();
  expect(await writeAgain()).toBe(1);
  expect(await countMentions("nurses")).toBe(1);

  // It is known by now, and nothing is written again.
  await post("Pastry chef");
  const last = await lastDocument();
  await learnPassages();
  expect(await writeAgain()).toBe(0);
  expect(await countMentions("nurses")).toBe(1);
  expect(await lastDocument()).toBe(last);
  expect(await checkDocuments()).toMatchObject({ checked: 4, wrong: [], gone: [] });
});

it("doesn't count what the company's profile says as a job's own words", async () => {
  const companyId = await makeCompany();
  await makeJob({ companyId, title: "Accountant", description: `You keep the books. ${OWN}` });
  expect(await countMentions("nurses")).toBe(1);

  await db.company.update({ where: { id: companyId }, data: { description: `Hello. ${OWN}` } });
  await react(companiesChanged, { companyIds: [companyId] });
  expect(await writeAgain()).toBe(1);

  expect(await countMentions("nurses")).toBe(0);
  expect(await countMentions("books")).toBe(1);
});
