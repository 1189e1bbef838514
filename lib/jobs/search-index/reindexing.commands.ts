import "server-only";
import { db, type Transaction } from "@/lib/platform/db/client";
import { Prisma } from "@/lib/platform/db/generated/client";
import { noteCurrentForm } from "@/lib/search/commands";
import { hasCurrentForm } from "@/lib/search/documents/queries";
import type { JobCategory } from "@/lib/shared/categories/codes";
import { annualise, type PayPeriod } from "@/lib/shared/money";
import { announceJobs } from "../announcing.commands";
import { type JobsEvent, jobsEdited } from "../events";
import { indexJobs } from "./indexing.commands";

const BATCH = 500;
// Finding them may take long, as those that a word of the index names, so it's done for many.
const MOST_FOUND = 20_000;
const FIRST = "00000000-0000-0000-0000-000000000000";

async function findLive(which: Prisma.Sql, after: string): Promise<string[]> {
  const rows = await db.$queryRaw<{ id: string }[]>`
    SELECT id FROM jobs
    WHERE ${which} AND status = 'live' AND id > ${after}::uuid
    ORDER BY id LIMIT ${MOST_FOUND}`;
  return rows.map(({ id }) => id);
}

async function rewrite(ids: readonly string[], event: JobsEvent): Promise<void> {
  await db.$transaction(
    async (tx) => {
      // Locked, so that none ends between being read and being written.
      const rows = await tx.$queryRaw<{ id: string }[]>`
        SELECT id FROM jobs WHERE id = ANY(${ids}::uuid[]) AND status = 'live'
        ORDER BY id FOR UPDATE`;
      const jobIds = rows.map(({ id }) => id);
      if (jobIds.length === 0) return;
      await indexJobs(tx, jobIds);
      await announceJobs(tx, event, jobIds);
    },
    { timeout: 60_000 },
  );
}

/**
 * Rewrites the search documents of live postings and announces why, by default that what they say
 * changed.
 * Postings that end meanwhile stay out of the search; a repeat writes the same.
 */
export async function reindex(which: Prisma.Sql, event: JobsEvent = jobsEdited): Promise<void> {
  let after = FIRST;
  for (;;) {
    const found = await findLive(which, after);
    for (let start = 0; start < found.length; start += BATCH) {
      await rewrite(found.slice(start, start + BATCH), event);
    }
    const last = found.at(-1);
    if (last === undefined || found.length < MOST_FOUND) return;
    after = last;
  }
}

/** Rewrites the documents of a company's postings when its name changed. */
export async function reindexCompany(companyId: string): Promise<void> {
  await reindex(Prisma.sql`company_id = ${companyId}::uuid`);
}

/** Rewrites the documents of a category's postings when its name changed. */
export async function reindexCategory(category: JobCategory): Promise<void> {
  await reindex(Prisma.sql`category::text = ${category}`);
}

/**
 * Rewrites every live posting's document when they are in an older form than this release reads.
 * A crash in the middle leaves them for the next call.
 */
export async function reindexOldForm(): Promise<void> {
  if (await hasCurrentForm()) return;
  await reindex(Prisma.sql`true`);
  await noteCurrentForm();
}

type PayRow = {
  id: string;
  min: number | null;
  max: number | null;
  currency: string;
  period: PayPeriod;
};

async function countBatch(tx: Transaction, after: string, currency: string) {
  const rows = await tx.$queryRaw<PayRow[]>`
    SELECT id, pay_min AS min, pay_max AS max, pay_currency AS currency, pay_period AS period
    FROM jobs WHERE pay_currency IS NOT NULL AND id > ${after}::uuid
    ORDER BY id LIMIT ${BATCH} FOR UPDATE`;
  const annual = rows.map((row) => annualise(row, currency));
  await tx.$executeRaw`
    UPDATE jobs SET annual_pay_min = given.min, annual_pay_max = given.max
    FROM unnest(${rows.map(({ id }) => id)}::uuid[], ${annual.map((pay) => pay?.min ?? null)}::int[],
      ${annual.map((pay) => pay?.max ?? null)}::int[]) AS given (id, min, max)
    WHERE jobs.id = given.id`;
  return rows.at(-1)?.id ?? null;
}

/** Counts what every posting pays a year in another currency, and tells the search. Repeatable. */
export async function recountPayInCurrency(currency: string): Promise<void> {
  let after: string | null = FIRST;
  while (after !== null) {
    const from: string = after;
    after = await db.$transaction((tx) => countBatch(tx, from, currency), { timeout: 60_000 });
  }
  await reindex(Prisma.sql`pay_currency IS NOT NULL`);
}
