import { expect, it } from "vitest";
import { pool } from "@/lib/platform/db/client";
import { setUpDatabase } from "@/lib/testing/database";
import { makeDocuments } from "@/lib/testing/documents";
import { findMatches } from "../queries";
import { EMPTY_QUERY, type SearchDocument } from "../schema";
import { syncIndex } from "./index-cache.queries";
import { readSnapshot } from "./queries";
import { readMarks, readNames } from "./term-names.queries";

setUpDatabase();

const NOW = new Date("2026-11-21T12:00:00Z");
const bakery = (companyName: string): Partial<SearchDocument> => ({
  companySlug: "bakery",
  companyName,
});

async function companiesFound(): Promise<string[]> {
  const { facets } = await findMatches(EMPTY_QUERY, 20, NOW);
  return facets.companies.map(({ label }) => label);
}

it("uses a company's current name", async () => {
  const [first] = await makeDocuments(bakery("Old Bakery"));
  expect(await companiesFound()).toEqual(["Old Bakery"]);

  await makeDocuments({ ...first, ...bakery("New Bakery") });

  expect(await companiesFound()).toEqual(["New Bakery"]);
});

it("ranks by a word that was first posted after it was searched for", async () => {
  const query = { ...EMPTY_QUERY, query: "zinc", sort: "relevance" as const };
  const zinc = async () => (await findMatches(query, 20, NOW)).jobIds;
  const [mentioned] = await makeDocuments({ title: "Welder", description: "zinc", postedAt: NOW });
  expect(await zinc()).toEqual([mentioned?.jobId]);

  const [titled] = await makeDocuments({
    title: "Zinc buyer",
    postedAt: new Date("2026-11-10T12:00:00Z"),
  });

  expect(await zinc()).toEqual([titled?.jobId, mentioned?.jobId]);
});

it("caches nothing from a search with an older snapshot", async () => {
  const [first] = await makeDocuments(bakery("Old Bakery"));
  const { rows } = await pool().query<{ number: number }>(
    "SELECT id AS number FROM search.companies WHERE slug = 'bakery'",
  );
  const numbers = rows.map(({ number }) => ({ kind: "company" as const, number }));

  const late = await readSnapshot(async (snapshot) => {
    const view = await syncIndex(snapshot);
    await makeDocuments({ ...first, ...bakery("New Bakery"), title: "Zinc buyer" });
    await readSnapshot(syncIndex);
    const [name] = await readNames(snapshot, view, numbers);
    const { wordIds } = await readMarks(snapshot, view, ["zinc"]);
    return { label: name?.label, words: [...wordIds.keys()] };
  });
  const now = await readSnapshot(async (snapshot) => {
    const { wordIds } = await readMarks(snapshot, await syncIndex(snapshot), ["zinc"]);
    return { companies: await companiesFound(), words: [...wordIds.keys()] };
  });

  expect(late).toEqual({ label: "Old Bakery", words: [] });
  expect(now).toEqual({ companies: ["New Bakery"], words: ["zinc"] });
});
