import { describe, expect, it } from "vitest";
import { db } from "@/lib/platform/db/client";
import { setUpDatabase } from "@/lib/testing/database";
import { makeDocuments } from "@/lib/testing/documents";
import { putDocuments, removeDocuments } from "./commands";
import { findMatches } from "./queries";
import { EMPTY_QUERY, MAX_PAGE, type SearchDocument, type SearchQuery } from "./schema";

setUpDatabase();

const NOW = new Date("2026-11-21T12:00:00Z");

const search = async (query: Partial<SearchQuery>, limit?: number) =>
  findMatches({ ...EMPTY_QUERY, ...query }, limit, NOW);

/** The titles found, in order. */
async function titles(documents: SearchDocument[], query: Partial<SearchQuery>): Promise<string[]> {
  const { jobIds } = await search(query);
  return jobIds.map((id) => documents.find(({ jobId }) => jobId === id)?.title ?? id);
}

const on = (day: number) => new Date(`2026-11-${String(day).padStart(2, "0")}T12:00:00Z`);

describe("keywords", () => {
  it.each([
    ["c++", ["C++ engineer"]],
    ["C#", ["C# engineer"]],
    ["c", ["C engineer"]],
    [".net", ["ASP.NET engineer"]],
    ["node.js", ["Node.js engineer"]],
    ["NodeJS", ["Node.js engineer"]],
    ["node", ["Node.js engineer"]],
    ["cafe", ["Barista"]],
    ["Café", ["Barista"]],
    ['"warm bread"', ["Barista"]],
    ['"bread warm"', []],
    ["bread warm", ["Barista"]],
    ["engineer -c++ -c -c#", ["ASP.NET engineer", "Node.js engineer"]],
    ["-engineer", ["Barista"]],
    ["barista or c++", ["Barista", "C++ engineer"]],
    ["engineers acme", []],
    ["ACME engineering", []],
    ["xyzzy", []],
  ])("%s finds %j", async (query, expected) => {
    const documents = await makeDocuments(
      { title: "C++ engineer", companySlug: "b", companyName: "Bolt", postedAt: on(5) },
      { title: "C# engineer", companySlug: "b", companyName: "Bolt", postedAt: on(4) },
      { title: "C engineer", companySlug: "b", companyName: "Bolt", postedAt: on(3) },
      { title: "ASP.NET engineer", companySlug: "b", companyName: "Bolt", postedAt: on(2) },
      { title: "Node.js engineer", companySlug: "b", companyName: "Bolt", postedAt: on(1) },
      { title: "Barista", description: "In our café, with warm bread.", postedAt: on(6) },
    );

    expect((await titles(documents, { query })).sort()).toEqual(expected.toSorted());
  });

  it.each(["", "%%%", "the", "'; DROP TABLE jobs; --", "\\", "!&|:*()<->", '"', "-", '-""'])(
    "accepts %j",
    async (query) => {
      await makeDocuments({ title: "Drop table jobs" });

      expect((await search({ query })).total).toBe(1);
    },
  );

  it("accepts ten kilobytes of words and operators", async () => {
    await makeDocuments({});

    expect((await search({ query: 'word -"a b" '.repeat(850) })).total).toBe(0);
  });

  it("ranks title above skills above description, and newer first among ties", async () => {
    const documents = await makeDocuments(
      { title: "Old pilot", postedAt: new Date("2026-06-01T00:00:00Z") },
      { title: "In the text, newer", description: "Talk to the pilot.", postedAt: on(20) },
      { title: "In the text, older", description: "Talk to the pilot.", postedAt: on(10) },
      { title: "In the skills", skills: [{ slug: "pilot", name: "Pilot" }], postedAt: on(20) },
      { title: "New pilot", postedAt: on(20) },
    );

    expect(await titles(documents, { query: "pilot", sort: "relevance" })).toEqual([
      "New pilot",
      "Old pilot",
      "In the skills",
      "In the text, newer",
      "In the text, older",
    ]);
  });
});

describe("order and pages", () => {
  it("keeps the order of ties across pages", async () => {
    const documents = await makeDocuments(...Array.from({ length: 45 }, () => ({})));

    const pages = await Promise.all([1, 2, 3].map(async (page) => search({ page })));
    const ids = pages.flatMap(({ jobIds }) => jobIds);

    expect(pages.map(({ jobIds }) => jobIds.length)).toEqual([20, 20, 5]);
    expect(new Set(ids).size).toBe(45);
    expect(ids).toEqual(documents.map(({ jobId }) => jobId).reverse());
    expect((await search({ page: 2 }, 40)).jobIds).toEqual(ids.slice(40));
  });

  it("returns the number of pages when asked for a page past the end", async () => {
    await makeDocuments({}, {});

    expect(await search({ page: MAX_PAGE })).toMatchObject({ jobIds: [], total: 2, pageCount: 1 });
    expect(await search({ query: "nothing" })).toMatchObject({ total: 0, pageCount: 0 });
  });

  it("sorts by pay, and jobs without pay last, newest first", async () => {
    const documents = await makeDocuments(
      { title: "none, older", postedAt: on(1) },
      { title: "up to 50", annualPayMax: 50_000 },
      { title: "from 60", annualPayMin: 60_000 },
      { title: "40 to 70", annualPayMin: 40_000, annualPayMax: 70_000 },
      { title: "none, newer", postedAt: on(2) },
    );

    expect(await titles(documents, { sort: "pay" })).toEqual([
      "40 to 70",
      "from 60",
      "up to 50",
      "none, newer",
      "none, older",
    ]);
    expect((await titles(documents, { salaryMin: 60_000 })).sort()).toEqual([
      "40 to 70",
      "from 60",
    ]);
  });
});

