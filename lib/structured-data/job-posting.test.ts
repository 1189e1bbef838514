import { describe, expect, it } from "vitest";
import type { JobDetail } from "@/lib/jobs/schema";
import { aJobDetail } from "@/lib/testing/public-samples";
import { structuredDataFaults } from "@/lib/testing/services/structured-data";
import { jobPosting } from "./job-posting";

const SITE = { name: "Jobharbor", url: "https://jobs.example.org" };
const NOW = new Date("2026-11-21T12:00:00Z");
const [PUNE] = aJobDetail().places;
const ROTTERDAM = {
  label: "Rotterdam, Netherlands",
  city: "Rotterdam",
  region: "South Holland",
  countryCode: "NL",
  latitude: 51.92,
  longitude: 4.48,
};
const UNKNOWN = { ...ROTTERDAM, label: "Head office", city: null, region: null, countryCode: null };
const REMOTE: Partial<JobDetail> = {
  workMode: "remote",
  places: [],
  eligibleCountries: ["IN", "NL"],
};
const pay = (min: number | null, max: number | null, period = "year" as const) => ({
  pay: { min, max, currency: "EUR", period },
});
const company = (changes: Partial<JobDetail["company"]>) => ({
  company: { ...aJobDetail().company, ...changes },
});
const ABSENT = undefined;

type Row = [property: string, when: string, job: Partial<JobDetail>, expected: unknown];

