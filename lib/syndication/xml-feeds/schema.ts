import type { StatedField } from "@/lib/jobs/custom-fields/schema";
import type { ExperienceLevel, JobType, WorkMode } from "@/lib/jobs/schema";
import type { JobCategory } from "@/lib/shared/categories/codes";
import type { Pay } from "@/lib/shared/money";

/** Who reads whole lists of jobs, each in its own XML. */
export const XML_FEED_NAMES = ["jobs", "indeed", "jooble", "linkedin", "talent"] as const;
export type XmlFeedName = (typeof XML_FEED_NAMES)[number];

/** Which jobs a feed has; all of them without any filter. */
export type XmlFeedFilter = {
  companyId: string | null;
  category: readonly JobCategory[];
  jobType: readonly JobType[];
  mode: readonly WorkMode[];
  country: readonly string[];
};

export type XmlFeedPlace = {
  label: string;
  city: string | null;
  region: string | null;
  countryCode: string | null;
};

/** A job as feeds write it. */
export type XmlFeedJob = {
  id: string;
  slug: string;
  title: string;
  /** The description. */
  html: string;
  company: string;
  companySlug: string;
  places: XmlFeedPlace[];
  /** The countries that a remote job may be done from. */
  eligibleCountries: string[];
  /** Null if nothing says how it is done. */
  workMode: WorkMode | null;
  jobType: JobType;
  category: JobCategory;
  experienceYears: number | null;
  experienceLevel: ExperienceLevel | null;
  education: string | null;
  pay: Pay | null;
  skills: string[];
  customFields: StatedField[];
  postedAt: Date;
  changedAt: Date;
  expiresAt: Date | null;
};

/** One advertisement: a job, or one of its places for those who list each separately. */
export type XmlFeedEntry = XmlFeedJob & {
  /** Unique in the feed, and the same forever. */
  reference: string;
  url: string;
  /** Whom the reader can write to about it: the site's contact; null if there is none. */
  contact: string | null;
};

/** What tells one state of a feed from another. */
export type XmlFeedState = { etag: string; changedAt: Date | null };
