import { describe, expect, it } from "vitest";
import { ask, understood } from "@/lib/testing/search/sentences";
import { EMPTY_QUERY } from "../schema";
import { toMeaning, toUnderstanding } from "./meaning";
import { freePlaces } from "./place-intents";
import { readSentence } from "./sentences";

function read(query: string) {
  const { query: meant, chips } = understood(ask(query));
  return [meant.query, chips.map(({ label }) => label).join("; ")];
}

/** Where it looks. */
function locationOf(query: string): string {
  const asked = { ...EMPTY_QUERY, query };
  const sentence = readSentence(asked, { site: "EUR", usual: "EUR" });
  return toUnderstanding(toMeaning(sentence, { places: [], others: [] })).query.location;
}

it.each([
  ["writer outside of the uk", "outside the United Kingdom"],
  ["remote outside us", "outside the United States"],
  ["jobs not in france", "outside France"],
  ["writer not in the us", "outside the United States"],
  ["outside sales rep", ""],
])("reads the location of %j as “%s”", (query, location) =>
  expect(locationOf(query)).toBe(location),
);

describe("freePlaces", () => {
  it.each([
    ["teacher not primary leeds", "Not primary", "leeds"],
    ["engineer not electrical new york", "Not electrical", "new york"],
    ["nurse except care home", "Not care home", undefined],
    ["teacher not leeds", "Not leeds", undefined],
  ])("reads the place that %j ends with", (query, label, place) => {
    const sentence = readSentence({ ...EMPTY_QUERY, query }, { site: "EUR", usual: "EUR" });
    const freed = freePlaces(sentence, new Set(["leeds", "new york", "york"]));

    expect(freed.intents.map((intent) => intent.label)).toEqual([label]);
    const added = freed.candidates.slice(sentence.candidates.length);
    expect(added[0]?.text).toBe(place);
  });
});

describe("readNegations", () => {
  it.each([
    ["java not javascript", "java -javascript", "Not javascript"],
    ["java but not javascript", "java -javascript", "Not javascript"],
    ["nurse that isn't veterinary", "nurse -veterinary", "Not veterinary"],
    ["chef who isn't vegan", "chef -vegan", "Not vegan"],
    ["java NOT JavaScript", "java -JavaScript", "Not JavaScript"],
    ["java developer not javascript developer", "java developer -javascript", "Not javascript"],
    ["java not javascript developer", "java developer -javascript", "Not javascript"],
    ["engineer without c++", "engineer -c++", "Not c++"],
    ["nurse except care home", 'nurse -"care home"', "Not care home"],
    ["developer no php or wordpress", "developer -php -wordpress", "Not php; Not wordpress"],
    ["driver excluding hgv, leeds", "driver leeds -hgv", "Not hgv"],
    ["accountant not senior", "accountant -senior", "Not senior"],
    ["teacher not in london", "teacher -london", "Not london"],
    ["koch ohne gastronomie", "koch -gastronomie", "Not gastronomie"],
    ["designer -php", "designer -php", "Not php"],
    ['sales -"door to door" rep', 'sales rep -"door to door"', "Not door to door"],
    ["plumber not apprentice", "plumber -apprentice", "Not apprentice"],
    ["not a manager", "-manager", "Not manager"],
    ["writer not india", "writer", "Not in India"],
    ["writer outside of the uk", "writer", "Not in United Kingdom"],
    ["writer but not us", "writer", "Not in United States"],
    ["remote non us", "", "Remote; Not in United States"],
    ["remote outside usa", "", "Remote; Not in United States"],
  ])("reads %j", (query, words, labels) => expect(read(query)).toEqual([words, labels]));

  it.each([
    ["not remote nurse", "nurse", "Not remote"],
    ["nurse no contract", "nurse", "Not contract"],
    ["marketing no internships", "marketing", "Not internship"],
  ])("reads %j as a filter for the other values", (query, words, labels) => {
    expect(read(query)).toEqual([words, labels]);
  });

  it.each([
    "not for profit manager",
    "no code developer",
    "doctors without borders",
    "non-profit accountant",
    "java not java",
    "-php or java",
    "java or -php",
    "not only java",
    "outside sales rep",
    "non executive director",
  ])("reads no exclusion in %j", (query) => {
    const [words, labels] = read(query);
    expect([words, labels]).toEqual([query, ""]);
  });

  it("reads its own result in the same way", () => {
    for (const query of [
      "java not javascript",
      "nurse except care home",
      "developer no php or c#",
    ]) {
      const [words = "", labels] = read(query);
      expect(read(words)).toEqual([words, labels]);
    }
  });
});
