import { existsSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { readLocation } from "@/lib/places/location-reading";
import type { Atlas } from "@/lib/places/locations.schema";
import type { City } from "@/lib/places/schema";
import { collect } from "@/lib/testing/services/streams";
import { toDraft, webAddress } from "./draft-postings";
import { readMapping } from "./mapping";
import { type Mapping, NO_MAPPING } from "./mapping.schema";
import { inspectFile, readRecords } from "./readers/files.queries";
import { toReadyPosting } from "./ready-postings";

const pune: City = {
  id: 1,
  name: "Pune",
  region: "Maharashtra",
  regionCode: "16",
  countryCode: "IN",
  latitude: 18.5,
  longitude: 73.8,
  population: 3_000_000,
  timeZone: "Asia/Kolkata",
};
const atlas: Atlas = { cities: new Map([["pune", [pune]]]), largest: new Map(), towns: new Map() };
const now = new Date("2026-11-21T12:00:00Z");

const aPosting = (more: object = {}) => ({
  "@type": "JobPosting",
  identifier: "b-1",
  title: "Baker",
  description: "<p>Bake.</p>",
  hiringOrganization: { name: "Bread Ltd", sameAs: "https://bread.example" },
  jobLocation: "Pune, India",
  employmentType: "FULL_TIME",
  datePosted: "2026-11-01",
  ...more,
});
const read = (more: object = {}, mapping: Mapping = NO_MAPPING, at = now) => {
  const draft = toDraft(aPosting(more), mapping);
  return toReadyPosting(draft, readLocation(draft.where, atlas), { mapping, now: at });
};

// A sender can make a field as long as they like.
it.each([
  ["a place full of spaces", { jobLocation: `a${" ".repeat(500_000)}b` }],
  ["a place full of tabs", { jobLocation: `a${"\t".repeat(500_000)}b` }],
  ["half a million digits as its experience", { experienceRequirements: "1".repeat(500_000) }],
  ["endless digits as its pay", { baseSalary: "1,".repeat(250_000) }],
  [
    "a hundred thousand skills",
    { skills: Array.from({ length: 100_000 }, (_, at) => `skill ${at}`) },
  ],
])("a posting with %s is read quickly", (_what, more) => {
  const before = process.cpuUsage();
  expect(read(more).content.title).toBe("Baker");
  expect(process.cpuUsage(before).user).toBeLessThan(1e6);
});

describe("a posting", () => {
  it("has everything that its record says", () => {
    const posting = read({
      validThrough: "2026-12-04T23:59:59+05:30",
      baseSalary: { currency: "INR", value: { minValue: 15000, unitText: "MONTH" } },
      skills: "Kneading, Icing",
      experienceRequirements: { monthsOfExperience: 24 },
      educationRequirements: "Any",
      url: "https://bread.example/jobs/1",
    });

    expect(posting).toMatchObject({
      reference: "b-1",
      postedAt: new Date("2026-11-01T00:00:00Z"),
      company: { name: "Bread Ltd", website: "https://bread.example/" },
      notes: [],
      content: {
        title: "Baker",
        description: "Bake.",
        jobType: "full_time",
        workMode: null,
        places: [{ cityId: 1, label: "Pune, India", countryCode: "IN" }],
        timeZone: "Asia/Kolkata",
        deadline: "2026-12-04",
        pay: { min: 15000, max: null, currency: "INR", period: "month" },
        skills: ["Kneading", "Icing"],
        experienceYears: 2,
        education: "Any",
        applyUrl: "https://bread.example/jobs/1",
      },
    });
  });

  it.each<[string, object, RegExp]>([
    ["no title", { title: " " }, /no title.*Which field is which.*mapping file/],
    [
      "a title of 20,000 characters",
      { title: "x".repeat(20_000) },
      /20,000 characters, but can have at most 200/,
    ],
    ["no company", { hiringOrganization: {} }, /no company.*Which field is which.*mapping file/],
    ["a company of punctuation alone", { hiringOrganization: "---" }, /no company/],
    ["no description", { description: "<p> </p>" }, /no description.*Which field is which/],
    ["a description beyond the limit", { description: "word ".repeat(30_000) }, /at most 100,000/],
    ["no place", { jobLocation: "" }, /There's no place.*Which field is which/],
    ["a text that isn't a place", { jobLocation: "n/a" }, /can't find a place/],
    ["a deadline in the past", { validThrough: "2026-11-20" }, /^It ended on 2026-11-20\.$/],
    [
      "a deadline that isn't a date",
      { validThrough: "soon" },
      /“soon” is ambiguous or isn.t a date/,
    ],
    ["an ambiguous date", { datePosted: "03/04/2026" }, /ambiguous/],
    ["remote work without a country", { jobLocation: "Remote" }, /doesn't name a country/],
  ])("is refused with %s", (_what, more, reason) => {
    expect(() => read(more)).toThrow(reason);
  });

  it("is open until the end of its last day in its job's time zone", () => {
    // In Pune it is already the 22nd.
    const late = new Date("2026-11-21T19:00:00Z");
    const ends = { validThrough: "2026-11-21" };

    expect(read(ends).content.deadline).toBe("2026-11-21");
    expect(() => read(ends, NO_MAPPING, late)).toThrow(/ended/);
  });

  it("reads a remote job's countries from its requirements, its words, its places, or the mapping", () => {
    const remote = (more: object, mapping?: Mapping) =>
      read({ jobLocationType: "TELECOMMUTE", ...more }, mapping).content.eligibleCountries;
    const ours = readMapping('{"country": "DE"}');

    expect(remote({ applicantLocationRequirements: [{ name: "France" }] })).toEqual(["FR"]);
    expect(remote({ jobLocation: "Remote in Canada" })).toEqual(["CA"]);
    expect(remote({})).toEqual(["IN"]);
    expect(remote({ jobLocation: undefined }, ours)).toEqual(["DE"]);
    const text = "<p>You must be authorized to work in the United Kingdom.</p>";
    expect(remote({ jobLocation: "Remote", description: text })).toEqual(["GB"]);
    const pay = { currency: "CAD", value: { value: 30, unitText: "HOUR" } };
    expect(remote({ jobLocation: "Remote", baseSalary: pay })).toEqual(["CA"]);
  });

  it("has the work mode that the field, the title, the place or the text states, and otherwise none", () => {
    const mode = (more: object) => read(more).content.workMode;

    expect(mode({})).toBeNull();
    expect(mode({ jobLocation: "Pune (hybrid)" })).toBe("hybrid");
    expect(mode({ title: "Baker (on-site)" })).toBe("on_site");
    expect(mode({ description: "<p>This position is fully remote.</p>" })).toBe("remote");
    expect(mode({ jobLocation: "Pune or Remote", title: "Baker (not remote)" })).toBe("on_site");
    expect(mode({ jobLocationType: "TELECOMMUTE", title: "Baker, hybrid" })).toBe("remote");
  });

  it("has the place in its title if nothing else states one", () => {
    const titled = (title: string) => read({ title, jobLocation: undefined }).content.places;

    expect(titled("Baker Pune, IN")).toEqual([
      { cityId: 1, label: "Pune, India", countryCode: "IN" },
    ]);
    expect(titled("Baker in Pune")).toMatchObject([{ cityId: 1 }]);
    expect(() => titled("Baker, Sales")).toThrow(/no place/);
  });

  it("keeps the words of an uncertain place, and says so", () => {
    const { content, notes } = read({ jobLocation: "Multiple locations" });

    expect(content.places).toEqual([
      { cityId: null, label: "Multiple locations", countryCode: null },
    ]);
    expect(notes).toEqual([expect.stringContaining("its text was kept")]);
  });

  it("is identified by its identifier, or else its address, or else its content", () => {
    const reference = (more: object) => read({ identifier: undefined, ...more }).reference;

    expect(reference({ identifier: { "@type": "PropertyValue", name: "Bread", value: 42 } })).toBe(
      "42",
    );
    expect(reference({ url: "https://bread.example/1" })).toBe("https://bread.example/1");
    expect(reference({})).toMatch(/^made-[0-9a-f]{32}$/);
    expect(reference({})).toBe(reference({ description: "<p>Other words.</p>" }));
    expect(reference({})).not.toBe(reference({ title: "Cook" }));
    expect(reference({ identifier: "x".repeat(500) })).toMatch(/^long-/);
  });

  it("has a hash that changes with its content and with nothing else", () => {
    const hash = (more: object = {}) => read(more).contentHash;

    expect(hash()).toBe(hash({ sponsor: "unused" }));
    expect(hash()).not.toBe(hash({ title: "Head baker" }));
    expect(hash()).not.toBe(hash({ datePosted: "2026-11-02" }));
  });

  it("says what was assumed or left out", () => {
    const { notes, content } = read({ employmentType: "OTHER", baseSalary: "50 or so" });

    expect(content.jobType).toBe("full_time");
    expect(notes).toHaveLength(2);
  });

  it("never has a posting date in the future", () => {
    expect(read({ datePosted: "2026-12-01" }).postedAt).toBeNull();
  });

  it("adds, once, the texts that JobPosting keeps beside the description", () => {
    const { content } = read({ responsibilities: "Get up early.", qualifications: "Bake." });

    expect(content.description).toBe("Bake.\n\n### Responsibilities\n\nGet up early.");
  });
});

it.each([
  ["https://a.example/x?y=1", "https://a.example/x?y=1"],
  ["www.a.example/x", "https://www.a.example/x"],
  ["javascript:alert(1)", null],
  ["https://user:secret@a.example", null],
  ["ftp://a.example", null],
  ["https://localhost", null],
  [`https://a.example/${"x".repeat(3000)}`, null],
  [undefined, null],
])("reads %j as the address %j", (given, address) => {
  expect(webAddress(given)).toBe(address);
});

const shared = "../shared/data";
it.skipIf(!existsSync(shared)).each([
  ["tts-cc0", 1, 188],
  ["composite-onet-us", 10, 209],
  ["composite-nyc-onet", 10, 122],
])(
  "makes clean drafts from the shared data set %s, one record in %i",
  async (set, each, count) => {
    const file = await inspectFile(`${shared}/seed-postings-${set}/postings.jsonl`);
    const records = (await collect(readRecords(file))).filter(
      (_record, index) => index % each === 0,
    );
    const drafts = records.map(({ fields }) => toDraft(fields ?? {}, NO_MAPPING));
    const left = /<\/?(?:p|br|div|ul|li|td)\b|â€|&amp;|^#{1,2} /m;

    expect(new Set(drafts.map(({ reference }) => reference)).size).toBe(count);
    expect(
      drafts.filter(({ title, description }) => left.test(`${title}\n${description}`)),
    ).toEqual([]);
  },
  60_000,
);
