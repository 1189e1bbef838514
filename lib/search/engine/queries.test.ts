import fc from "fast-check";
import { expect, it } from "vitest";
import { db } from "@/lib/platform/db/client";
import { setUpDatabase } from "@/lib/testing/database";
import { aDocument, makeDocuments } from "@/lib/testing/documents";
import { putDocuments, removeDocuments } from "../commands";
import { findMatches } from "../queries";
import { EMPTY_QUERY, type SearchDocument, type SearchQuery } from "../schema";
import { forgetIndex, syncIndex } from "./index-cache.queries";
import { mergeDocuments, runExclusively } from "./index-merge.commands";
import { indexLexemes, indexPhrases } from "./indexed-terms.commands";
import { readSnapshot } from "./queries";
import { CHUNK } from "./schema";

setUpDatabase();

const NOW = new Date("2026-11-21T12:00:00Z");
const WORDS = ["apple", "bread", "cloud", "dragon"] as const;

const words = fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 4 });
const one = fc.record({ title: words, description: words, minutesAgo: fc.nat(80 * 24 * 60) });
type PostedJob = { title: string[]; description: string[]; minutesAgo: number };

function toDocument({ title, description, minutesAgo }: PostedJob): SearchDocument {
  return aDocument({
    title: title.join(" "),
    description: description.join(" "),
    postedAt: new Date(NOW.getTime() - minutesAgo * 60_000),
  });
}

type Step =
  | { kind: "post"; one: PostedJob }
  | { kind: "edit"; which: number; one: PostedJob }
  | { kind: "remove"; which: number }
  | { kind: "merge" | "map" | "crash" | "restart" | "otherProcess" | "search" };

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 5, arbitrary: one.map((given): Step => ({ kind: "post", one: given })) },
  {
    weight: 2,
    arbitrary: fc
      .tuple(fc.nat(50), one)
      .map(([which, given]): Step => ({ kind: "edit", which, one: given })),
  },
  { weight: 2, arbitrary: fc.nat(50).map((which): Step => ({ kind: "remove", which })) },
  {
    weight: 5,
    arbitrary: fc
      .constantFrom("merge", "map", "crash", "restart", "otherProcess", "search")
      .map((kind): Step => ({ kind }) as Step),
  },
);

// The index cache is on globalThis, so two values of it stand for two processes.
const KEPT = Symbol.for("jobharbor.search");
const holder = globalThis as { [KEPT]?: unknown };
let other: unknown;

function swapProcesses(): void {
  const mine = holder[KEPT];
  if (other === undefined) delete holder[KEPT];
  else holder[KEPT] = other;
  other = mine;
}

async function crash(): Promise<void> {
  const crashed = runExclusively(async (tx) => {
    await tx.$executeRaw`DELETE FROM search.unmerged`;
    await tx.$executeRaw`DELETE FROM search.postings`;
    throw new Error("crashed");
  });
  await expect(crashed).rejects.toThrow("crashed");
}

async function map(): Promise<void> {
  await db.$executeRaw`ANALYZE search.job_documents`;
  await indexLexemes({ least: 2 });
  await db.$executeRaw`
    INSERT INTO search.phrases (phrase) VALUES (${"'bread' <-> 'cloud'"}) ON CONFLICT DO NOTHING`;
  await indexPhrases();
}

async function replace(documents: SearchDocument[], which: number, next: SearchDocument | null) {
  const before = documents[which % Math.max(1, documents.length)];
  if (!before) return;
  documents.splice(documents.indexOf(before), 1);
  const { jobId } = before;
  await db.$transaction(async (tx) => {
    if (next === null) return removeDocuments(tx, [jobId]);
    await putDocuments(tx, [{ ...next, jobId }]);
    documents.push({ ...next, jobId });
  });
}

async function take(given: Step, documents: SearchDocument[]): Promise<void> {
  switch (given.kind) {
    case "post":
      documents.push(...(await makeDocuments(toDocument(given.one))));
      return;
    case "edit":
      return replace(documents, given.which, toDocument(given.one));
    case "remove":
      return replace(documents, given.which, null);
    case "merge":
      await mergeDocuments({ force: true });
      return;
    case "map":
      return map();
    case "crash":
      return crash();
    case "restart":
      return forgetIndex();
    case "otherProcess":
      return swapProcesses();
    case "search":
      await findMatches({ ...EMPTY_QUERY, query: "apple bread" }, 100, NOW);
  }
}

const says = ({ title, description }: SearchDocument) => `${title} . ${description}`;
const has = (document: SearchDocument, word: string) => says(document).split(" ").includes(word);

