import type { z } from "zod";
import type { PartialMatch, SearchResult } from "@/lib/search/results.schema";
import { FACET_LABELS } from "@/lib/search/schema";
import type { StatedField } from "./custom-fields/schema";
import type { FieldsShaped, FieldValues } from "./posting/field-shapes.schema";
import type { jobCard, jobDetail } from "./public/cards.schema";

/** Each kind's key inside and in URLs' kebab form, with the spec's words for people. */
export const JOB_TYPES = FACET_LABELS.jobType;
export type JobType = keyof typeof JOB_TYPES;

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

/** Everything a posting says, however it arrives: typed into a form, imported or generated. */
export type JobContent = Omit<
  FieldValues,
  "location" | "experienceYears" | "timeZone" | "workMode" | "customFields"
> & {
  companyId: string;
  /** Null where an import's source does not say. */
  workMode: WorkMode | null;
  experienceYears: number | null;
  /** Stated without years; ignored when the years are known. */
  experienceLevel: ExperienceLevel | null;
  /** In the employer's order; at least one, or none for a remote job. */
  places: { cityId: number | null; label: string; countryCode: string | null }[];
  /** The IANA time zone in which the deadline's day ends. */
  timeZone: string;
  applyUrl: string | null;
  /** What it states in the site's own fields, in their order. */
  customFields: StatedField[];
};

/** A job as a card shows it, in every list of the product. */
export type JobCard = z.infer<typeof jobCard>;

/** The facts of a job: what its cards, its page and its applicants' copies of it hold. */
export type JobFacts = Pick<JobCard, FieldsShaped<"fact">>;

/** A job as its own page shows it. */
export type JobDetail = z.infer<typeof jobDetail>;
export type JobPlace = JobDetail["places"][number];

/** A job that is close to a search, and by what. */
export type CloseJob = { job: JobCard; by: PartialMatch["by"] };

/** A page of search results as people see it. */
export type JobSearch = Omit<SearchResult, "jobIds" | "partialMatches" | "mentions"> & {
  jobs: JobCard[];
  /** Jobs that only mention the words: all of them counted, and those that follow `jobs` on the page. */
  mentions: { total: number; jobs: JobCard[] };
  /** Close to the search, not found by it. */
  close: CloseJob[];
};
