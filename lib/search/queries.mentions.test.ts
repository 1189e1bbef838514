import { describe, expect, it } from "vitest";
import { setUpDatabase } from "@/lib/testing/database";
import { makeDocuments } from "@/lib/testing/documents";
import { findMatches } from "./queries";
import { EMPTY_QUERY, type SearchQuery } from "./schema";

setUpDatabase();

const NOW = new Date("2026-11-21T12:00:00Z");
const on = (day: number) => new Date(Date.UTC(2026, 10, day));

const search = async (query: Partial<SearchQuery>, limit?: number) =>
  findMatches({ ...EMPTY_QUERY, ...query }, limit, NOW);

describe("mentions", () => {
  const two = async () =>
    makeDocuments(
      { title: "Nurse", postedAt: on(1) },
      { title: "Pharmacist", description: "You work beside a nurse.", postedAt: on(9) },
      { title: "Carer", skills: [{ slug: "triage-nurse", name: "Triage nurse" }], postedAt: on(2) },
      {
        title: "Recruiter",
        description: "We place every nurse.",
        annualPayMax: 9,
        postedAt: on(8),
      },
      { title: "Cook", companyName: "Nurse & Co", companySlug: "nurse-co", postedAt: on(3) },
      { title: "Baker", postedAt: on(9) },
    );

  it("come after the jobs found, in every order and on every page, with their own count", async () => {
    const documents = await two();
    const found = async (given: Partial<SearchQuery>, limit = 20) => {
      const result = await search({ query: "nurse", ...given }, limit);
      const titlesOf = result.jobIds.map((id) => documents.find((one) => one.jobId === id)?.title);
      return { ...result, titles: titlesOf };
    };

    expect(await found({ sort: "newest" })).toMatchObject({
      titles: ["Cook", "Carer", "Nurse", "Pharmacist", "Recruiter"],
      total: 3,
      mentions: { total: 2, shown: 2 },
    });
    expect((await found({ sort: "pay" })).titles.slice(3)).toEqual(["Recruiter", "Pharmacist"]);
    expect((await found({ sort: "relevance" })).titles[0]).toBe("Nurse");
    const pages = [1, 2, 3].map(async (page) => found({ sort: "newest", page }, 2));
    expect((await Promise.all(pages)).map((one) => [one.titles, one.mentions.shown])).toEqual([
      [["Cook", "Carer"], 0],
      [["Nurse", "Pharmacist"], 1],
      [["Recruiter"], 1],
    ]);
    expect((await found({ page: 3 }, 2)).pageCount).toBe(3);
  });

  it("include jobs whose title and skills have the words, but which are other work", async () => {
    const documents = await makeDocuments(
      { title: "Sales engineer", postedAt: on(1) },
      { title: "Engineer", skills: [{ slug: "sales", name: "Sales" }], postedAt: on(2) },
      { title: "Sales manager", skills: [{ slug: "engineer", name: "Engineer training" }] },
      { title: "Sales manager", skills: [{ slug: "se", name: "Sales engineer" }] },
      { title: "DBA", skills: [{ slug: "sql-server", name: "SQL Server" }], postedAt: on(3) },
    );
    const [first, second, spread] = documents.map(({ jobId }) => jobId);

    const { jobIds, mentions, total } = await search({ query: "sales engineers", sort: "newest" });

    expect(total).toBe(2);
    expect(jobIds.slice(0, 2)).toEqual([second, first]);
    expect(jobIds.slice(2)).toContain(spread);
    expect(mentions.total).toBe(2);
    expect((await search({ query: '"sales engineer"' })).total).toBe(2);
    expect((await search({ query: "sql server" })).total).toBe(1);
  });

  it("are counted by the facets if nothing was found", async () => {
    await makeDocuments({ title: "Baker", description: "zinc", jobType: "contract" });

    const { total, mentions, facets, suggestions } = await search({ query: "zinc" });

    expect({ total, mentions }).toEqual({ total: 0, mentions: { total: 1, shown: 1 } });
    expect(facets.jobType.find(({ value }) => value === "contract")?.count).toBe(1);
    expect(suggestions).toEqual([]);
  });

  it("count towards a filter to drop only if nothing else would be found without it", async () => {
    await two();
    await makeDocuments({ title: "Founder", description: "zinc" });
    const suggestionsFor = async (query: string, given: Partial<SearchQuery>) =>
      (await search({ query, ...given })).suggestions;

    for (const given of [{ jobType: ["freelance" as const] }, { salaryMin: 50_000 }]) {
      const [drop] = Object.keys(given);
      expect(await suggestionsFor("nurse", given)).toContainEqual({ drop, total: 3 });
      expect(await suggestionsFor("zinc", given)).toContainEqual({ drop, total: 1 });
    }
    expect(await suggestionsFor("nurse", { location: "Suva" })).toContainEqual({
      drop: "location",
      total: 3,
    });
  });

  it("don't include a category's words, and exclusions apply to the whole posting", async () => {
    await makeDocuments(
      { title: "Clerk", category: "healthcare" },
      { title: "Healthcare clerk", description: "With zinc." },
    );

    expect(await search({ query: "healthcare clerk" })).toMatchObject({ total: 2 });
    expect(await search({ query: "healthcare -zinc" })).toMatchObject({ total: 1 });
  });
});

