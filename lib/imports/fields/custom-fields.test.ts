import { expect, it } from "vitest";
import { aCustomField } from "@/lib/testing/posting";
import { toPosting, unknownFields } from "../mapping";
import { NO_MAPPING } from "../mapping.schema";
import { importedFields } from "./custom-fields";

const FIELDS = [
  aCustomField({ key: "shift", name: "Shift pattern", kind: "choice", choices: ["Day", "Night"] }),
  aCustomField({ key: "licences", name: "Licences", kind: "several", choices: ["B", "C1"] }),
  aCustomField({ key: "housing", name: "Housing", kind: "yes_no" }),
  aCustomField({ key: "start", name: "First day", kind: "date" }),
  aCustomField({ key: "title", name: "Title", kind: "text" }),
];

function read(record: Record<string, unknown>, mapping = NO_MAPPING) {
  const notes: string[] = [];
  const posting = toPosting(record, mapping, FIELDS);
  const stated = importedFields(posting["customFields"], FIELDS, notes);
  return { stated: Object.fromEntries(stated.map(({ key, value }) => [key, value])), notes };
}

it.each([
  [{ shift: "Night" }, { shift: "night" }],
  [{ "Shift Pattern": "DAY" }, { shift: "day" }],
  [{ shift_pattern: "day" }, { shift: "day" }],
  [{ Licences: ["B", { name: "C1" }] }, { licences: ["b", "c1"] }],
  [{ licences: "C1|B" }, { licences: ["b", "c1"] }],
  [{ HOUSING: true }, { housing: true }],
  [{ housing: 0 }, { housing: false }],
  [{ "First day": "2026-12-01T00:00:00Z" }, { start: "2026-12-01" }],
  [
    { customFields: { shift: "day", "first day": "1 December 2026" } },
    { shift: "day", start: "2026-12-01" },
  ],
  [{ "@type": "JobPosting", title: "Baker", housing: "yes" }, { housing: true }],
])("reads %j by key or name", (record, stated) => {
  expect(read(record)).toEqual({ stated, notes: [] });
});

it("reads a name as the posting's property if it has one, unless a mapping says otherwise", () => {
  expect(read({ title: "Baker" }).stated).toEqual({});

  const mapping = { ...NO_MAPPING, fields: { "customFields.title": "Rank" } };
  expect(read({ title: "Baker", Rank: "First" }, mapping).stated).toEqual({ title: "First" });
});

it("leaves out what a field doesn't accept, and says so", () => {
  const { stated, notes } = read({
    ...{ shift: "dawn", licences: ["B", "pilot"], housing: "yes", start: "31/31/2026" },
    customFields: { colour: "red" },
  });

  expect(stated).toEqual({ licences: ["b"], housing: true });
  expect(notes).toEqual([
    "A field that this site doesn't have was left out.",
    "“Shift pattern” wasn't understood, so it was left out. Choose one of these: Day, Night.",
    "“Licences” wasn't understood, so it was left out. Choose some of these: B, C1.",
    "“First day” wasn't understood, so it was left out. Choose a day from the calendar.",
  ]);
  expect(read({ customFields: "shift" }).stated).toEqual({});
});

it("names the fields of a record that it doesn't read", () => {
  const record = { "Shift pattern": "Day", title: "Baker", colour: "red" };

  expect(unknownFields(record, NO_MAPPING, FIELDS)).toEqual(["colour"]);
  expect(unknownFields(record, NO_MAPPING)).toEqual(["Shift pattern", "colour"]);
});
