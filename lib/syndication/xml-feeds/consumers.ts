import { JOB_TYPES, WORK_MODES } from "@/lib/jobs/schema";
import { CATEGORY_NAMES, categorySlug } from "@/lib/shared/categories/known";
import { formatPay } from "@/lib/shared/money";
import { plural } from "@/lib/shared/plural";
import type { XmlFeedEntry, XmlFeedName } from "./schema";

type Value = (entry: XmlFeedEntry) => string | null;
/** An element of an advertisement. One without what it must have is left out of the feed. */
type Field = { name: string; value: Value; isRequired?: true | ((entry: XmlFeedEntry) => boolean) };

/** A format of a feed, by the public specification of whoever reads it. */
export type XmlFeedFormat = {
  label: string;
  root: string;
  /** What the element with the publisher's address is called; null without any of the publisher. */
  publisherUrl: "publisherurl" | "publisherUrl" | null;
  /** How it says when it changed last: as in RSS unless it is ISO 8601. */
  built?: "iso";
  /** Whether a job's reference is an attribute of its element. */
  hasIdAttribute: boolean;
  /** Whether everything in it has to name an address to write to. */
  needsContact?: true;
  /** Whether a job in several places is several advertisements. */
  isPerPlace: boolean;
  /** Whether it has what jobs state in the site's own fields, each as an element `field`. */
  hasOwnFields?: true;
  fields: readonly Field[];
};

const isRemote = ({ workMode }: XmlFeedEntry) => workMode === "remote";
const place = ({ places: [first] }: XmlFeedEntry) => first;
const must = { isRequired: true } as const;

/** "04.12.2026", in UTC. */
function dayMonthYear(date: Date): string {
  const [year, month, day] = date.toISOString().slice(0, 10).split("-");
  return `${day}.${month}.${year}`;
}

const title: Value = (job) => job.title;
const company: Value = (job) => job.company;
const url: Value = (job) => job.url;
const html: Value = (job) => job.html;
const reference: Value = (job) => job.reference;
const posted: Value = ({ postedAt }) => postedAt.toISOString();
const city: Value = (job) => place(job)?.city ?? null;
const state: Value = (job) => place(job)?.region ?? null;
const country: Value = (job) => place(job)?.countryCode ?? null;
const salary: Value = ({ pay }) => pay && formatPay(pay);
const jobType: Value = (job) => JOB_TYPES[job.jobType];
const category: Value = (job) => CATEGORY_NAMES[job.category];
const education: Value = (job) => job.education;
const labels: Value = ({ places }) => places.map(({ label }) => label).join("; ") || null;
const experience: Value = ({ experienceYears: years }) =>
  years === null ? null : plural(years, { one: "{count} year", other: "{count} years" });

// With less, they take it for no description.
const LEAST_LINKEDIN_CHARACTERS = 100;
const LEAST_TALENT_CHARACTERS = 50;
const atLeast =
  (characters: number): Value =>
  ({ html: text }) =>
    text.length >= characters ? text : null;

const LINKEDIN_LEVELS = {
  entry: "ENTRY_LEVEL",
  mid: "MID_SENIOR_LEVEL",
  senior: "MID_SENIOR_LEVEL",
  executive: "EXECUTIVE",
} as const;

const LINKEDIN_TYPES = {
  full_time: "FULL_TIME",
  part_time: "PART_TIME",
  contract: "CONTRACT",
  freelance: "CONTRACT",
  internship: "INTERNSHIP",
} as const;

const linkedinLevel: Value = ({ jobType: type, experienceLevel: level }) =>
  type === "internship" ? "INTERNSHIP" : level && LINKEDIN_LEVELS[level];

const REMOTE_TYPES = { remote: "Fully remote", hybrid: "Hybrid remote", on_site: null } as const;

