import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { readMapping, reasonToSkip, setProperty, toPosting, unknownFields } from "./mapping";
import { type Mapping, NO_MAPPING } from "./mapping.schema";
import { fieldValue } from "./mapping-rules";

const mapping = (fields: object, more: object = {}): Mapping =>
  readMapping(JSON.stringify({ fields, ...more }));

describe("readMapping", () => {
  it.each([
    ["invalid JSON", "{", /isn't valid JSON/],
    ["an unknown key", '{"field": {}}', /field/i],
    ["an unknown property", '{"fields": {"titel": "x"}}', /imports don't read "titel"/],
    [
      "two sources for one property",
      '{"fields": {"title": {"from": "a", "constant": "b"}}}',
      /exactly one/,
    ],
    [
      "an unknown date format",
      '{"fields": {"datePosted": {"from": "a", "date": "yy"}}}',
      /fields → datePosted/,
    ],
    ["a country that isn't a code", '{"country": "India"}', /ISO 3166-1/],
  ])("explains %s", (_what, text, message) => {
    expect(() => readMapping(text)).toThrow(message);
  });

  it("accepts the examples of the documentation", () => {
    for (const name of ["nyc-open-data", "simplify-internships"]) {
      const text = readFileSync(`docs/import-mappings/${name}.json`, "utf8");
      expect(readMapping(text).source).toBe(name);
    }
  });
});

describe("a mapping's rules", () => {
  const record = {
    Id: 7,
    "Job Title": "Baker",
    first: "",
    second: "B",
    tags: "a|b||c",
    when: "03/04/2026",
    kind: "F",
    nested: { list: [{ name: "Pune" }, { name: "Delhi" }, {}] },
    "a.b": "dotted",
  };

  it.each<[string, object | string | string[], unknown]>([
    ["a field", "Job Title", "Baker"],
    ["the first of several fields with a value", ["missing", "first", "second"], "B"],
    ["several fields joined", { from: ["Job Title", "first", "second"], join: ", " }, "Baker, B"],
    ["a constant", { constant: "Bread Ltd" }, "Bread Ltd"],
    ["a template", { template: "{Job Title} at {second}" }, "Baker at B"],
    ["a template with an empty field", { template: "{Job Title} at {first}" }, undefined],
    ["a table of values", { from: "kind", values: { F: "FULL_TIME" } }, "FULL_TIME"],
    ["a value for all others", { from: "kind", values: { P: "x", "*": null } }, null],
    ["a list", { from: "tags", split: "|" }, ["a", "b", "c"]],
    ["a path through lists", "nested.list.name", ["Pune", "Delhi"]],
    ["a name with a dot", "a.b", "dotted"],
    [
      "a date",
      { from: "when", date: "dd/mm/yyyy" },
      { day: "2026-04-03", time: null, offset: null },
    ],
    ["an empty date", { from: "first", date: "iso" }, undefined],
    ["a missing field", "missing", undefined],
  ])("fill a property from %s", (_what, rule, expected) => {
    expect(toPosting(record, mapping({ skills: rule }))["skills"]).toEqual(expected);
  });

  it("make a description of sections, leaving out the empty ones", () => {
    const posting = toPosting(
      record,
      mapping({
        description: {
          format: "text",
          sections: [
            { from: "Job Title" },
            { heading: "Needs", from: "first" },
            { heading: "More", template: "Say {second}." },
          ],
        },
      }),
    );

    expect(posting["description"]).toEqual({ markdown: "Baker\n\n### More\n\nSay B." });
  });

  it("refuse a date that isn't in the format they name", () => {
    const dated = mapping({ datePosted: { from: "Job Title", date: "iso" } });

    expect(() => toPosting(record, dated)).toThrow(/“Baker” isn't a date in the format iso/);
  });

  it("accept only the records wanted", () => {
    const only = mapping({}, { only: { kind: ["F", "P"], Id: 7 } });

    expect(reasonToSkip(record, only)).toBeNull();
    expect(reasonToSkip({ ...record, kind: "X" }, only)).toContain("whose kind is F or P");
    expect(reasonToSkip({ kind: "F" }, only)).toContain("This one's is empty");
  });

  it("replace well-known fields, or leave them out", () => {
    const flat = { title: "Baker", company: "Bread", website: "https://w.example" };
    const posting = toPosting(
      flat,
      mapping({ title: "company", "hiringOrganization.sameAs": null }),
    );

    expect(posting).toEqual({
      title: "Bread",
      hiringOrganization: { name: "Bread", sameAs: undefined },
    });
  });
});

describe("well-known fields", () => {
  it("become a posting without any mapping", () => {
    const record = {
      "Job ID": 5,
      title: "Baker",
      employer: "Bread Ltd",
      City: "Pune",
      country: "IN",
      salary_min: 10,
      salary_max: 20,
      salary_currency: "EUR",
      salary_period: "HOUR",
      description: "plain",
      description_html: "<p>rich</p>",
      date_posted: "2026-11-01",
    };

    expect(toPosting(record, NO_MAPPING)).toEqual({
      identifier: 5,
      title: "Baker",
      hiringOrganization: { name: "Bread Ltd" },
      jobLocation: { address: { addressLocality: "Pune", addressCountry: "IN" } },
      baseSalary: { value: { minValue: 10, maxValue: 20, unitText: "HOUR" }, currency: "EUR" },
      description: { markdown: "rich" },
      datePosted: "2026-11-01",
    });
  });

  it("keep a text beside nested values of the same property", () => {
    const posting = toPosting(
      { salary: "50K", currency: "EUR", location: "Pune", country: "IN" },
      NO_MAPPING,
    );

    expect(posting).toEqual({
      baseSalary: { value: "50K", currency: "EUR" },
      jobLocation: { name: "Pune", address: { addressCountry: "IN" } },
    });
  });

  it("leave out names that mean different things in different files", () => {
    const record = { opens: "x", closes: "x", type: "x", level: "x", status: "x", title: "Baker" };

    expect(toPosting(record, NO_MAPPING)).toEqual({ title: "Baker" });
    expect(unknownFields(record, NO_MAPPING)).toEqual([
      "opens",
      "closes",
      "type",
      "level",
      "status",
    ]);
  });

  it("don't replace a JobPosting's own properties", () => {
    const posting = { "@type": "JobPosting", title: "Baker", employer: "No", skills: ["x"] };

    expect(toPosting(posting, NO_MAPPING)).toEqual(posting);
  });
});

describe("a path into a record", () => {
  it("never reaches what objects inherit", () => {
    const posting = {};
    setProperty(posting, "title.name", "x");

    expect(fieldValue({}, "constructor")).toBeUndefined();
    expect(fieldValue({}, "__proto__.polluted")).toBeUndefined();
    expect(toPosting(JSON.parse('{"__proto__": {"title": "x"}}'), NO_MAPPING)).toEqual({});
    expect(posting).toEqual({ title: { name: "x" } });
  });
});
