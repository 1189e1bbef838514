import { expireDueJobs, moveJob, publishEdit, publishJobs } from "../../lib/jobs/commands";
import { type ImportedJob, saveImportedJobs } from "../../lib/jobs/importing.commands";
import { rewriteJob } from "../../lib/jobs/persistence.commands";
import { nothingStated } from "../../lib/jobs/posting/validation";
import type { JobContent } from "../../lib/jobs/schema";
import { db, pool } from "../../lib/platform/db/client";
import { findMatches } from "../../lib/search/queries";
import { EMPTY_QUERY } from "../../lib/search/schema";
import { effort } from "../effort";
import { median } from "../product";
import type { BenchJob } from "./jobs";
import { settle, TRANSACTION } from "./load";
import { makePostings } from "./postings";
import type { LoadedMarket } from "./setup";
import { percentile } from "./timing";

// How soon published postings are found, through the product's own commands, in the loaded
// database. Everything is removed afterwards.

const SOURCE = "bench-search";
const IMPORTED = effort(3000, 20);
const BATCH = effort(500, 10);
const EXPIRED = effort(1000, 10);
const SINGLES = effort(40, 3);
const MINUTE_MS = 60_000;

/** How long from the commit until a search finds it, and how many searches that took. */
type NoticedChange = { ms: number; searches: number };

export type IndexFreshness = {
  /** Postings per second through the import's own command. */
  importRate: number;
  /** The slowest batch of it, in ms. */
  importSlowest: number;
  /** The first search after it, in ms. */
  firstSearch: number;
  /** Merging its words into the posting lists, in ms. */
  merging: number;
  /** One posting in a transaction of its own, p50 and p95 in ms. */
  single: [number, number];
  posted: NoticedChange;
  edited: NoticedChange;
  closed: NoticedChange;
  /** A thousand postings whose last day is over, in ms. */
  expiry: number;
};

function toContent({ document, companyId, currency }: BenchJob): JobContent {
  const { annualPayMin: min, annualPayMax: max } = document;
  return {
    ...nothingStated(),
    companyId,
    title: document.title,
    description: document.description,
    jobType: document.jobType,
    category: document.category,
    experienceYears: document.experienceYears,
    experienceLevel: document.level ?? null,
    workMode: document.mode ?? null,
    eligibleCountries: document.eligibleCountries,
    places: document.places.map(({ cityId, label, countryCode }) => ({
      cityId,
      label,
      countryCode,
    })),
    timeZone: "UTC",
    pay: min === null && max === null ? null : { min, max, currency, period: "year" },
    applyUrl: null,
    skills: document.skills.map(({ name }) => name),
  };
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

const isFound = async (query: string) =>
  (await findMatches({ ...EMPTY_QUERY, query, sort: "relevance" })).total > 0;

/** Searches repeatedly until the words are found, or no longer are. */
async function untilNoticed(query: string, isWanted: boolean): Promise<NoticedChange> {
  const began = performance.now();
  for (let searches = 1; ; searches += 1) {
    if ((await isFound(query)) === isWanted) return { ms: performance.now() - began, searches };
  }
}

/** The median time, and the most searches that any took. */
function together(noticed: readonly NoticedChange[]): NoticedChange {
  return {
    ms: median(noticed.map(({ ms }) => ms)),
    searches: Math.max(...noticed.map(({ searches }) => searches)),
  };
}

async function importAll(jobs: readonly BenchJob[], sourceId: number): Promise<number[]> {
  const rows = jobs.map(
    (job): ImportedJob => ({
      reference: String(job.number),
      contentHash: "1",
      postedAt: new Date(),
      content: toContent(job),
    }),
  );
  const times: number[] = [];
  for (let start = 0; start < rows.length; start += BATCH) {
    const batch = { sourceId, rows: rows.slice(start, start + BATCH), now: new Date() };
    times.push(await timed(() => saveImportedJobs(batch)));
  }
  return times;
}

type Singles = Pick<IndexFreshness, "single" | "posted" | "edited" | "closed"> & { ids: string[] };

/** Posts, edits and closes postings one by one; each has a unique word. */
async function followSingles(jobs: readonly BenchJob[]): Promise<Singles> {
  const times: number[] = [];
  const noticed = {
    posted: [] as NoticedChange[],
    edited: [] as NoticedChange[],
    closed: [] as NoticedChange[],
  };
  const ids: string[] = [];
  for (const job of jobs.slice(0, SINGLES)) {
    const content = toContent(job);
    const [first, second] = [`zqfirst${job.number}`, `zqsecond${job.number}`];
    const posting = {
      content: { ...content, title: `${content.title} ${first}` },
      postedById: null,
      postedAt: new Date(),
    };
    let id = "";
    times.push(
      await timed(async () => {
        [id = ""] = await db.$transaction((tx) => publishJobs(tx, [posting]), TRANSACTION);
      }),
    );
    ids.push(id);
    noticed.posted.push(await untilNoticed(first, true));
    await db.$transaction(async (tx) => {
      await rewriteJob(tx, { id, content: { ...content, title: `${content.title} ${second}` } });
      await publishEdit(tx, id);
    }, TRANSACTION);
    noticed.edited.push(await untilNoticed(second, true));
    await moveJob(id, "closed");
    noticed.closed.push(await untilNoticed(second, false));
  }
  return {
    ids,
    single: [percentile(times, 0.5), percentile(times, 0.95)],
    posted: together(noticed.posted),
    edited: together(noticed.edited),
    closed: together(noticed.closed),
  };
}

async function expireSome(sourceId: number): Promise<number> {
  await pool().query(
    `UPDATE jobs SET expires_at = now() - interval '1 minute'
     WHERE id IN (SELECT id FROM jobs WHERE source_id = $1 LIMIT ${EXPIRED})`,
    [sourceId],
  );
  // Anything else that is due goes first, so that it isn't counted.
  return timed(async () => expireDueJobs(new Date()));
}

/** Measures it and leaves the database as it was. */
export async function measureFreshness({ market }: LoadedMarket): Promise<IndexFreshness> {
  // Postings that are unlike any other in the database.
  const jobs = [...makePostings(market, IMPORTED, new Date(Date.now() - MINUTE_MS))];
  await expireDueJobs(new Date());
  const { id: sourceId } = await db.source.create({ data: { name: SOURCE } });
  let ids: string[] = [];
  try {
    await isFound("engineer");
    const times = await importAll(jobs, sourceId);
    const firstSearch = await timed(async () => isFound("engineer"));
    // As the worker does within seconds.
    const merging = await timed(async () => settle());
    const { ids: made, ...singles } = await followSingles(jobs);
    ids = made;
    return {
      importRate: (1000 * jobs.length) / times.reduce((sum, time) => sum + time, 0),
      importSlowest: Math.max(...times),
      firstSearch,
      merging,
      ...singles,
      expiry: await expireSome(sourceId),
    };
  } finally {
    await pool().query("DELETE FROM jobs WHERE source_id = $1 OR id = ANY ($2::uuid[])", [
      sourceId,
      ids,
    ]);
    await db.source.delete({ where: { id: sourceId } });
    await pool().query("DELETE FROM graphile_worker._private_jobs");
  }
}