/** The formats by the names of their files. */
export const XML_FEED_FORMATS: Readonly<Record<XmlFeedName, XmlFeedFormat>> = {
  jobs: {
    ...{
      label: "XML",
      root: "jobs",
      publisherUrl: "publisherurl",
      hasIdAttribute: true,
      isPerPlace: false,
      hasOwnFields: true,
    },
    fields: [
      { name: "title", value: title, ...must },
      { name: "url", value: url, ...must },
      { name: "company", value: company, ...must },
      { name: "location", value: labels },
      {
        name: "countries",
        value: ({ places, eligibleCountries }) => {
          const codes = places.flatMap(({ countryCode }) => countryCode ?? []);
          return [...new Set([...codes, ...eligibleCountries])].join(",") || null;
        },
      },
      { name: "workmode", value: (job) => job.workMode },
      { name: "jobtype", value: (job) => job.jobType },
      { name: "category", value: (job) => categorySlug(job.category) },
      {
        name: "experienceyears",
        value: ({ experienceYears: years }) => (years === null ? null : `${years}`),
      },
      { name: "level", value: (job) => job.experienceLevel },
      { name: "education", value: education },
      { name: "salarymin", value: ({ pay }) => (pay?.min === null || !pay ? null : `${pay.min}`) },
      { name: "salarymax", value: ({ pay }) => (pay?.max === null || !pay ? null : `${pay.max}`) },
      { name: "salarycurrency", value: ({ pay }) => pay?.currency ?? null },
      { name: "salaryperiod", value: ({ pay }) => pay?.period ?? null },
      { name: "skills", value: ({ skills }) => skills.join(", ") || null },
      { name: "posted", value: posted, ...must },
      { name: "changed", value: ({ changedAt }) => changedAt.toISOString(), ...must },
      { name: "expires", value: ({ expiresAt }) => expiresAt?.toISOString() ?? null },
      { name: "description", value: html, ...must },
    ],
  },
  indeed: {
    ...{ label: "Indeed", root: "source", publisherUrl: "publisherurl" },
    ...{ hasIdAttribute: false, isPerPlace: true },
    fields: [
      { name: "title", value: title, ...must },
      { name: "date", value: posted, ...must },
      { name: "referencenumber", value: reference, ...must },
      { name: "requisitionid", value: ({ id }) => id, ...must },
      { name: "url", value: url, ...must },
      { name: "company", value: company, ...must },
      { name: "sourcename", value: company, ...must },
      { name: "city", value: city, isRequired: (job) => !isRemote(job) },
      { name: "state", value: state },
      { name: "country", value: country, ...must },
      { name: "remotetype", value: ({ workMode }) => workMode && REMOTE_TYPES[workMode] },
      { name: "description", value: html, ...must },
      { name: "salary", value: salary },
      { name: "education", value: education },
      { name: "jobtype", value: jobType },
      { name: "category", value: category },
      { name: "experience", value: experience },
      { name: "expirationdate", value: ({ expiresAt }) => expiresAt?.toISOString() ?? null },
    ],
  },
  jooble: {
    ...{ label: "Jooble", root: "jobs", publisherUrl: null },
    ...{ hasIdAttribute: true, isPerPlace: false },
    fields: [
      { name: "link", value: url, ...must },
      { name: "name", value: title, ...must },
      { name: "region", value: (job) => labels(job) ?? (isRemote(job) ? "Remote" : null), ...must },
      { name: "description", value: html, ...must },
      { name: "pubdate", value: ({ postedAt }) => dayMonthYear(postedAt), ...must },
      { name: "updated", value: ({ changedAt }) => dayMonthYear(changedAt), ...must },
      { name: "salary", value: salary },
      { name: "company", value: company, ...must },
      { name: "expire", value: ({ expiresAt }) => expiresAt && dayMonthYear(expiresAt) },
      { name: "jobtype", value: jobType },
    ],
  },
  linkedin: {
    ...{ label: "LinkedIn", root: "source", publisherUrl: "publisherUrl" },
    ...{ hasIdAttribute: false, isPerPlace: true, needsContact: true },
    fields: [
      { name: "partnerJobId", value: reference, ...must },
      { name: "company", value: company, ...must },
      { name: "title", value: title, ...must },
      { name: "description", value: atLeast(LEAST_LINKEDIN_CHARACTERS), ...must },
      { name: "applyUrl", value: url, ...must },
      { name: "location", value: labels, ...must },
      { name: "city", value: city },
      { name: "state", value: state },
      { name: "country", value: country },
      { name: "workplaceTypes", value: ({ workMode }) => workMode && WORK_MODES[workMode] },
      { name: "experienceLevel", value: linkedinLevel },
      { name: "jobtype", value: (job) => LINKEDIN_TYPES[job.jobType] },
      { name: "posterEmail", value: ({ contact }) => contact, ...must },
    ],
  },
  talent: {
    ...{ label: "Talent.com", root: "source", publisherUrl: "publisherurl", built: "iso" },
    ...{ hasIdAttribute: false, isPerPlace: true },
    fields: [
      { name: "title", value: title, ...must },
      { name: "dateposted", value: posted, ...must },
      { name: "referencenumber", value: reference, ...must },
      { name: "url", value: url, ...must },
      { name: "company", value: company, ...must },
      { name: "city", value: city, isRequired: (job) => !isRemote(job) },
      { name: "state", value: state },
      { name: "country", value: country, ...must },
      { name: "isremote", value: (job) => (isRemote(job) ? "yes" : "no") },
      { name: "description", value: atLeast(LEAST_TALENT_CHARACTERS), ...must },
      { name: "salary", value: salary },
      { name: "jobtype", value: jobType },
      { name: "category", value: category },
      { name: "experience", value: experience },
      { name: "expirationdate", value: ({ expiresAt }) => expiresAt?.toISOString() ?? null },
    ],
  },
};
