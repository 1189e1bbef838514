import { describe, expect, it } from "vitest";
import { aCustomField } from "@/lib/testing/posting";
import {
  columnOf,
  filterNumbers,
  filterValues,
  missingFields,
  readCustomFields,
  readValue,
  statedIn,
  typedTexts,
} from "./values";

const NOTHING = { value: null, problem: null };
const TEXT = aCustomField();
const HOURS = aCustomField({ key: "hours", name: "Hours", kind: "number", unit: "hours" });
const SHIFT = aCustomField({
  ...{ key: "shift", name: "Shift", kind: "choice" },
  choices: ["Day", "Night", "Early, then late"],
});
const LICENCES = aCustomField({
  ...{ key: "licences", name: "Licences", kind: "several" },
  choices: ["B", "C1", "Forklift, indoors"],
});
const HOUSING = aCustomField({ key: "housing", name: "Housing", kind: "yes_no" });
const START = aCustomField({ key: "start", name: "Start", kind: "date" });
const ALL = [TEXT, HOURS, SHIFT, LICENCES, HOUSING, START];

describe("readValue", () => {
  it.each([TEXT, HOURS, SHIFT, LICENCES, HOUSING, START])(
    "reads an empty $kind as not stated",
    (field) => {
      for (const given of [undefined, null, "", "  ", [], [""]]) {
        expect(readValue(field, given)).toEqual(NOTHING);
      }
    },
  );

  it.each([
    [TEXT, "  Black\nshirt ", "Black shirt"],
    [TEXT, 12, "12"],
    [TEXT, "Half \ud83d pair", "Half pair"],
    [HOURS, "7,5", 7.5],
    [HOURS, "48,000", 48_000],
    [HOURS, -3, -3],
    [HOURS, "0", 0],
    [SHIFT, "night", "night"],
    [SHIFT, " NIGHT ", "night"],
    [SHIFT, "Early, then late", "early-then-late"],
    [LICENCES, ["C1", "B"], ["b", "c1"]],
    [LICENCES, "c1, B, c1", ["b", "c1"]],
    [LICENCES, "Forklift, indoors", ["forklift-indoors"]],
    [LICENCES, "B; Forklift, indoors", ["b", "forklift-indoors"]],
    [HOUSING, true, true],
    [HOUSING, "No", false],
    [HOUSING, "1", true],
    [START, "2026-12-01", "2026-12-01"],
    [START, "1970-01-01", "1970-01-01"],
    [START, "2026-12-01T08:00:00Z", "2026-12-01"],
  ])("reads $kind from %j", (field, given, value) => {
    expect(readValue(field, given)).toEqual({ value, problem: null });
  });

  it.each([
    [TEXT, "x".repeat(20_000), "Use at most 300 characters"],
    [TEXT, { a: 1 }, "Give a text"],
    [HOURS, "about eight", "Enter a number, such as 7.5"],
    [HOURS, Number.NaN, "Enter a number, such as 7.5"],
    [HOURS, "1e99", "Enter a smaller number"],
    [HOURS, 1.123456, "Use at most 4 decimals"],
    [SHIFT, "dawn", "Choose one of these: Day, Night, Early, then late"],
    [SHIFT, ["day"], "Choose one of these: Day, Night, Early, then late"],
    [HOUSING, "perhaps", "Choose yes or no"],
    [HOUSING, { yes: true }, "Choose yes or no"],
    [START, "2026-02-31", "Choose a day from the calendar"],
    [START, "0000-00-00", "Choose a day from the calendar"],
    [START, "tomorrow", "Choose a day from the calendar"],
  ])("refuses %#: %j", (field, given, problem) => {
    expect(readValue(field, given)).toEqual({ value: null, problem });
  });

  it("keeps the choices it knows, and lists the possible ones for the others", () => {
    expect(readValue(LICENCES, ["B", "pilot"])).toEqual({
      value: ["b"],
      problem: "Choose some of these: B, C1, Forklift, indoors",
    });
  });

  it("reads a choice by its key or its current name, even if it is retired", () => {
    const [day, night] = SHIFT.choices;
    const renamed = {
      ...SHIFT,
      choices: [
        { ...day, key: "day", label: "Early", isRetired: false },
        { ...night, key: "night", label: "Night", isRetired: true },
      ],
    };

    expect(readValue(renamed, "day").value).toBe("day");
    expect(readValue(renamed, "early").value).toBe("day");
    expect(readValue(renamed, "night").value).toBe("night");
    expect(readValue(renamed, "dawn").problem).toBe("Choose one of these: Early");
  });
});

