import { beforeEach, describe, expect, it } from "vitest";
import { db } from "@/lib/platform/db/client";
import { setUpDatabase } from "@/lib/testing/database";
import { makeCities, makeDocuments } from "@/lib/testing/documents";
import { ask } from "@/lib/testing/search/sentences";
import type { SearchQuery } from "../schema";
import { understandSentence } from "./sentences.queries";

setUpDatabase();

const PEOPLE: [id: number, name: string, region: string, country: string, population: number][] = [
  [2644688, "Leeds", "ENG", "GB", 455_000],
  [2639577, "Reading", "ENG", "GB", 318_000],
  [2990440, "Nice", "93", "FR", 339_000],
  [4076598, "Mobile", "AL", "US", 194_000],
  [4930956, "Boston", "MA", "US", 667_000],
  [5882873, "Ajax", "08", "CA", 90_000],
  [3088171, "Police", "72", "PL", 34_000],
  [1, "Hamlet", "ENG", "GB", 2000],
];

beforeEach(async () => {
  await makeCities();
  await db.city.createMany({
    data: PEOPLE.map(([id, name, regionCode, countryCode, population]) => ({
      id,
      name,
      nameKey: name.toLowerCase(),
      region: null,
      regionCode,
      countryCode,
      latitude: 0,
      longitude: 0,
      population,
      timeZone: "UTC",
    })),
  });
});

async function read(sentence: string, given: Partial<SearchQuery> = {}) {
  const understanding = await understandSentence(ask(sentence, given));
  const { query, location, radius } = understanding.query;
  return [sentence, query, location, radius];
}

type Line = [sentence: string, words: string, location: string, radius: number | null];

async function expectAll(lines: Line[]) {
  const found = [];
  for (const [sentence] of lines) found.push(await read(sentence));
  expect(found).toEqual(lines);
}

