import { describe, expect, it } from "vitest";
import { db } from "@/lib/platform/db/client";
import { aClient } from "@/lib/testing/accounts";
import { anAdmin } from "@/lib/testing/admins";
import { setUpDatabase } from "@/lib/testing/database";
import { makeCities, makeDocuments } from "@/lib/testing/documents";
import { randomFrom } from "@/lib/testing/search/dice";
import { storePercolatorQueries, sweepPercolatorQueries } from "./percolator.commands";
import { matchPercolatorQueries, readPercolatorQueries } from "./percolator.queries";
import { findMatches } from "./queries";
import { EMPTY_QUERY, FACET_VALUES, type SearchDocument, type SearchQuery } from "./schema";
import { addSynonym } from "./vocabulary/synonyms.commands";

setUpDatabase();

const NOW = new Date("2026-11-21T12:00:00Z");
const DAY = 86_400_000;

const WORDS = ["baker", "pilot", "nurse", "C++", "O'Brien", "night", "senior", "harbour"];
const SKILLS = ["baking", "c++", "o'clock", "steering"];
const PLACES: SearchDocument["places"] = [
  { cityId: 2654675, label: "Bristol, United Kingdom", regionCode: "ENG", countryCode: "GB" },
  { cityId: 2655095, label: "Bath, United Kingdom", regionCode: "ENG", countryCode: "GB" },
  { cityId: 1259229, label: "Pune, India", regionCode: "16", countryCode: "IN" },
  { cityId: null, label: "Old Depot, Hinjewadi", regionCode: "16", countryCode: "IN" },
];
const QUERIES = [
  "",
  "baker",
  "night nurse",
  '"night nurse"',
  "-pilot",
  "baker or pilot",
  "baker or -pilot",
  "c++",
  "o'brien",
  'senior -"night nurse"',
  "senior captain",
  "-captain nurse",
  "night steering",
  "the",
];
const LOCATIONS = [
  ...["", "Bristol", "Bath", "Pune", "England", "India", "UK", "Remote", "hinjewadi"],
  ...["Bath or India", "Pune or England", "Bristol or remote"],
];
const RANGES = Object.entries({ 7.5: 40, "-5": 20, 50: 40 }).map(([min, max]) => ({
  hours: { min: Number(min), max },
}));
const MIDNIGHT = { posted: 7 as const };

type ChooseValue = <T>(values: readonly T[]) => T;

function chooser(random: () => number): ChooseValue {
  return <T>(values: readonly T[]) => values[Math.floor(random() * values.length)] as T;
}

function some<T>(random: () => number, values: readonly T[], part: number): T[] {
  return values.filter(() => random() < part);
}

function aRandomDocument(random: () => number): Partial<SearchDocument> {
  const choose = chooser(random);
  const pay = random() < 0.5 ? null : Math.floor(random() * 100) * 1000;
  return {
    title: some(random, WORDS, 0.3).join(" ") || "clerk",
    description: some(random, WORDS, 0.2).join(" "),
    companySlug: choose(["acme", "o'brien"]),
    companyName: choose(["Acme", "O'Brien"]),
    skills: some(random, SKILLS, 0.4).map((slug) => ({ slug, name: slug })),
    places: some(random, PLACES, 0.4),
    jobType: choose(FACET_VALUES.jobType),
    category: choose(FACET_VALUES.category),
    level: choose([null, ...FACET_VALUES.level]),
    mode: choose(FACET_VALUES.mode),
    eligibleCountries: some(random, ["GB", "IN"], 0.5),
    boardIds: [],
    fieldValues: some(random, ["day", "night"], 0.4).map((value) => ({ key: "shift", value })),
    fieldNumbers: some(random, [choose([-3, 7.5, 20, 40, 1200])], 0.5).map((value) => ({
      key: "hours",
      value,
    })),
    experienceYears: choose([null, 0, 0.5, 2, 7]),
    ...{ annualPayMin: null, annualPayMax: pay },
    postedAt: new Date(NOW.getTime() - Math.floor(random() * 40) * DAY),
  };
}

function aRandomQuery(random: () => number): SearchQuery {
  const choose = chooser(random);
  const rarely = <T>(values: readonly T[], none: T) => (random() < 0.25 ? choose(values) : none);
  const location = choose(LOCATIONS);
  return {
    ...EMPTY_QUERY,
    query: choose(QUERIES),
    location,
    radius: location === "" ? null : choose([null, 25, 50]),
    jobType: random() < 0.2 ? some(random, FACET_VALUES.jobType, 0.5) : [],
    category: random() < 0.2 ? some(random, FACET_VALUES.category, 0.5) : [],
    level: random() < 0.2 ? some(random, FACET_VALUES.level, 0.5) : [],
    mode: random() < 0.2 ? some(random, FACET_VALUES.mode, 0.5) : [],
    company: rarely(["acme", "o'brien", "nobody"], null),
    skill: random() < 0.2 ? some(random, SKILLS, 0.4) : [],
    experience: rarely([0, 0.5, 3], null),
    salaryMin: rarely([20_000, 60_000], null),
    payCurrency: rarely(["GBP"], null),
    unstatedPay: random() < 0.5,
    condition: rarely([["no_travel"], ["no_nights", "no_degree"]], []),
    fields: rarely<SearchQuery["fields"]>([{ shift: ["day", "night"] }, { shift: ["day"] }], {}),
    ranges: rarely<SearchQuery["ranges"]>(RANGES, {}),
    hasPay: random() < 0.1,
    posted: rarely([1, 7, 30], null),
  };
}