// One row per rule: the property, the condition, and the resulting markup.
const TABLE: Row[] = [
  ["@context", "always", {}, "https://schema.org"],
  ["@type", "always", {}, "JobPosting"],
  ["title", "always: the title alone, as the page's heading", {}, "Freight planner"],
  ["title", "no company, pay or place is added", { ...pay(1, 2) }, "Freight planner"],
  ["description", "always: the page's whole text in HTML", {}, aJobDetail().descriptionHtml],
  ["datePosted", "always: ISO 8601 in the job's zone", {}, "2026-11-20T14:00:00+05:30"],
  ["validThrough", "a deadline: its day's end in its zone", {}, "2026-12-04T23:59:59+05:30"],
  [
    "validThrough",
    "a zone behind UTC",
    { timeZone: "America/New_York", expiresAt: "2026-12-05T04:59:59.999Z" },
    "2026-12-04T23:59:59-05:00",
  ],
  ["validThrough", "no deadline", { deadline: null, expiresAt: null }, ABSENT],
  ["employmentType", "full-time", { jobType: "full_time" }, "FULL_TIME"],
  ["employmentType", "part-time", { jobType: "part_time" }, "PART_TIME"],
  ["employmentType", "contract", { jobType: "contract" }, "CONTRACTOR"],
  ["employmentType", "freelance", { jobType: "freelance" }, "CONTRACTOR"],
  ["employmentType", "internship", { jobType: "internship" }, "INTERN"],
  ["directApply", "applied for here", { applyUrl: null }, true],
  ["directApply", "applied for elsewhere", { applyUrl: "https://x.example/apply" }, false],
  ["url", "always: the job's canonical address", {}, `${SITE.url}/job/${aJobDetail().slug}`],

  ["hiringOrganization.@type", "always", {}, "Organization"],
  ["hiringOrganization.name", "always: the employer, never the site", {}, "Northwind Logistics"],
  ["hiringOrganization.sameAs", "a website", {}, "https://northwind.example/"],
  [
    "hiringOrganization.sameAs",
    "a website without a scheme",
    company({ website: "northwind.example" }),
    "https://northwind.example/",
  ],
  ["hiringOrganization.sameAs", "no website", company({ website: null }), ABSENT],
  ["hiringOrganization.sameAs", "an empty website", company({ website: " " }), ABSENT],
  ["hiringOrganization.sameAs", "no address", company({ website: "javascript:alert(1)" }), ABSENT],
  ["hiringOrganization.logo", "no logo", {}, ABSENT],
  [
    "hiringOrganization.logo",
    "a logo: its full address",
    company({ logoUrl: "/logos/n.png" }),
    `${SITE.url}/logos/n.png`,
  ],

  ["identifier.@type", "always", {}, "PropertyValue"],
  ["identifier.name", "posted here", {}, "Jobharbor"],
  ["identifier.value", "posted here: the short id, whatever the title", {}, "b2c3d4f5g6"],
  ["identifier.name", "imported", { source: "nyc", reference: "87990" }, "nyc"],
  [
    "identifier.value",
    "imported: the source's own",
    { source: "nyc", reference: "87990" },
    "87990",
  ],

  ["jobLocation.@type", "on-site", {}, "Place"],
  ["jobLocation.address.@type", "on-site", {}, "PostalAddress"],
  ["jobLocation.address.addressLocality", "a city", {}, "Pune"],
  ["jobLocation.address.addressRegion", "a region", {}, "Maharashtra"],
  ["jobLocation.address.addressCountry", "always with a place", {}, "IN"],
  ["jobLocation.address.streetAddress", "never: no street is known", {}, ABSENT],
  [
    "jobLocation.address",
    "a country alone: nothing empty beside it",
    { places: [{ ...ROTTERDAM, city: null, region: null }] },
    { "@type": "PostalAddress", addressCountry: "NL" },
  ],
  ["jobLocation.address.addressLocality", "hybrid: as on-site", { workMode: "hybrid" }, "Pune"],
  ["jobLocation.1.address.addressLocality", "several places", places(PUNE, ROTTERDAM), "Rotterdam"],
  ["jobLocation.address.addressLocality", "one place twice", places(PUNE, PUNE), "Pune"],
  ["jobLocation.address.addressLocality", "one without a country", places(UNKNOWN, PUNE), "Pune"],
  ["jobLocation", "remote without a place", REMOTE, ABSENT],
  [
    "jobLocation.address.addressLocality",
    "remote with a place",
    { ...REMOTE, ...places(PUNE) },
    "Pune",
  ],

  ["jobLocationType", "on-site", {}, ABSENT],
  ["jobLocationType", "hybrid is not remote", { workMode: "hybrid" }, ABSENT],
  ["jobLocationType", "remote", REMOTE, "TELECOMMUTE"],
  ["applicantLocationRequirements", "on-site", { eligibleCountries: ["IN"] }, ABSENT],
  [
    "applicantLocationRequirements",
    "remote: the countries it names",
    REMOTE,
    [
      { "@type": "Country", name: "India" },
      { "@type": "Country", name: "Netherlands" },
    ],
  ],
  [
    "applicantLocationRequirements",
    "remote, one country",
    { ...REMOTE, eligibleCountries: ["NL"] },
    { "@type": "Country", name: "Netherlands" },
  ],
  [
    "applicantLocationRequirements",
    "remote, none named: its place's",
    { ...REMOTE, eligibleCountries: [], ...places(PUNE) },
    { "@type": "Country", name: "India" },
  ],

  ["baseSalary", "no pay stated", { pay: null }, ABSENT],
  ["baseSalary.@type", "pay", pay(10, 20), "MonetaryAmount"],
  ["baseSalary.currency", "pay: ISO 4217", pay(10, 20), "EUR"],
  ["baseSalary.value.@type", "pay", pay(10, 20), "QuantitativeValue"],
  ["baseSalary.value.minValue", "a range", pay(10, 20), 10],
  ["baseSalary.value.maxValue", "a range", pay(10, 20), 20],
  ["baseSalary.value.value", "a range", pay(10, 20), ABSENT],
  ["baseSalary.value.value", "one figure", pay(10.5, 10.5), 10.5],
  ["baseSalary.value.minValue", "one figure", pay(10, 10), ABSENT],
  ["baseSalary.value.minValue", "a minimum only", pay(10, null), 10],
  ["baseSalary.value.maxValue", "a minimum only", pay(10, null), ABSENT],
  ["baseSalary.value.maxValue", "a maximum only", pay(null, 20), 20],
  ["baseSalary.value.minValue", "a maximum only", pay(null, 20), ABSENT],
  ["baseSalary.value.minValue", "from zero: the zero is stated", pay(0, 20), 0],
  ...(["hour", "day", "week", "month", "year"] as const).map(
    (period): Row => [
      "baseSalary.value.unitText",
      `pay by the ${period}`,
      { pay: { min: 1, max: 2, currency: "EUR", period } },
      period.toUpperCase(),
    ],
  ),

  ["experienceRequirements.@type", "years", {}, "OccupationalExperienceRequirements"],
  ["experienceRequirements.monthsOfExperience", "years: in months", {}, 30],
  ["experienceRequirements", "no years are asked for", { experienceYears: 0 }, "no requirements"],
  ["experienceRequirements", "not stated", { experienceYears: null }, ABSENT],
  ["educationRequirements.@type", "known", {}, "EducationalOccupationalCredential"],
  ...education("bachelor degree", ["Bachelor's degree", "B.Tech in CS", "Any Graduate", "BSc"]),
  ...education("bachelor degree", ["Bachelor's or Master's degree", "B.E/MCA"]),
  ...education("postgraduate degree", ["Master’s degree", "MBA", "PhD in Physics", "M.Sc"]),
  ...education("associate degree", ["Associate's degree", "Associate of Arts degree"]),
  ...education("high school", ["High school diploma or GED", "12th pass"]),
  ...education("professional certificate", ["Professional certificate in welding"]),
  ["educationRequirements", "unknown words", { education: "Undergraduate" }, ABSENT],
  ["educationRequirements", "unknown words", { education: "A curious mind" }, ABSENT],
  ["educationRequirements", "not stated", { education: null }, ABSENT],
  ["educationRequirements", "none", { education: "No degree required" }, "no requirements"],
  ["educationRequirements", "none", { education: "Not required" }, "no requirements"],
  ["skills", "some: in the employer's order", {}, ["Route planning", "Excel"]],
  ["skills", "none", { skills: [] }, ABSENT],
  ["industry", "stated", {}, "Manufacturing"],
  ["industry", "'Other' says nothing", company({ industry: "Other" }), ABSENT],
  ["industry", "not stated", company({ industry: null }), ABSENT],
  ["occupationalCategory", "a category", { category: "healthcare" }, "Healthcare"],
  ["occupationalCategory", "'Other' says nothing", { category: "other" }, ABSENT],
];

