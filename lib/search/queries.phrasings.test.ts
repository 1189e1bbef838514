import { beforeEach, describe, expect, it } from "vitest";
import { setUpDatabase } from "@/lib/testing/database";
import { makeCities } from "@/lib/testing/documents";
import { makeCity, makeJob } from "@/lib/testing/factories";
import { findMatches } from "./queries";
import { EMPTY_QUERY } from "./schema";
import { refreshSuggestions } from "./suggestions/commands";

setUpDatabase();

const GB = { countryCode: "GB", regionCode: "ENG", region: "England" };
const at = (cityId: number, label: string, countryCode = "GB") => [{ cityId, label, countryCode }];
const [TYNE, NATAL, READING, ZARIA, EAST_LONDON] = [901, 902, 903, 904, 905];

let titles: Map<string, string>;

async function job(title: string, places: ReturnType<typeof at>): Promise<void> {
  titles.set(await makeJob({ title, places, skills: [] }), title);
}

beforeEach(async () => {
  titles = new Map();
  await makeCities();
  await makeCity({ ...GB, id: TYNE, name: "Newcastle upon Tyne", population: 192_000 });
  await makeCity({ id: NATAL, name: "Newcastle", countryCode: "ZA", population: 404_000 });
  await makeCity({ ...GB, id: READING, name: "Reading", population: 318_000, latitude: 20 });
  await makeCity({ id: ZARIA, name: "Zaria", countryCode: "NG", population: 700_000 });
  await makeCity({ id: EAST_LONDON, name: "East London", countryCode: "ZA", population: 478_000 });
  await job("Nurse", at(TYNE, "Newcastle upon Tyne, United Kingdom"));
  await job("Baker", at(1_259_229, "Pune, India", "IN"));
  await job("Reading room clerk", at(ZARIA, "Zaria, Nigeria", "NG"));
  await job("Office clerk", at(2_643_743, "London, United Kingdom"));
  await job("Junior developer", at(1_259_229, "Pune, India", "IN"));
  await refreshSuggestions();
});

async function search(query: string) {
  const found = await findMatches({ ...EMPTY_QUERY, sort: "relevance", query });
  const { jobIds, total, correction, understood } = found;
  return {
    found: jobIds.slice(0, total).map((id) => titles.get(id)),
    correction,
    chips: understood.chips.map(({ label, unused }) => (unused ? `(${label})` : label)),
  };
}

describe("findMatches, with everyday phrasings", () => {
  it("prefers the place of a name that has jobs, unless another is named", async () => {
    expect(await search("newcastle jobs")).toMatchObject({
      found: ["Nurse"],
      chips: ["In Newcastle upon Tyne, United Kingdom"],
    });
    expect((await search("jobs in newcastle south africa")).chips).toEqual([
      expect.stringContaining("Newcastle, South Africa"),
    ]);
  });

  it("recognises parts and districts of cities", async () => {
    for (const query of ["east london jobs", "clerk in central london", "london city centre"]) {
      expect((await search(query)).found, query).toEqual(["Office clerk"]);
    }
    expect(await search("baker in hinjewadi pune")).toMatchObject({
      found: ["Baker"],
      chips: ["(hinjewadi)", "In Pune, India"],
    });
    // Another town's name, and one of two words.
    for (const district of ["zaria", "kothrud hadapsar"]) {
      expect(await search(`baker ${district} pune`), district).toMatchObject({
        found: ["Baker"],
        chips: [`(${district})`, "In Pune, India"],
      });
    }
  });

  it("reads a place after 'in' only as a place", async () => {
    const { found, chips } = await search("jobs in reading");

    expect(found).not.toContain("Reading room clerk");
    expect(chips).toEqual(["(In Reading, United Kingdom)"]);
  });

  it("doesn't read a brand of a few letters as a place", async () => {
    expect(await search("zara jobs")).toMatchObject({ found: [], correction: null });
  });

  it("applies the trade to each alternative", async () => {
    expect((await search("junior or senior developer")).found).toEqual(["Junior developer"]);
    expect((await search("pastry or bread clerk")).found).toEqual([]);
    expect((await search("reading or office clerk")).found.sort()).toEqual([
      "Office clerk",
      "Reading room clerk",
    ]);
    expect((await search("nurse/baker")).found.sort()).toEqual(["Baker", "Nurse"]);
  });

  it("reads a level as the level if no title contains the word", async () => {
    const { chips } = await search("trainee baker");

    expect(chips).toEqual(["(Trainee)"]);
    expect((await search("junior developer")).chips).toEqual([]);
  });

  it("drops a level before it shows other work", async () => {
    await job("Senior SRE, Driver App", at(2_643_743, "London, United Kingdom"));
    expect((await search("senior driver")).found).toEqual(["Senior SRE, Driver App"]);

    await job("Van driver", at(2_643_743, "London, United Kingdom"));
    expect(await search("senior driver")).toMatchObject({
      found: ["Van driver", "Senior SRE, Driver App"],
      chips: ["(Senior)"],
    });
    expect((await search("senior sre")).found).toEqual(["Senior SRE, Driver App"]);
  });

  it("finds what jobs offer according to their texts", async () => {
    const id = await makeJob({
      title: "Chef",
      description: "Accommodation is provided.",
      places: at(2_643_743, "London, United Kingdom"),
    });
    await job("Sous chef", at(2_643_743, "London, United Kingdom"));
    const found = await findMatches({
      ...EMPTY_QUERY,
      sort: "relevance",
      query: "chef with accommodation",
    });

    expect([found.jobIds, found.total, found.mentions.total]).toEqual([[id], 1, 0]);
    expect((await search("chef with company car")).found).toHaveLength(2);
  });

  it("corrects words that describe jobs", async () => {
    expect((await search("weekand baker")).correction?.query.query).toBe("weekend baker");
  });
});