async function keep(queries: readonly SearchQuery[]): Promise<number[]> {
  const percolatorQuery = await readPercolatorQueries(queries);
  return db.$transaction((tx) => storePercolatorQueries(tx, percolatorQuery));
}

/** The jobs that each search finds, without mentions; nothing if it fell back to another search. */
async function runAll(queries: readonly SearchQuery[], jobIds: string[]): Promise<string[][]> {
  const found: string[][] = [];
  for (const query of queries) {
    const result = await findMatches(query, 1000, NOW);
    const own = result.asked === null ? result.jobIds.slice(0, result.total) : [];
    found.push(own.filter((id) => jobIds.includes(id)).toSorted());
  }
  return found;
}

/** Two terms that mean the same, one of them two words long. */
async function teachSynonyms(): Promise<void> {
  const admin = await anAdmin();
  for (const terms of [
    ["pilot", "captain", "night steering"],
    ["c++", "harbour"],
  ]) {
    await addSynonym(admin, { terms }, aClient());
  }
}

async function matchAll(ids: readonly number[], jobIds: readonly string[]): Promise<string[][]> {
  const matches = await matchPercolatorQueries(jobIds, NOW);
  const byId = new Map(matches.map(({ queryId, jobIds: found }) => [queryId, found.toSorted()]));
  return ids.map((id) => byId.get(id) ?? []);
}

describe("percolator queries", () => {
  it.each([1, 2, 3])("match exactly the new jobs that their searches find (%i)", async (seed) => {
    const random = randomFrom(seed);
    await makeCities();
    await teachSynonyms();
    const queries = Array.from({ length: 150 }, () => aRandomQuery(random));
    // Half are stored before these cities have ever had a job, half with statistics.
    const early = await keep(queries.slice(0, 75));
    await makeDocuments(...Array.from({ length: 40 }, () => aRandomDocument(random)));
    await db.$executeRaw`ANALYZE search.job_documents`;
    const late = await keep(queries.slice(75));
    const made = await makeDocuments(...Array.from({ length: 60 }, () => aRandomDocument(random)));
    const jobIds = made.map(({ jobId }) => jobId);

    const found = await matchAll([...early, ...late], jobIds);

    expect(found).toEqual(await runAll(queries, jobIds));
    expect(found.flat().length).toBeGreaterThan(200);
  });

  it("match more jobs than one batch, and only live ones", async () => {
    const [bakers = 0] = await keep([{ ...EMPTY_QUERY, query: "baker" }]);
    const documents = await makeDocuments(...Array.from({ length: 530 }, () => ({})));
    const jobIds = documents.map(({ jobId }) => jobId);

    const [match] = await matchPercolatorQueries([...jobIds, crypto.randomUUID()], NOW);

    expect(match?.queryId).toBe(bakers);
    expect(new Set(match?.jobIds)).toEqual(new Set(jobIds));
    expect(await matchPercolatorQueries([], NOW)).toEqual([]);
  });

  it("match jobs in each place of a list", async () => {
    await makeCities();
    const query = { ...EMPTY_QUERY, query: "baker" };
    const ids = await keep(
      ["Bath or India", "Bath or England", "Bath or remote", "Bath or Pune"].map((location) => ({
        ...query,
        location,
      })),
    );
    const documents = await makeDocuments(
      ...PLACES.slice(1, 3).map((place) => ({ places: [place], mode: "on_site" as const })),
      { places: [], mode: "remote" as const, eligibleCountries: ["IN"] },
    );
    const [bath, pune, remote] = documents.map(({ jobId }) => jobId);

    const found = await matchAll(
      ids,
      documents.map(({ jobId }) => jobId),
    );

    expect(found).toEqual(
      [[bath, pune, remote], [bath], [bath, remote], [bath, pune]].map((jobs) => jobs.toSorted()),
    );
  });

  it("are shared by identical searches, however often stored", async () => {
    const same = { ...EMPTY_QUERY, query: "bakers" };
    const ids = await keep([same, { ...same, page: 7, sort: "pay" }, { ...same, ...MIDNIGHT }]);

    expect(ids[1]).toBe(ids[0]);
    expect(ids[2]).not.toBe(ids[0]);
    expect(await keep([same])).toEqual([ids[0]]);
  });

  it("accept the longest and oddest searches", async () => {
    const odd = [
      "x".repeat(200),
      "'; DROP TABLE jobs; --",
      "\\ ' \" \u001f",
      "a or ".repeat(40),
      "()!&|<->:*",
    ];
    const ids = await keep(odd.map((query) => ({ ...EMPTY_QUERY, query, location: query })));

    expect(ids).toHaveLength(odd.length);
    await makeDocuments({});
    await matchPercolatorQueries([], NOW);
  });

  it("are deleted with their circles when nothing uses them any more", async () => {
    await makeCities();
    const near = { ...EMPTY_QUERY, location: "Bristol", radius: 25 };
    const [used = 0, unused = 0] = await keep([
      { ...near, query: "baker" },
      { ...near, location: "Pune" },
    ]);
    const circles = async () =>
      db.$queryRaw`SELECT DISTINCT circle FROM search.standing_circles ORDER BY 1`;
    const sweep = async (ids: number[], before: Date) =>
      db.$transaction((tx) => sweepPercolatorQueries(tx, ids, before));

    expect(await sweep([used], new Date(Date.now() - DAY))).toBe(0);
    expect(await circles()).toHaveLength(2);
    expect(await sweep([used], new Date(Date.now() + DAY))).toBe(1);
    expect(await circles()).toEqual([{ circle: "*cr:2654675.25" }]);
    expect(unused).not.toBe(used);
  });
});
