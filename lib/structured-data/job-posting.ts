import type { Country, JobPosting, MonetaryAmount, Place, WithContext } from "schema-dts";
import { readShortId } from "@/lib/jobs/lifecycle";
import type { JobDetail, JobPlace } from "@/lib/jobs/schema";
import { CATEGORY_NAMES } from "@/lib/shared/categories/known";
import { countryName } from "@/lib/shared/countries";
import { withoutAbsent } from "@/lib/shared/formats/json-ld";
import type { Pay } from "@/lib/shared/money";
import { absolute, type Site, toWebAddress } from "@/lib/shared/site";
import { toZonedIso } from "@/lib/shared/zones";
import {
  CREDENTIAL_CATEGORIES,
  type CredentialCategory,
  EMPLOYMENT_TYPE_OF,
  NO_REQUIREMENTS,
  UNIT_TEXT_OF,
} from "./job-posting.schema";

/**
 * The schema.org markup of a job's own page, as Google's job search reads it; `null` when there
 * must be none because the job is not live, is a sample, or can't be placed in any country. Every
 * value also appears on the page, and nothing is empty. The rules are in its test's table.
 */
export function jobPosting(
  job: JobDetail,
  site: Site,
  now = new Date(),
): WithContext<JobPosting> | null {
  const locations = jobLocations(job.places);
  const countries = job.workMode === "remote" ? applicantCountries(job) : [];
  const isPlaced = job.workMode === "remote" ? countries.length > 0 : locations.length > 0;
  if (!isOpen(job, now) || !isPlaced || job.descriptionHtml.trim() === "") return null;

  return {
    "@context": "https://schema.org",
    "@type": "JobPosting",
    title: job.title,
    description: job.descriptionHtml,
    datePosted: toZonedIso(new Date(job.postedAt), job.timeZone),
    employmentType: EMPLOYMENT_TYPE_OF[job.jobType],
    directApply: job.applyUrl === null,
    hiringOrganization: hiringOrganization(job.company, site),
    identifier: identifier(job, site),
    url: absolute(site, `/job/${job.slug}`),
    ...withoutAbsent({
      validThrough: job.expiresAt && toZonedIso(new Date(job.expiresAt), job.timeZone),
      jobLocation: oneOrMore(locations),
      jobLocationType: job.workMode === "remote" ? "TELECOMMUTE" : null,
      applicantLocationRequirements: oneOrMore(countries),
      baseSalary: job.pay && baseSalary(job.pay),
      experienceRequirements: experienceRequirements(job.experienceYears),
      educationRequirements: educationRequirements(job.education),
      skills: job.skills,
      industry: unlessOther(job.company.industry),
      occupationalCategory: job.category === "other" ? null : CATEGORY_NAMES[job.category],
    }),
  };
}

function isOpen(job: JobDetail, now: Date): boolean {
  const isPast = job.expiresAt !== null && Date.parse(job.expiresAt) <= now.getTime();
  return job.status === "live" && !job.isSample && !isPast;
}

function oneOrMore<T>(values: T[]): T | T[] | null {
  const [first] = values;
  return values.length > 1 ? values : (first ?? null);
}

// Google refuses a place without its country, so a place known only by name is left out.
function jobLocations(places: JobPlace[]): Place[] {
  const addresses = places
    .filter((place) => place.countryCode !== null)
    .map(({ city, region, countryCode }) =>
      withoutAbsent({
        "@type": "PostalAddress" as const,
        addressLocality: city,
        addressRegion: region,
        addressCountry: countryCode,
      }),
    );
  const unique = new Map(addresses.map((address) => [JSON.stringify(address), address]));
  return [...unique.values()].map((address) => ({ "@type": "Place", address }));
}

// If a remote job names no countries, people may apply from those of its places: Google reads the
// markup that way, and would otherwise refuse it.
function applicantCountries(job: JobDetail): Country[] {
  const ofPlaces = job.places.flatMap(({ countryCode }) => countryCode ?? []);
  const codes = job.eligibleCountries.length > 0 ? job.eligibleCountries : ofPlaces;
  return [...new Set(codes)].map((code) => ({ "@type": "Country", name: countryName(code) }));
}

function hiringOrganization(company: JobDetail["company"], site: Site) {
  return withoutAbsent({
    "@type": "Organization" as const,
    name: company.name,
    sameAs: toWebAddress(company.website),
    logo: company.logoUrl && absolute(site, company.logoUrl),
  });
}

function identifier(job: JobDetail, site: Site) {
  const isImported = job.source !== null && job.reference !== null;
  return {
    "@type": "PropertyValue" as const,
    name: isImported ? (job.source ?? site.name) : site.name,
    value: isImported ? (job.reference ?? job.id) : (readShortId(job.slug) ?? job.id),
  };
}

function baseSalary({ min, max, currency, period }: Pay): MonetaryAmount | null {
  if (min === null && max === null) return null;
  const amount = min === max ? { value: min } : { minValue: min, maxValue: max };
  return {
    "@type": "MonetaryAmount",
    currency,
    value: {
      "@type": "QuantitativeValue",
      ...withoutAbsent(amount),
      unitText: UNIT_TEXT_OF[period],
    },
  };
}

function experienceRequirements(years: number | null) {
  if (years === null) return null;
  if (years === 0) return NO_REQUIREMENTS;
  return {
    "@type": "OccupationalExperienceRequirements" as const,
    monthsOfExperience: Math.round(years * 12),
  };
}

function educationRequirements(education: string | null) {
  if (education === null) return null;
  if (ASKS_FOR_NOTHING.test(education)) return NO_REQUIREMENTS;
  const credentialCategory = credentialOf(education);
  return credentialCategory
    ? { "@type": "EducationalOccupationalCredential" as const, credentialCategory }
    : null;
}

const ASKS_FOR_NOTHING =
  /^\s*(?:none|no(?:t| formal| degree| education| qualification)?(?: \w+)? (?:required|necessary|needed|requirements?)|no requirements?|any)\s*\.?\s*$/i;

const CREDENTIAL_WORDS: Record<CredentialCategory, RegExp> = {
  "high school":
    /\b(?:high[- ]school|secondary school|school leaving|GED|HSC|SSC|A[- ]levels?|GCSEs?|abitur|1[02]th)\b/i,
  "professional certificate": /\b(?:professional certificat\w*|certificat(?:e|ion)s?)\b/i,
  "associate degree": /\bassociate(?:'s|’s|s)?(?: of \w+)? degree\b|\bassociate(?:'s|’s) /i,
  "bachelor degree":
    /\bbachelor|\bany graduate\b|\bgraduate in any\b|\bB\.? ?(?:Tech|Sc|Com|Ed|Eng|Arch)\b|\b(?:B\.A|B\.E|B\.S|BBA|BCA)\b|\bunder-?graduate degree\b|\buniversity degree\b/i,
  "postgraduate degree":
    /\bmaster(?:'s|’s|s)?\b(?! of ceremonies)|\bpost-?graduate\b|\bPh\.? ?D\b|\bdoctora(?:l|te)\b|\bM\.? ?(?:Tech|Sc|Com|Ed|Phil|Arch)\b|\b(?:MBA|MCA|LLM|M\.A|M\.S)\b/i,
};

// "Bachelor's or master's degree" requires a bachelor's: the lowest one named counts.
function credentialOf(education: string): CredentialCategory | null {
  return CREDENTIAL_CATEGORIES.find((name) => CREDENTIAL_WORDS[name].test(education)) ?? null;
}

function unlessOther(word: string | null): string | null {
  return word === "Other" ? null : word;
}
