import { expect, it } from "vitest";
import { db } from "@/lib/platform/db/client";
import { setUpDatabase } from "@/lib/testing/database";
import { makeCities, makeDocuments } from "@/lib/testing/documents";
import { storePercolatorQueries } from "./percolator.commands";
import { matchPercolatorQueries, readPercolatorQueries } from "./percolator.queries";
import { findMatches } from "./queries";
import { EMPTY_QUERY, type SearchDocument, type SearchQuery } from "./schema";

setUpDatabase();

const at = (cityId: number, countryCode: string, regionCode: string) => ({
  places: [{ cityId, label: "", countryCode, regionCode }],
});
const JOBS: Partial<SearchDocument>[] = [
  { title: "San Francisco baker", ...at(5391959, "US", "CA") },
  { title: "Portland baker", ...at(5746545, "US", "OR") },
  { title: "New York baker", ...at(5128581, "US", "NY") },
  { title: "Zürich baker", ...at(2657896, "CH", "ZH") },
  { title: "Berlin baker", ...at(2950159, "DE", "16") },
  { title: "London baker", ...at(2643743, "GB", "ENG") },
  { title: "Remote baker in Germany", mode: "remote", eligibleCountries: ["DE"] },
  { title: "Remote baker in the US", mode: "remote", eligibleCountries: ["US"] },
];

const ask = (given: Partial<SearchQuery>): SearchQuery => ({
  ...EMPTY_QUERY,
  sort: "relevance",
  ...given,
});

it.each<[Partial<SearchQuery>, string[]]>([
  [{ location: "Bay Area" }, ["San Francisco baker"]],
  [{ query: "baker bay area" }, ["San Francisco baker"]],
  [
    { query: "baker outside the us" },
    ["Berlin baker", "London baker", "Remote baker in Germany", "Zürich baker"],
  ],
  [{ query: "remote baker outside the us" }, ["Remote baker in Germany"]],
  [{ query: "baker west coast" }, ["Portland baker", "San Francisco baker"]],
  [{ query: "baker dach" }, ["Berlin baker", "Remote baker in Germany", "Zürich baker"]],
  [{ query: "remote baker bay area" }, ["Remote baker in the US"]],
  [{ location: "10001" }, ["New York baker"]],
  [{ query: "baker SW1A 1AA" }, ["London baker"]],
  [{ query: "baker 10115" }, ["Berlin baker", "New York baker"]],
])("finds everything in %j, as alerts do", async (given, titles) => {
  await makeCities();
  const made = await makeDocuments(...JOBS);
  const titleOf = new Map(made.map(({ jobId, title }) => [jobId, title]));

  const found = await findMatches(ask(given));

  expect(found.place?.kind).toBe("area");
  expect(found.asked).toBeNull();
  expect(found.jobIds.map((jobId) => titleOf.get(jobId)).sort()).toEqual(titles);
  const [stored] = await readPercolatorQueries([found.understood.query]);
  const [id] = await db.$transaction((tx) => storePercolatorQueries(tx, stored ? [stored] : []));
  const matches = await matchPercolatorQueries(made.map(({ jobId }) => jobId));
  const waited = matches.find(({ queryId }) => queryId === id)?.jobIds ?? [];
  expect(waited.map((jobId) => titleOf.get(jobId)).sort()).toEqual(titles);
});

it("looks around an area without such a job, then in its country", async () => {
  await makeCities();
  const [welding, roofing] = await makeDocuments(
    { title: "Welder", ...at(5391959, "US", "CA") },
    { title: "Roofer", ...at(5128581, "US", "NY") },
    { title: "Roofer", ...at(2643743, "GB", "ENG") },
  );

  const roofer = await findMatches(ask({ query: "roofer bay area" }));
  const welder = await findMatches(ask({ query: "senior welder 10001" }));

  expect(roofer.jobIds).toEqual([roofing?.jobId]);
  expect(roofer.place?.label).toBe("United States");
  expect(welder.jobIds).toEqual([welding?.jobId]);
});

it("finds jobs in a region if a part of it is asked for", async () => {
  await makeCities();
  const documents = await makeDocuments(...JOBS);
  const found = await findMatches(ask({ query: "baker eastern oregon" }));

  expect(found.place?.label).toBe("Oregon, United States");
  expect(found.jobIds).toEqual([documents[1]?.jobId]);
});