describe("understandSentence", () => {
  it("understands places after 'in', 'near' and the like", async () => {
    await expectAll([
      ["remote react jobs in pune above 20 lpa", "react", "pune", null],
      ["jobs in london nurse", "nurse", "london", null],
      ["nurse in Portland, OR", "nurse", "Portland, OR", null],
      ["chef in the UK", "chef", "UK", null],
      ["teacher in new york full time", "teacher", "new york", null],
      ["driver in maharashtra", "driver", "maharashtra", null],
      ["jobs near leeds within 25 miles", "", "leeds", 50],
      ["baker within 5 miles of leeds", "baker", "leeds", 10],
      ["baker 10 km from leeds", "baker", "leeds", 10],
      ["baker leeds +10 miles", "baker", "leeds", 25],
      ["welder near bristol", "welder", "bristol", 25],
      ["welder around India", "welder", "India", null],
      ["jobs in reading for teachers", "teachers", "reading", null],
      ["chef in Nice", "chef", "Nice", null],
      ["nurse in bath", "nurse", "bath", null],
      ["engineer in mobile", "engineer", "mobile", null],
      ["analyst in ajax", "analyst", "ajax", null],
    ]);
  });

  it("understands well-known places at the end, and before an occupation", async () => {
    await expectAll([
      ["part time nurse london", "nurse", "london", null],
      ["fresher java jobs bangalore", "java", "bangalore", null],
      ["java pune remote", "java", "pune", null],
      ["data entry, Pune", "data entry", "Pune", null],
      ["nurse london uk", "nurse", "london uk", null],
      ["pune react developer", "react developer", "pune", null],
      ["london jobs", "", "london", null],
      ["accountant germany", "accountant", "germany", null],
      ["berlin", "", "berlin", null],
      ["nurse bath uk", "nurse bath", "uk", null],
      ["nurse leeds or bristol", "nurse", "leeds or bristol", null],
      ["nurse in leeds and bristol", "nurse", "leeds and bristol", null],
      ["nurse leeds or remote", "nurse", "leeds or remote", null],
    ]);
  });

  it("doesn't read a word as a place that may be a skill, a trade or a company", async () => {
    for (const sentence of [
      "reading teacher",
      "teacher reading",
      "mobile developer",
      "jobs in mobile development",
      "nice engineer",
      "bath attendant",
      "java developer",
      "jobs in java",
      "working in police",
      "working in it",
      "nurse hamlet",
      "boston consulting",
      "bank of america",
      "teach for india",
      "nurse leeds or care",
      '"london bridge" engineer',
      "constructor toString",
    ]) {
      const [, words, location] = await read(sentence);
      expect([words, location], sentence).toEqual([sentence.replace(/^jobs in /, ""), ""]);
    }
  });

  it("recognises skills and companies by their names", async () => {
    await makeDocuments({ skills: [{ slug: "ajax", name: "Ajax" }], companyName: "Air India" });
    await db.company.create({
      data: { slug: "air-india", name: "Air India", nameKey: "air india" },
    });

    await expectAll([
      ["analyst in ajax", "analyst in ajax", "", null],
      ["air india", "", "", null],
      ["air india pune", "", "pune", null],
      ["nurse india", "nurse", "india", null],
    ]);
  });

  it("reads no other place if one is given", async () => {
    expect(await read("pune", { location: "Bristol" })).toEqual(["pune", "pune", "Bristol", null]);
    expect(await read("nurse in leeds within 10 miles", { location: "Bristol" })).toEqual([
      "nurse in leeds within 10 miles",
      "nurse",
      "Bristol",
      25,
    ]);
  });

  it("ignores a second place to look near, and one beside a given place", async () => {
    expect(await read("nurse in leeds near pune")).toEqual([
      "nurse in leeds near pune",
      "nurse",
      "leeds",
      null,
    ]);
    expect(await read("nurse near leeds", { location: "Bristol" })).toEqual([
      "nurse near leeds",
      "nurse",
      "Bristol",
      null,
    ]);
  });

  it("shows a place and its distance as one chip, with the common name", async () => {
    const understanding = await understandSentence(ask("nurse near pune within 25 miles, remote"));

    expect(understanding.chips.map(({ label, text, query }) => [label, text, query.query])).toEqual(
      [
        ["Within 50 km of Pune, India", "near pune … within 25 miles", "nurse remote"],
        ["Remote", "remote", "nurse near pune within 25 miles"],
      ],
    );
  });

  it("reads only words in a search as typed", async () => {
    const query = ask("remote nurse jobs in pune", { asTyped: true });

    expect(await understandSentence(query)).toEqual({ query, chips: [] });
  });

  it("reads a place before words that aren't an occupation if 'jobs' follows", async () => {
    await expectAll([
      ["leeds marketing jobs", "marketing", "leeds", null],
      ["SF data jobs", "data", "SF", null],
      ["leeds marketing", "leeds marketing", "", null],
    ]);
  });

  it("reads a nationality as jobs in its country, unless it may be a language", async () => {
    await expectAll([
      ["south african jobs", "", "South Africa", null],
      ["german jobs", "", "Germany", null],
      ["best scottish jobs", "best", "Scotland", null],
      ["nurse canadian jobs", "nurse", "Canada", null],
      ["german jobs in leeds", "german", "leeds", null],
      ["indian jobs in leeds", "indian", "leeds", null],
      ["sales german jobs", "sales german", "", null],
      ["english jobs", "english", "", null],
      ["german work visa", "german", "", null],
      ["italian chef jobs", "italian chef", "", null],
    ]);
  });

  it("knows places, and the words before them, in other languages and scripts", async () => {
    await expectAll([
      ["работа в берлине", "", "берлине", null],
      ["вакансии программист берлин", "программист", "берлин", null],
      ["وظائف محاسب في لندن", "محاسب", "لندن", null],
      ["praca w niemczech", "", "niemczech", null],
      ["jobb i london", "", "london", null],
      ["trabajo en alemania", "", "alemania", null],
      ["serveur allemagne", "serveur", "allemagne", null],
      ["i want to work nights", "", "", null],
      ["nurse outside london", 'nurse -"london"', "", null],
      ["outside sales london", "outside sales", "london", null],
      ["nurse in leeds outside india", 'nurse -"India"', "leeds", null],
    ]);
  });

  it("reads pay that names no currency in that of the place", async () => {
    const payOf = async (sentence: string, location = "") => {
      const { chips } = await understandSentence(ask(sentence, { location }));
      return chips.find(({ kind }) => kind === "pay")?.label;
    };

    expect(await payOf("over 50k leeds")).toBe("From £50,000 a year");
    expect(await payOf("over 50k", "Pune")).toBe("From ₹50,000 a month");
    expect(await payOf("over $50k leeds")).toBe("From $50,000 a year");
    expect(await payOf("over $50k toronto")).toContain("CA$50,000");
    expect(await payOf("over 50k bath or boston")).toBe(await payOf("over 50k"));
  });
});