describe("readCustomFields", () => {
  it("reads what is sent in the site's order, and reports problems by key", () => {
    const sent = { start: "soon", shift: "day", uniform: "Hat", gone: "x", empty: "" };
    const { stated, problems } = readCustomFields(ALL, sent);

    expect(stated.map(({ key, text }) => [key, text])).toEqual([
      ["uniform", "Hat"],
      ["shift", "Day"],
    ]);
    expect(problems).toEqual({
      gone: "This site has no such field",
      start: "Choose a day from the calendar",
    });
  });

  it("isn't misled by properties that every object inherits", () => {
    const sent = JSON.parse('{"__proto__": "x", "constructor": "y"}');
    expect(readCustomFields(ALL, {}).stated).toEqual([]);
    expect(Object.keys(readCustomFields(ALL, sent).problems)).toEqual(["__proto__", "constructor"]);
    const field = aCustomField({ key: "constructor", name: "Constructor" });
    expect(readCustomFields([field], {}).stated).toEqual([]);
  });

  it("puts every kind into words", () => {
    const sent = {
      ...{ uniform: "Hat", hours: 1200.5, shift: "night", licences: ["b", "c1"] },
      ...{ housing: false, start: "2026-12-01" },
    };

    expect(readCustomFields(ALL, sent).stated.map(({ text }) => text)).toEqual([
      "Hat",
      "1,200.5 hours",
      "Night",
      "B, C1",
      "No",
      "1 December 2026",
    ]);
  });
});

it("reads back what it writes to the column and to the form", () => {
  const sent = {
    ...{ uniform: "Hat", hours: 7.5, shift: "early-then-late", licences: ["b", "c1"] },
    ...{ housing: true, start: "2026-12-01" },
  };
  const { stated } = readCustomFields(ALL, sent);

  expect(columnOf(stated)).toEqual(sent);
  expect(statedIn(ALL, columnOf(stated))).toEqual(stated);
  expect(readCustomFields(ALL, typedTexts(stated))).toEqual({ stated, problems: {} });
  expect(columnOf(undefined)).toBeUndefined();
  expect(typedTexts(undefined)).toEqual({});
});

it("ignores stored fields and choices that no longer exist", () => {
  const column = { gone: "x", shift: "dawn", licences: ["b", "pilot"], hours: "many" };

  expect(statedIn(ALL, column).map(({ key, value }) => [key, value])).toEqual([
    ["licences", ["b"]],
  ]);
  expect(statedIn(ALL, null)).toEqual([]);
});

it("reports as missing only fields that are required and not retired", () => {
  const fields = [
    { ...SHIFT, isRequired: true },
    { ...HOURS, isRequired: true, isRetired: true },
    { ...TEXT, isRequired: true },
  ];
  const { stated } = readCustomFields(fields, { uniform: "Hat" });

  expect(missingFields(fields, stated)).toEqual({ shift: "Shift is required" });
});

it("returns numbers to filter by only for numbers and days", () => {
  const sent = { uniform: "7", hours: -7.5, shift: "day", start: "2026-12-01" };
  expect(filterNumbers(readCustomFields(ALL, sent).stated)).toEqual([
    { key: "hours", value: -7.5 },
    { key: "start", value: 20_261_201 },
  ]);
});

it("returns values to filter by only for choices and yes or no", () => {
  const sent = { uniform: "Hat", hours: 7, shift: "day", licences: ["b", "c1"], housing: false };

  expect(filterValues(readCustomFields(ALL, sent).stated)).toEqual([
    { key: "shift", value: "day" },
    { key: "licences", value: "b" },
    { key: "licences", value: "c1" },
    { key: "housing", value: "no" },
  ]);
});
