import { describe, expect, it } from "vitest";
import { db } from "@/lib/platform/db/client";
import { setUpDatabase } from "@/lib/testing/database";
import { makeCities } from "@/lib/testing/documents";
import { makeJob } from "@/lib/testing/factories";
import { findMatches } from "./queries";
import { EMPTY_QUERY, type SearchQuery } from "./schema";
import { refreshSuggestions } from "./suggestions/commands";

setUpDatabase();

const PUNE = [{ cityId: 1259229, label: "Pune, India", countryCode: "IN" }];
const TITLES = ["Bread baker", "Night nurse", "Freelance desk nurse", "Nurse, remote"];

/** Newcastle, more than 100 km from any city with jobs. */
async function makeCityWithoutJobs(): Promise<void> {
  await db.city.create({
    data: {
      ...{ id: 2641673, name: "Newcastle", nameKey: "newcastle", region: "England" },
      ...{ regionCode: "ENG", countryCode: "GB", latitude: 54.97, longitude: -1.61 },
      ...{ population: 300_000, timeZone: "Europe/London" },
    },
  });
}

async function makeJobs(...more: string[]): Promise<Map<string, string>> {
  await makeCities();
  const jobs = new Map<string, string>();
  for (const title of [...TITLES, ...more]) {
    const id = await makeJob({
      title,
      workMode: title === "Nurse, remote" ? "remote" : "on_site",
      eligibleCountries: title === "Nurse, remote" ? ["IN"] : [],
      places: PUNE,
    });
    jobs.set(id, title);
  }
  await refreshSuggestions();
  return jobs;
}

async function search(jobs: Map<string, string>, query: string, given: Partial<SearchQuery> = {}) {
  const found = await findMatches({ ...EMPTY_QUERY, sort: "relevance", ...given, query });
  return { ...found, titles: found.jobIds.map((id) => jobs.get(id)).sort() };
}