describe("jobs for beginners", () => {
  it("come first if they say so, before jobs that say nothing about experience", async () => {
    const documents = await makeDocuments(
      { title: "Clerk", postedAt: on(1), description: "No experience needed." },
      { title: "Clerk of works", postedAt: on(2), experienceYears: 0 },
      { title: "Clerk of course", postedAt: on(9) },
      { title: "Clerk to the board", postedAt: on(8), experienceYears: 3 },
    );
    const [said, stated, silent] = documents.map(({ jobId }) => jobId);
    const found = async (given: Partial<SearchQuery>, limit = 20) =>
      (await search({ experience: 0, ...given }, limit)).jobIds;

    expect(await found({ sort: "newest" })).toEqual([stated, said, silent]);
    expect(await found({ query: "clerk", sort: "relevance" })).toEqual([said, stated, silent]);
    expect(await found({ query: "clerk", sort: "newest" })).toEqual([silent, stated, said]);
    expect(await found({ sort: "newest", page: 2 }, 2)).toEqual([silent]);
  });
});

describe("jobs that don't ask for something", () => {
  it("come first if they say so", async () => {
    const documents = await makeDocuments(
      { title: "Clerk", postedAt: on(1), description: "No degree needed." },
      { title: "Clerk of course", postedAt: on(9) },
      { title: "Clerk to the board", postedAt: on(8), description: "You have a degree." },
      { title: "Graduate clerk", postedAt: on(8), description: "No weekend shifts." },
    );
    const [said, silent, , graduate] = documents.map(({ jobId }) => jobId);
    const found = async (given: Partial<SearchQuery>) =>
      (await search({ condition: ["no_degree"], ...given })).jobIds;

    expect(await found({ sort: "newest" })).toEqual([said, silent]);
    expect(await found({ query: "clerk", sort: "newest" })).toEqual([silent, said]);
    expect((await found({ condition: ["no_weekends"] }))[0]).toBe(graduate);
  });
});

describe("work of other fields", () => {
  const skills = [{ slug: "data-cleaning", name: "Data cleaning" }];

  it("only mentions the words of a trade that it has by chance", async () => {
    await makeDocuments({ title: "Data analyst", skills });

    const found = await search({ query: "cleaning", sort: "relevance" });
    expect([found.total, found.mentions.total]).toEqual([0, 1]);
    const later = await search({ query: "cleaning", sort: "relevance", page: 2 }, 1);
    expect([later.total, later.mentions.total]).toEqual([0, 1]);
  });

  it("isn't found by a synonym that is another trade's in a longer title", async () => {
    const [, guard] = await makeDocuments(
      { title: "Chief information security officer" },
      { title: "Security officer" },
      { title: "Tree surgeon" },
    );

    expect((await search({ query: "security guard" })).jobIds).toEqual([guard?.jobId]);
    expect((await search({ query: "security officer" })).total).toBe(2);
    expect((await search({ query: "doctor" })).total).toBe(0);
  });

  it("is found by a whole skill that it asks for", async () => {
    const skill = { slug: "customer-service", name: "Customer service" };
    await makeDocuments({ title: "Data analyst", skills: [...skills, skill] });

    const found = await search({ query: "Customer Service", sort: "relevance" });
    expect([found.total, found.mentions.total]).toEqual([1, 0]);
  });

  it("is found beside work of the trade", async () => {
    await makeDocuments({ title: "Data analyst", skills }, { title: "Hotel cleaner" });

    expect((await search({ query: "cleaning", sort: "relevance" })).total).toBe(2);
    expect((await search({ query: "data cleaning", sort: "relevance" })).total).toBe(1);
  });
});
