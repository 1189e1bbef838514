import type { CompanySummary } from "@/lib/companies/schema";
import type { SearchResult } from "@/lib/search/results.schema";
import { FACET_LABELS } from "@/lib/search/schema";
import type { FieldsWith, FieldValues } from "./posting/fields.schema";

/** Each kind's key inside and in URLs' kebab form, with the spec's words for people. */
export const JOB_TYPES = FACET_LABELS.jobType;
export type JobType = keyof typeof JOB_TYPES;

export const CATEGORIES = FACET_LABELS.category;
export type JobCategory = keyof typeof CATEGORIES;

export const EXPERIENCE_LEVELS = FACET_LABELS.level;
export type ExperienceLevel = keyof typeof EXPERIENCE_LEVELS;

export const WORK_MODES = FACET_LABELS.mode;
export type WorkMode = keyof typeof WORK_MODES;

export const JOB_STATUSES = [
  "draft",
  "in_review",
  "live",
  "paused",
  "closed",
  "expired",
  "removed",
  "rejected",
] as const;
export type JobStatus = (typeof JOB_STATUSES)[number];

/** How long an ended job keeps its page before it answers 410. */
export const ENDED_PAGE_DAYS = 30;
/** A fresher job asks for at most this much experience and is no internship. */
export const FRESHER_MAX_YEARS = 1;
export const RESULT_EXCERPT_LENGTH = 150;

/** Everything a posting says, however it arrives: typed into a form, imported or generated. */
export type JobContent = Omit<FieldValues, "location" | "experienceYears" | "timeZone"> & {
  companyId: string;
  experienceYears: number | null;
  /** Stated without years; ignored when the years are known. */
  experienceLevel: ExperienceLevel | null;
  /** In the employer's order; at least one, or none for a remote job. */
  places: { cityId: number | null; label: string; countryCode: string | null }[];
  /** IANA zone in which the deadline's day ends. */
  timeZone: string;
  applyUrl: string | null;
};

/** The facts of a job: what its cards, its page and its applicants' copies of it hold. */
export type JobFacts = Pick<JobContent, FieldsWith<"isFact">>;

/** A job as a card shows it, in every list of the product. */
export type JobCard = JobFacts & {
  id: string;
  /** `/job/{slug}` is the job's page. */
  slug: string;
  title: string;
  company: CompanySummary;
  /** The places as one line, e.g. "Pune, India" or "Pune, India + 2 more". */
  location: string;
  /** Plain text of at most 300 characters; cut it with `excerpt()`. */
  excerpt: string;
  /** ISO instant. */
  postedAt: string;
  /** Whether one applies on another site. */
  isExternal: boolean;
  /** A sample of the fallback lists: shown with a "Sample" badge, leads nowhere. */
  isSample: boolean;
};

export type JobPlace = {
  /** As shown, e.g. "Pune, India". */
  label: string;
  city: string | null;
  region: string | null;
  countryCode: string | null;
  latitude: number | null;
  longitude: number | null;
};

/** A job as its own page shows it. */
export type JobDetail = Omit<JobCard, "company"> & {
  company: CompanySummary & {
    description: string | null;
    industry: string | null;
    companySize: string | null;
    website: string | null;
    verifiedAt: string | null;
    verifiedBy: string | null;
    /** Its live jobs, this one included. */
    liveJobs: number;
  };
  /** Ready for the page: rendered from Markdown and sanitised. */
  descriptionHtml: string;
  places: JobPlace[];
  status: "live" | "paused" | "closed" | "expired";
  timeZone: string;
  /** ISO instant of the deadline day's end in `timeZone`. */
  expiresAt: string | null;
  endedAt: string | null;
  applyUrl: string | null;
  /** Imported postings: where from, and the source's own identifier. */
  source: string | null;
  reference: string | null;
  updatedAt: string;
};

/** A page of search results as people see it. */
export type JobSearch = Omit<SearchResult, "jobIds" | "partialMatches"> & {
  jobs: JobCard[];
  /** Close to the search, not found by it. */
  close: JobCard[];
};