/** Searches, each with the condition for a document to be found. */
const SEARCHES: [Partial<SearchQuery>, (document: SearchDocument) => boolean][] = [
  [{}, () => true],
  [{ query: "apple" }, (document) => has(document, "apple")],
  [{ query: "apple bread" }, (document) => has(document, "apple") && has(document, "bread")],
  [{ query: "cloud -dragon" }, (document) => has(document, "cloud") && !has(document, "dragon")],
  [{ query: "apple or dragon" }, (document) => has(document, "apple") || has(document, "dragon")],
  [{ query: '"bread cloud"' }, (document) => says(document).includes("bread cloud")],
  [
    { query: 'apple -"bread cloud"' },
    (document) => has(document, "apple") && !says(document).includes("bread cloud"),
  ],
  [
    { query: "dragon", posted: 30 },
    (document) =>
      has(document, "dragon") && NOW.getTime() - document.postedAt.getTime() <= 30 * 86_400_000,
  ],
];

// Runs hundreds of searches, in parallel with other tests.
const PATIENCE_MS = 90_000;

it("finds exactly the live documents after any sequence of posting, editing, ending, merging and crashing", {
  timeout: PATIENCE_MS,
}, async () => {
  const documents: SearchDocument[] = [];
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
      for (const each of steps) await take(each, documents);
      for (const [query, isFound] of SEARCHES) {
        const expected = documents.filter(isFound).map(({ jobId }) => jobId);
        const result = await findMatches({ ...EMPTY_QUERY, ...query }, 1000, NOW);
        expect(result.jobIds.toSorted()).toEqual(expected.sort());
        expect(result.total + result.mentions.total).toBe(expected.length);
      }
    }),
    { numRuns: 25, seed: 5, endOnFailure: true },
  );
  // The sequences must have reached what they're meant to test.
  const [indexedTerms] = await db.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count FROM search.postings`;
  expect(indexedTerms?.count).toBeGreaterThan(0);
});

it("finds all documents of more than one chunk", async () => {
  await db.$executeRaw`SELECT setval('search.docno', 31743)`;
  const documents = await makeDocuments(
    ...Array.from({ length: 5 }, (_, day) => ({
      title: "Pilot",
      postedAt: new Date(Date.UTC(2026, 10, 1 + day)),
    })),
  );
  await map();
  const expected = documents.map(({ jobId }) => jobId).reverse();

  expect((await findMatches({ ...EMPTY_QUERY, query: "pilot" }, 20, NOW)).jobIds).toEqual(expected);
  await mergeDocuments({ force: true });
  forgetIndex();
  expect((await findMatches({ ...EMPTY_QUERY, query: "pilot" }, 20, NOW)).jobIds).toEqual(expected);
});

it("lets only one of two workers merge, and loses nothing", async () => {
  await makeDocuments(...Array.from({ length: 6 }, () => ({ title: "Pilot" })));
  await map();
  await makeDocuments(...Array.from({ length: 6 }, () => ({ title: "Pilot" })));

  const merged = await Promise.all([1, 2, 3].map(() => mergeDocuments({ force: true })));

  expect(merged.reduce((sum, count) => sum + count, 0)).toBe(12);
  expect((await findMatches({ ...EMPTY_QUERY, query: "pilot" }, 20, NOW)).total).toBe(12);
});

it("drops its cache when the documents are truncated without its knowledge", async () => {
  await makeDocuments({ title: "Pilot" });
  expect((await findMatches({ ...EMPTY_QUERY, query: "pilot" })).total).toBe(1);

  await db.$executeRaw`TRUNCATE search.job_documents`;

  expect((await findMatches({ ...EMPTY_QUERY, query: "pilot" })).total).toBe(0);
  expect((await findMatches(EMPTY_QUERY)).total).toBe(0);
});

it("finds many unmerged documents as well as few", async () => {
  await makeDocuments(...Array.from({ length: 10 }, () => ({ title: "Pilot" })));
  await map();
  await makeDocuments(...Array.from({ length: 320 }, () => ({ title: "Pilot of bread clouds" })));

  const total = async (query: string) =>
    (await findMatches({ ...EMPTY_QUERY, query }, 20, NOW)).total;
  expect(await total("pilot")).toBe(330);
  expect(await total('"bread cloud"')).toBe(320);
  expect(await total("pilot -bread")).toBe(10);
});

it("reloads the index once far more documents have been removed than are left", async () => {
  await makeDocuments({ title: "apple" }, { title: "bread" });
  const before = await readSnapshot(syncIndex);
  expect((await readSnapshot(syncIndex)).cache).toBe(before.cache);

  before.cache.columns.gone += 2 * CHUNK;
  const after = await readSnapshot(syncIndex);

  expect(after.cache).not.toBe(before.cache);
  expect(after.cache.columns.size).toBe(2);
});

it("loads the index once for all searches that wait for it", async () => {
  await makeDocuments({ title: "apple" });
  const followAll = async () => {
    const searches = Array.from({ length: 5 }, async () => readSnapshot(syncIndex));
    const views = await Promise.all(searches);
    return new Set(views.map(({ cache }) => cache));
  };

  forgetIndex();
  const first = await followAll();
  expect(first.size).toBe(1);

  await db.$executeRaw`UPDATE search.state SET generation = generation + 1`;
  const second = await followAll();
  expect(second.size).toBe(1);
  expect(second).not.toEqual(first);
});
