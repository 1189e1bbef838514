import { expect, it } from "vitest";
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

it("puts a title first that says little else, and a rare word before a common one", async () => {
  const titles = await ordered(
    "zinc welder",
    { title: "Welder", description: "zinc" },
    { title: "Zinc buyer", description: "welder" },
    { title: "Zinc welder and general workshop help" },
    { title: "Zinc welder" },
    ...Array.from({ length: 6 }, () => ({ title: "Welder" })),
  );

  expect(titles).toEqual([
    "Zinc welder",
    "Zinc welder and general workshop help",
    "Zinc buyer",
    "Welder",
  ]);
});

it("takes a title in other words for as good as one in the words searched for", async () => {
  const titles = await ordered(
    "software engineer",
    { title: "Software developer", postedAt: new Date("2026-11-20T00:00:00Z") },
    { title: "Software engineer", postedAt: new Date("2026-11-10T00:00:00Z") },
    { title: "Recruiter", description: "You hire every software engineer of ours." },
  );

  expect(titles).toEqual(["Software developer", "Software engineer", "Recruiter"]);
});

it("makes a posting e times less relevant a month, and never more than a new one", () => {
  const month = 30 * 24 * 60;
  expect(recency(0, month)).toBeCloseTo(Math.exp(-1));
  expect(recency(month, 0)).toBe(1);
  expect(recency(0, month * 1000)).toBeGreaterThan(0);
});