describe("the index", () => {
  it("replaces documents, drops removed ones and follows the transaction", async () => {
    const [first] = await makeDocuments({ title: "Roofer", companyName: "Old name" }, {});
    if (!first) throw new Error("nothing was made");
    await makeDocuments({ ...first, title: "Chef", companyName: "New name" });

    expect((await search({ query: "roofer" })).total).toBe(0);
    const chefs = await search({ query: "chef" });
    expect(chefs.jobIds).toEqual([first.jobId]);
    expect(chefs.facets.companies).toEqual([{ value: "acme", label: "New name", count: 1 }]);

    await db.$transaction(async (tx) => removeDocuments(tx, [first.jobId, first.jobId]));
    expect((await search({})).total).toBe(1);

    const rolledBack = db.$transaction(async (tx) => {
      await putDocuments(tx, [first]);
      throw new Error("changed my mind");
    });
    await expect(rolledBack).rejects.toThrow("changed my mind");
    expect((await search({})).total).toBe(1);
  });

  it("drops a job whose row is deleted", async () => {
    const [first] = await makeDocuments({ title: "Roofer" }, { title: "Chef" });

    await db.job.deleteMany({ where: { id: first?.jobId ?? "" } });

    expect((await search({})).total).toBe(1);
    expect((await search({ query: "roofer" })).jobIds).toEqual([]);
  });

  it("accepts documents as large and odd as postings get", async () => {
    const word = "x".repeat(3000);
    await makeDocuments({
      title: "Größe 📏 O'Brien \\ \u001f test",
      companySlug: "o'brien\\",
      skills: Array.from({ length: 60 }, (_, n) => ({ slug: `skill'${n}`, name: `Skill ${n}` })),
      description: `${word} ${"many different words ".repeat(4000)}`,
      places: [{ cityId: null, label: word, regionCode: null, countryCode: null }],
    });

    expect((await search({ query: "o'brien größe", skill: ["skill'7"] })).total).toBe(1);
    expect((await search({ company: "o'brien\\" })).total).toBe(1);
  });
});

it("returns the same for many simultaneous searches as for each by itself", async () => {
  const [words, levels] = [["baker", "nurse", "welder", "driver"], ["entry", "senior"] as const];
  await makeDocuments(
    ...Array.from({ length: 64 }, (_, index) => ({
      title: `${words[index % 4]} ${words[(index >> 2) % 4]}`,
      level: levels[index % 2] ?? null,
      description: index % 3 === 0 ? "night shift, bread and roses" : "day shift",
      postedAt: on(1 + (index % 20)),
    })),
  );
  const queries = words.flatMap((first) =>
    words.flatMap((second): Partial<SearchQuery>[] => [
      { query: `${first} or ${second}`, sort: "relevance" },
      { query: `${first} -${second} "night shift"`, sort: "relevance", level: ["senior"] },
      { query: second, posted: 7, sort: "newest" },
    ]),
  );
  const alone = [];
  for (const query of queries) alone.push(await search(query));

  for (let round = 0; round < 3; round += 1) {
    expect(await Promise.all(queries.map(async (query) => search(query)))).toEqual(alone);
  }
  expect(new Set(alone.map(({ total }) => total)).size).toBeGreaterThan(4);
});

describe("suggestions", () => {
  it("says which single filter excludes everything, and how many jobs there are without it", async () => {
    await makeDocuments(
      { title: "Cook", jobType: "contract", experienceYears: 5 },
      { title: "Cook", jobType: "contract", experienceYears: 5 },
      { title: "Waiter", jobType: "part_time" },
    );

    const { total, suggestions } = await search({
      query: "cook",
      jobType: ["contract"],
      experience: 2,
    });
    const impossible = await search({ query: "astronaut" });

    expect(total).toBe(0);
    expect(suggestions).toEqual([{ drop: "experience", total: 2 }]);
    expect(impossible.suggestions).toEqual([]);
    expect((await search({ query: "cook" })).suggestions).toEqual([]);
    expect((await search({ query: "astronaut", jobType: ["part_time"] })).suggestions).toEqual([
      { drop: "query", total: 1 },
    ]);
  });
});
