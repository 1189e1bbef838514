import fc from "fast-check";
import { expect, it } from "vitest";
import { db } from "@/lib/platform/db/client";
import { setUpDatabase } from "@/lib/testing/database";
import { makeDocuments } from "@/lib/testing/documents";
import { findMatches } from "../queries";
import { EMPTY_QUERY, type SearchDocument } from "../schema";
import { recency } from "./scoring";

setUpDatabase();

const NOW = new Date("2026-11-21T12:00:00Z");

async function ordered(query: string, ...given: Partial<SearchDocument>[]): Promise<string[]> {
  const documents = await makeDocuments(...given);
  const result = await findMatches({ ...EMPTY_QUERY, query, sort: "relevance" }, 20, NOW);
  return result.jobIds.map((id) => documents.find(({ jobId }) => jobId === id)?.title ?? id);
}

it("prefers a title that says little else, and a rare word to a common one", async () => {
  const titles = await ordered(
    "zinc welder",
    { title: "Welder helper", description: "zinc" },
    { title: "Zinc helper", description: "welder" },
    { title: "Zinc welder and general workshop help" },
    { title: "Zinc welder" },
    ...Array.from({ length: 6 }, () => ({ title: "Welder" })),
  );

  expect(titles).toEqual([
    "Zinc welder",
    "Zinc welder and general workshop help",
    "Zinc helper",
    "Welder helper",
  ]);
});

it("puts jobs of a trade before jobs that only deal with it", async () => {
  const day = (date: number) => new Date(Date.UTC(2026, 10, date));
  const titles = await ordered(
    "nurse",
    { title: "Nurse recruiter", postedAt: day(20) },
    { title: "Nurse for our night team, intensive care", postedAt: day(11) },
    { title: "School nurse", postedAt: day(12) },
  );

  expect(titles).toEqual([
    "School nurse",
    "Nurse for our night team, intensive care",
    "Nurse recruiter",
  ]);
});

it("doesn't treat a field of work as a trade: the jobs in it rank equally", async () => {
  const day = (date: number) => new Date(Date.UTC(2026, 10, date));
  const titles = await ordered(
    "security",
    { title: "Security intern", postedAt: day(11) },
    { title: "Security guard", postedAt: day(12) },
  );

  expect(titles).toEqual(["Security guard", "Security intern"]);
});

it("puts the title that was typed before its synonyms, whatever their age", async () => {
  const titles = await ordered(
    "software engineer",
    { title: "Software developer", postedAt: new Date("2026-11-20T00:00:00Z") },
    { title: "Software engineer", postedAt: new Date("2026-11-10T00:00:00Z") },
    { title: "Recruiter", description: "You hire every software engineer of ours." },
  );

  expect(titles).toEqual(["Software engineer", "Software developer", "Recruiter"]);
});

it("makes a job e times less relevant per month, and never more than a new one", () => {
  const month = 30 * 24 * 60;
  expect(recency(0, month)).toBeCloseTo(Math.exp(-1));
  expect(recency(month, 0)).toBe(1);
  expect(recency(0, month * 1000)).toBeGreaterThan(0);
});

const WORDS = ["zinc", "welder", "night", "lead", "ship"];
const day = (ago: number) => new Date(NOW.getTime() - ago * 86_400_000);

/** Each title gets a company of its own, so that diversity doesn't move any. */
const someTitles = fc.array(
  fc.record({
    title: fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 4 }),
    age: fc.integer({ min: 0, max: 90 }),
  }),
  { minLength: 2, maxLength: 12 },
);

it("puts the exact title first, then closer ones, and newer ones only among ties", async () => {
  await fc.assert(
    fc.asyncProperty(someTitles, async (given) => {
      await db.$executeRaw`DELETE FROM search.job_documents`;
      const documents = await makeDocuments(
        ...given.map(({ title, age }, index) => ({
          title: title.join(" "),
          companySlug: `company-${index}`,
          postedAt: day(age),
        })),
      );
      const query = { ...EMPTY_QUERY, query: "zinc welder", sort: "relevance" as const };
      const { jobIds, total } = await findMatches({ ...query, asTyped: true }, 20, NOW);
      const found = jobIds.slice(0, total).map((id) => {
        const document = documents.find(({ jobId }) => jobId === id);
        const words = document?.title.split(" ") ?? [];
        return { words, posted: document?.postedAt.getTime() ?? 0 };
      });

      for (const [index, { words, posted }] of found.entries()) {
        const next = found[index + 1];
        if (!next) continue;
        // Each title has both words, so fewer words means closer.
        expect(words.length).toBeLessThanOrEqual(next.words.length);
        if (words.length === next.words.length) expect(posted).toBeGreaterThanOrEqual(next.posted);
      }
      expect(total).toBe(
        given.filter(({ title }) => title.includes("zinc") && title.includes("welder")).length,
      );
    }),
    { numRuns: 25, seed: 3 },
  );
});

it("puts the exact title first, however old, before newer ones that say more", async () => {
  const titles = await ordered(
    "nurse",
    { title: "Nurse manager", postedAt: day(0), companySlug: "a" },
    { title: "Carer", skills: [{ slug: "nurse", name: "Nurse" }], postedAt: day(0) },
    { title: "Nurse", postedAt: day(80), companySlug: "b" },
    { title: "Cook", companyName: "Nurse & Sons", companySlug: "c", postedAt: day(1) },
    { title: "Nurse manager of the night ward", postedAt: day(0), companySlug: "d" },
  );

  expect(titles).toEqual([
    "Nurse",
    "Nurse manager",
    "Nurse manager of the night ward",
    "Carer",
    "Cook",
  ]);
});
