import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { JobDetail } from "@/lib/jobs/schema";
import { COUNTRY_CODES, countryName } from "@/lib/shared/countries";
import { jsonLd } from "@/lib/shared/formats/json-ld";
import { parseUrl } from "@/lib/shared/web-link";
import { aJobDetail } from "@/lib/testing/public-samples";
import { structuredDataFaults } from "@/lib/testing/services/structured-data";
import { jobPosting } from "./job-posting";
import { EMPLOYMENT_TYPES, UNIT_TEXT_OF } from "./job-posting.schema";

// The sample of published pages is not in the repository, but our own list of its defects is.
const SEEN_IN_THE_WILD =
  "../shared/data/dev-feeds-and-jsonld/jsonld_invalid_patterns_in_the_wild.json";

const SITE = { name: "Jobharbor", url: "https://jobs.example.org" };
const NOW = new Date("2026-11-21T12:00:00Z");
const COUNTRIES = new Set(COUNTRY_CODES.map(countryName));
const ZONED = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:Z|[+-]\d\d:\d\d)$/;

type Markup = Record<string, unknown>;
type Defect = {
  field: string;
  /** A value as it was published. */
  published: unknown;
  isSound: (value: unknown, markup: Markup) => boolean;
};

const isNumber = (value: unknown) => typeof value === "number" && Number.isFinite(value);
const isCountry = (value: unknown) => typeof value === "string" && COUNTRIES.has(value);
const isEmploymentType = (value: unknown) => EMPLOYMENT_TYPES.some((type) => type === value);

const DEFECTS: Defect[] = [
  { field: "baseSalary.value.value", published: "$100,000", isSound: isNumber },
  { field: "applicantLocationRequirements.name", published: "", isSound: isCountry },
  { field: "applicantLocationRequirements.name", published: "Remote 📍", isSound: isCountry },
  {
    field: "(document)",
    published: 'A "title"\n</script><script>alert(1)</script>',
    isSound: (_value, markup) => {
      const text = jsonLd(markup as never);
      return !text.includes("<") && JSON.stringify(JSON.parse(text)) === JSON.stringify(markup);
    },
  },
  {
    field: "datePosted",
    published: "2022/03/01 9:00am",
    isSound: (value) => ZONED.test(String(value)),
  },
  {
    field: "jobLocation.address.@type",
    published: "City",
    isSound: (value) => value === "PostalAddress",
  },
  { field: "employmentType", published: "CDI", isSound: isEmploymentType },
  { field: "employmentType", published: "Full-time,Remote", isSound: isEmploymentType },
  {
    field: "description",
    published: aJobDetail().descriptionHtml.slice(0, 20),
    isSound: (value) => value === aJobDetail().descriptionHtml,
  },
  {
    field: "hiringOrganization.sameAs",
    published: "",
    isSound: (value) => parseUrl(String(value)) !== null,
  },
  {
    field: "jobLocation.address.streetAddress",
    published: "2232 Rue Noel, H4M1R9 Montreal",
    isSound: (value) => value === undefined,
  },
  {
    field: "baseSalary.value.unitText",
    published: "Year",
    isSound: (value) => Object.values(UNIT_TEXT_OF).includes(String(value)),
  },
  {
    field: "validThrough",
    published: "2022-09-30T00:00",
    isSound: (value) => ZONED.test(String(value)) && String(value).includes("T23:59:59"),
  },
  {
    field: "applicantLocationRequirements",
    published: { "@type": "Country", name: "India" },
    isSound: (_value, markup) => markup["jobLocationType"] === "TELECOMMUTE",
  },
];

const HOSTILE = '"A\n</script><script>alert(1)</script>, $100,000 📍';

// What people and sources may write into free-text fields.
const JOBS: Partial<JobDetail>[] = [
  {},
  { title: HOSTILE, education: HOSTILE, skills: [HOSTILE, "C++"], duration: HOSTILE },
  { company: { ...aJobDetail().company, name: HOSTILE, website: "", industry: HOSTILE } },
  { company: { ...aJobDetail().company, website: HOSTILE, logoUrl: "/logo.png" } },
  { places: [], workMode: "remote", eligibleCountries: ["IN"], location: "Remote 📍" },
  { places: [], workMode: "remote", eligibleCountries: [...COUNTRY_CODES] },
  { eligibleCountries: ["IN"], workMode: "hybrid" },
  { pay: { min: 100_000, max: 100_000, currency: "USD", period: "year" } },
  { pay: { min: null, max: 32.5, currency: "USD", period: "hour" } },
  { pay: null, expiresAt: null, deadline: null },
  { jobType: "freelance", timeZone: "America/St_Johns", expiresAt: "2026-12-05T03:29:59.999Z" },
];

function at(markup: Markup, path: string): unknown[] {
  if (path === "(document)") return [markup];
  const found = path.split(".").reduce<unknown[]>(
    (values, key) =>
      values.flatMap((value) => {
        const part = (value as Markup)[key];
        return part === undefined ? [] : Array.isArray(part) ? part : [part];
      }),
    [markup],
  );
  return found;
}

describe.each(DEFECTS)("$field published as $published", ({ field, published, isSound }) => {
  it.runIf(field !== "(document)" && field !== "applicantLocationRequirements")(
    "is recognised as a defect",
    () => {
      expect(isSound(published, {})).toBe(false);
    },
  );

  it("never appears in our markup", () => {
    for (const job of JOBS) {
      const markup = jobPosting(aJobDetail(job), SITE, NOW) as unknown as Markup | null;
      expect(markup).not.toBeNull();
      for (const value of at(markup ?? {}, field)) {
        expect(isSound(value, markup ?? {}), JSON.stringify(value)).toBe(true);
      }
    }
  });
});

it.runIf(existsSync(SEEN_IN_THE_WILD))("covers every defect of the sample", () => {
  const sampled = JSON.parse(readFileSync(SEEN_IN_THE_WILD, "utf8")) as { field: string }[];
  const fields = (list: { field: string }[]) => list.map(({ field }) => field).sort();

  expect(fields(DEFECTS)).toEqual(fields(sampled));
});

it("passes the validator, which finds defects in others' markup", async () => {
  for (const job of JOBS) {
    const markup = jobPosting(aJobDetail(job), SITE, NOW);
    expect(markup && (await structuredDataFaults(markup))).toEqual([]);
  }
  const faulty = {
    "@context": "https://schema.org",
    "@type": "JobPosting",
    datePosted: "soon",
    salary: 5,
    jobLocation: { "@type": "Place", address: { "@type": "City" } },
  };
  const faults = (await structuredDataFaults(faulty as never)).join("\n");
  for (const word of ["title", "datePosted", "salary", "addressCountry"]) {
    expect(faults).toContain(word);
  }
});