function places(...all: (JobDetail["places"][number] | undefined)[]): Partial<JobDetail> {
  return { places: all.flatMap((place) => place ?? []) };
}

function education(expected: string, texts: string[]): Row[] {
  return texts.map((text) => [
    "educationRequirements.credentialCategory",
    `"${text}"`,
    { education: text },
    expected,
  ]);
}

function at(value: unknown, path: string): unknown {
  return path
    .split(".")
    .reduce<unknown>((part, key) => (part as Record<string, unknown> | undefined)?.[key], value);
}

describe("jobPosting", () => {
  it.each(TABLE)("%s: %s", async (...[property, , job, expected]) => {
    const markup = jobPosting(aJobDetail(job), SITE, NOW);

    expect(markup).not.toBeNull();
    expect(at(markup, property)).toEqual(expected);
    expect(markup && (await structuredDataFaults(markup))).toEqual([]);
  });

  it.each<[string, Partial<JobDetail>]>([
    ["paused", { status: "paused" }],
    ["closed", { status: "closed" }],
    ["expired", { status: "expired" }],
    ["past its deadline by the clock", { expiresAt: "2026-11-21T12:00:00.000Z" }],
    ["a sample", { isSample: true }],
    ["without a description", { descriptionHtml: " " }],
    ["on-site in an unknown country", places(UNKNOWN)],
    ["on-site without a place", { places: [] }],
    ["remote from unknown countries", { ...REMOTE, eligibleCountries: [] }],
  ])("says nothing about a job that is %s", (_what, job) => {
    expect(jobPosting(aJobDetail(job), SITE, NOW)).toBeNull();
  });
});
