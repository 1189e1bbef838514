import { expect, it } from "vitest";
import { db } from "@/lib/platform/db/client";
import { setUpDatabase } from "@/lib/testing/database";
import { makeDocuments } from "@/lib/testing/documents";
import { removeDocuments } from "./commands";
import { findMatches } from "./queries";
import { EMPTY_QUERY, type SearchDocument, type SearchQuery } from "./schema";

setUpDatabase();

const NOW = new Date("2026-11-21T12:00:00Z");

async function search(documents: SearchDocument[], query: Partial<SearchQuery>) {
  const result = await findMatches({ ...EMPTY_QUERY, sort: "relevance", ...query }, 20, NOW);
  const titleOf = (id: string) => documents.find(({ jobId }) => jobId === id)?.title ?? id;
  return {
    found: result.jobIds.map(titleOf),
    partial: result.partialMatches.map(({ jobId }) => titleOf(jobId)),
    reasons: result.partialMatches.map(({ by }) => by),
    total: result.total,
  };
}

it("shows partial matches if few jobs have all the words, closest first, without counting them", async () => {
  const documents = await makeDocuments(
    { title: "Marine biology field technician" },
    { title: "Marine biology technician" },
    { title: "Marine biology teacher" },
    { title: "Field technician" },
    { title: "Baker" },
  );

  const { found, partial, total } = await search(documents, { query: "marine biology technician" });

  expect(found.toSorted()).toEqual([
    "Marine biology field technician",
    "Marine biology technician",
  ]);
  expect(total).toBe(2);
  expect(partial[0]).toBe("Marine biology teacher");
  expect(partial).not.toContain("Baker");
  expect(partial).not.toContain("Marine biology technician");
});

it("shows partial matches if no job has all the words", async () => {
  const documents = await makeDocuments(
    { title: "Forklift driver" },
    { title: "Night watch" },
    { title: "Baker" },
  );

  const { found, partial } = await search(documents, { query: "certified forklift driver" });

  expect(found).toEqual([]);
  expect(partial[0]).toBe("Forklift driver");
  expect(partial).not.toContain("Baker");
});

it("shows no job of another field of work, unless its title is closer", async () => {
  const documents = await makeDocuments(
    { title: "Account manager" },
    { title: "Tax accounting specialist" },
    { title: "Electrical engineer" },
    { title: "Industrial electrician" },
    { title: "Social media manager" },
    { title: "Family social worker" },
  );
  const shown = async (query: string) => {
    const { found, partial } = await search(documents, { query });
    return [...found, ...partial];
  };

  expect(await shown("electrician")).toEqual(["Industrial electrician"]);
  expect(await shown("accountant")).not.toContain("Account manager");
  expect(await shown("accountant")).toContain("Tax accounting specialist");
  expect(await shown("social worker")).toEqual(["Family social worker"]);
});

it("doesn't repeat a job that mentions the words, whatever page it is on", async () => {
  const mentions = Array.from({ length: 25 }, (_, index) => ({
    title: "Forklift driver",
    companySlug: `acme-${index}`,
    description: "You are certified.",
  }));
  const documents = await makeDocuments(...mentions, { title: "Forklift driver, nights" });

  const { found, partial } = await search(documents, { query: "certified forklift driver" });

  expect(found).toEqual(Array.from({ length: 20 }, () => "Forklift driver"));
  expect(partial).toEqual(["Forklift driver, nights"]);
});

it("respects filters, place and exclusions", async () => {
  const documents = await makeDocuments(
    { title: "Forklift driver", jobType: "part_time" },
    { title: "Forklift driver, nights" },
    { title: "Forklift mechanic" },
  );
  const query = "certified forklift driver";

  expect((await search(documents, { query, jobType: ["part_time"] })).partial).toEqual([
    "Forklift driver",
  ]);
  expect((await search(documents, { query: `${query} -nights` })).partial).not.toContain(
    "Forklift driver, nights",
  );
  expect((await search(documents, { query, location: "hinjewadi" })).partial).toEqual([]);
  expect((await search(documents, { query, company: "nobody" })).partial).toEqual([]);
});

it("shows none on later pages, without words, or if a page is full", async () => {
  const documents = await makeDocuments(
    ...Array.from({ length: 20 }, () => ({ title: "Forklift driver" })),
    { title: "Forklift mechanic" },
  );

  expect((await search(documents, { query: "forklift driver" })).partial).toEqual([]);
  expect((await search(documents, { query: "forklift driver zebra", page: 2 })).partial).toEqual(
    [],
  );
  expect((await search(documents, { sort: "newest" })).partial).toEqual([]);
  expect((await search(documents, { query: "-forklift" })).partial).toEqual([]);
  expect((await search(documents, { query: "forklift driver zebra" })).partial).toHaveLength(20);
});

it("matches other words, says if it's the same occupation, and shows nothing absurd", async () => {
  const documents = await makeDocuments(
    { title: "Registered Nurse" },
    { title: "Care Assistant" },
    { title: "Database Engineer" },
    { title: "Account Manager" },
    { title: "Recruiter" },
  );

  const { found, partial, reasons } = await search(documents, { query: "ward nurse" });

  expect(found).toEqual([]);
  expect(partial).toEqual(["Registered Nurse", "Care Assistant"].slice(0, partial.length));
  expect(reasons[0]).toBe("occupation");
  expect((await search(documents, { query: "wigmaker" })).partial).toEqual([]);
});

it("uses synonyms, and compares other languages and scripts by spelling", async () => {
  const documents = await makeDocuments(
    { title: "Registered nurse" },
    { title: "Softwareentwickler (m/w/d)" },
    { title: "正看護師" },
    { title: "Boulanger" },
  );
  const partialFor = async (query: string) => (await search(documents, { query })).partial;

  expect(await partialFor("night rn")).toEqual(["Registered nurse"]);
  expect(await partialFor("Java Softwareentwicklerin")).toEqual(["Softwareentwickler (m/w/d)"]);
  expect(await partialFor("看護師長")).toEqual(["正看護師"]);
  expect(await partialFor("apprenti boulangerie")).toEqual(["Boulanger"]);
});

it("keeps up with titles that are added and removed", async () => {
  const [driver] = await makeDocuments({ title: "Forklift driver" });
  const query = "certified forklift driver";
  await findMatches({ ...EMPTY_QUERY, query }, 20, NOW);

  const more = await makeDocuments({ title: "Forklift truck driver" });
  const all = [...(driver ? [driver] : []), ...more];
  expect((await search(all, { query })).partial).toEqual([
    "Forklift driver",
    "Forklift truck driver",
  ]);

  await db.$transaction(async (tx) => removeDocuments(tx, [driver?.jobId ?? ""]));
  expect((await search(all, { query })).partial).toEqual(["Forklift truck driver"]);
});