describe("findMatches, with the meaning of the words", () => {
  it("searches for what it understood, and returns that", async () => {
    const jobs = await makeJobs();

    const { titles, total, place, understood } = await search(jobs, "remote nurse jobs in pune");

    expect([titles, total, place?.label]).toEqual([["Nurse, remote"], 1, "Pune, India"]);
    expect(understood.query).toMatchObject({ query: "nurse", mode: ["remote"], location: "pune" });
    expect(understood.chips.map(({ label }) => label)).toEqual(["Remote", "In Pune, India"]);
  });

  it("finds jobs titled with the words if their meaning finds nothing", async () => {
    const jobs = await makeJobs();

    const words = await search(jobs, "freelance nurse jobs");
    const neither = await search(jobs, "freelance baker");

    expect(words.titles).toEqual(["Freelance desk nurse"]);
    expect(words.understood.chips.map(({ unused }) => unused)).toEqual(["noneFound"]);
    expect(words.understood.query).toMatchObject({ query: "freelance nurse", asTyped: true });
    expect(words.asked?.query).toMatchObject({ query: "nurse", jobType: ["freelance"] });
    expect(neither.titles).toEqual(["Bread baker"]);
  });

  it("corrects a word that shares a stem with another word by chance", async () => {
    const jobs = await makeJobs("Account executive", "Accountant");

    const { titles, correction } = await search(jobs, "accountent");
    const typed = await search(jobs, "accountent", { asTyped: true });

    expect([titles, correction?.isDone]).toEqual([["Accountant"], true]);
    expect([typed.titles, typed.correction?.isDone]).toEqual([["Account executive"], false]);
  });

  it("doesn't correct a word to an unlikely place without such a job", async () => {
    const jobs = await makeJobs();
    const bengaluru = [{ cityId: 1277333, label: "Bengaluru, India", countryCode: "IN" }];
    jobs.set(await makeJob({ title: "Ferry pilot", places: bengaluru }), "Ferry pilot");
    await refreshSuggestions();

    const near = await search(jobs, "bread baker bengalaru");
    const far = await search(jobs, "bread baker bengelaru");
    const right = await search(jobs, "ferry pilot bengelaru");

    expect([near.titles, near.correction?.isDone]).toEqual([["Bread baker"], true]);
    expect([far.titles, far.correction]).toEqual([[], null]);
    expect([right.titles, right.correction?.isDone]).toEqual([["Ferry pilot"], true]);
  });

  it("doesn't correct the only word to a place without jobs, which would find everything", async () => {
    const jobs = await makeJobs();

    const { titles, correction } = await search(jobs, "bengalaru");
    const more = await search(jobs, "bread baker bengalaru");

    expect([titles, correction]).toEqual([[], null]);
    expect([more.titles, more.correction?.isDone]).toEqual([["Bread baker"], true]);
  });

  it("doesn't correct a word that has a synonym", async () => {
    const jobs = await makeJobs("Electrician", "Spark tester");

    const { titles, correction } = await search(jobs, "sparky");

    expect([titles, correction]).toEqual([["Electrician"], null]);
  });

  it("relaxes as little as possible if nothing matches everything, and says what was relaxed", async () => {
    const jobs = await makeJobs();

    const type = await search(jobs, "part time nurse in pune");
    const two = await search(jobs, "night shift hybrid nurse in pune");
    const nothing = await search(jobs, "part time plumber in pune");

    expect(type.titles).toEqual(["Freelance desk nurse", "Night nurse", "Nurse, remote"]);
    expect(type.understood.chips.map(({ label, unused }) => [label, unused])).toEqual([
      ["Part-time", "noneFound"],
      ["In Pune, India", null],
    ]);
    expect(type.asked).toMatchObject({
      query: { jobType: ["part_time"], query: "nurse", location: "pune" },
      place: { label: "Pune, India" },
    });
    expect(two.understood.query).toMatchObject({ condition: [], mode: [], location: "pune" });
    expect(two.titles).toEqual(["Freelance desk nurse", "Night nurse", "Nurse, remote"]);
    expect([nothing.total, nothing.asked]).toEqual([0, null]);
  });

  it("looks further around a place without jobs, then anywhere", async () => {
    const jobs = await makeJobs();

    const places = [{ cityId: 2655095, label: "Bath, United Kingdom", countryCode: "GB" }];
    jobs.set(await makeJob({ title: "Porter", places }), "Porter");
    const around = await search(jobs, "porter in bristol");
    const anywhere = await search(jobs, "baker in berlin");

    expect(around.understood.query).toMatchObject({ location: "bristol", radius: 50 });
    expect(around.asked?.query).toMatchObject({ location: "bristol", radius: null });
    expect(around.titles).toEqual(["Porter"]);
    expect(anywhere.titles).toEqual(["Bread baker"]);
    expect(anywhere.asked?.place?.label).toBe("Berlin, Germany");
  });

  it("looks in the country of a place before other countries, and names the nearest places", async () => {
    const jobs = await makeJobs();
    const [bath, york] = [
      { cityId: 2655095, label: "Bath, United Kingdom", countryCode: "GB" },
      { cityId: 2643743, label: "London, United Kingdom", countryCode: "GB" },
    ];
    await makeCityWithoutJobs();
    for (const place of [york, york, bath]) {
      jobs.set(await makeJob({ title: "Baker of pies", places: [place] }), place.label);
    }
    await refreshSuggestions();

    const found = await search(jobs, "baker in newcastle");

    expect(found.titles).toEqual([york.label, york.label, bath.label].toSorted());
    expect(found.understood.query.location).toBe("United Kingdom");
    expect(found.asked?.nearest).toMatchObject([
      { label: "London, United Kingdom", count: 2 },
      { label: "Bath, United Kingdom", count: 1 },
    ]);
  });

  it("prefers partial matches at the place to jobs in other countries", async () => {
    const jobs = await makeJobs();
    const bristol = { cityId: 2654675, label: "Bristol, United Kingdom", countryCode: "GB" };
    jobs.set(await makeJob({ title: "Ward night nurse", places: [bristol] }), "Ward night nurse");

    const found = await search(jobs, "desk nurse in bristol");

    expect([found.total, found.understood.query.location]).toEqual([0, "bristol"]);
    expect(found.partialMatches.map(({ jobId }) => jobs.get(jobId))).toEqual(["Ward night nurse"]);
  });

  it("never drops an exclusion, whatever else it relaxes", async () => {
    const jobs = await makeJobs();

    expect((await search(jobs, "nurse not night")).titles).toEqual([
      "Freelance desk nurse",
      "Nurse, remote",
    ]);
    expect((await search(jobs, "part time nurse not night in pune")).titles).toEqual([
      "Freelance desk nurse",
      "Nurse, remote",
    ]);
  });

  it("reads only words in a search as typed", async () => {
    const jobs = await makeJobs();

    const { titles, understood } = await search(jobs, "freelance nurse", { asTyped: true });

    expect(titles).toEqual(["Freelance desk nurse"]);
    expect(understood.chips).toEqual([]);
  });

  it("counts only jobs with the words, and returns partial matches separately", async () => {
    const jobs = await makeJobs();

    const { total, titles, partialMatches: close } = await search(jobs, "artisan bread baker");

    expect([total, titles]).toEqual([0, []]);
    expect(close.map(({ jobId }) => jobs.get(jobId))).toEqual(["Bread baker"]);
  });
});

describe("findMatches, with corrected words", () => {
  it("uses the corrected words if those typed find nothing", async () => {
    const jobs = await makeJobs();

    const { titles, total, correction, understood } = await search(jobs, "remote nrse in pune");

    expect([titles, total]).toEqual([["Nurse, remote"], 1]);
    expect(correction).toMatchObject({ isDone: true, query: { query: "remote nurse in pune" } });
    expect(understood.query).toMatchObject({ query: "nurse", mode: ["remote"] });
  });

  it("only offers a correction for a search as typed", async () => {
    const jobs = await makeJobs();

    const { total, correction } = await search(jobs, "nrse", { asTyped: true });

    expect(total).toBe(0);
    expect(correction).toMatchObject({ isDone: false, query: { query: "nurse", asTyped: false } });
  });

  it("offers no correction that finds nothing more, and corrects no known word", async () => {
    const jobs = await makeJobs();

    expect((await search(jobs, "zzyzxquux")).correction).toBeNull();
    expect((await search(jobs, "nurse")).correction).toBeNull();
    expect((await search(jobs, '"nrse"')).correction).toBeNull();
    expect((await search(jobs, "nrse", { jobType: ["freelance"] })).correction).toBeNull();
  });
});
