export const PAGE_SIZE = 20;
export const MAX_PAGE = 500;
export const MAX_QUERY_LENGTH = 200;
export const RADII_KM = [10, 25, 50, 100] as const;
export const POSTED_WITHIN_DAYS = [1, 7, 30] as const;
export const SORTS = ["relevance", "newest", "pay"] as const;
export type Sort = (typeof SORTS)[number];

/** The four facets with a fixed set of values; their counts come from one pass. */
export const FACET_VALUES = {
  jobType: ["full_time", "part_time", "contract", "freelance", "internship"],
  category: ["it", "marketing", "design", "finance", "healthcare", "education", "other"],
  level: ["entry", "mid", "senior", "executive"],
  mode: ["on_site", "hybrid", "remote"],
} as const;
export type FacetName = keyof typeof FACET_VALUES;
export type FacetValue<F extends FacetName> = (typeof FACET_VALUES)[F][number];

export const FACET_LABELS: { [F in FacetName]: Record<FacetValue<F>, string> } = {
  jobType: {
    full_time: "Full-time",
    part_time: "Part-time",
    contract: "Contract",
    freelance: "Freelance",
    internship: "Internship",
  },
  category: {
    it: "IT",
    marketing: "Marketing",
    design: "Design",
    finance: "Finance",
    healthcare: "Healthcare",
    education: "Education",
    other: "Other",
  },
  level: { entry: "Entry", mid: "Mid", senior: "Senior", executive: "Executive" },
  mode: { on_site: "On-site", hybrid: "Hybrid", remote: "Remote" },
};
export const POSTED_LABELS: Record<(typeof POSTED_WITHIN_DAYS)[number], string> = {
  1: "Past 24 hours",
  7: "Past 7 days",
  30: "Past 30 days",
};

/** A search, as its URL states it. Empty arrays and nulls filter nothing. */
export type SearchQuery = {
  query: string;
  location: string;
  /** Kilometres around the location when it is a city; null means the city itself. */
  radius: number | null;
  /** Years one has: finds jobs that ask for at most this. */
  experience: number | null;
  jobType: FacetValue<"jobType">[];
  category: FacetValue<"category">[];
  level: FacetValue<"level">[];
  mode: FacetValue<"mode">[];
  /** A year, in the site's currency. */
  salaryMin: number | null;
  /** Only jobs that state their pay. */
  hasPay: boolean;
  /** Days. */
  posted: number | null;
  /** A company's slug. */
  company: string | null;
  /** Skills' slugs; a job must have all. */
  skill: string[];
  /** Whether the words are searched for as they are, and nothing else is read in them. */
  asTyped: boolean;
  sort: Sort;
  page: number;
};

/** What `jobs` hands over of a posting: everything the index knows. */
export type SearchDocument = {
  jobId: string;
  title: string;
  companyName: string;
  companySlug: string;
  skills: { slug: string; name: string }[];
  /** Plain text. */
  description: string;
  places: {
    cityId: number | null;
    label: string;
    regionCode: string | null;
    countryCode: string | null;
  }[];
  jobType: FacetValue<"jobType">;
  category: FacetValue<"category">;
  level: FacetValue<"level"> | null;
  mode: FacetValue<"mode">;
  eligibleCountries: string[];
  experienceYears: number | null;
  /** A year, in the site's currency; null when the job states no pay. */
  annualPayMin: number | null;
  annualPayMax: number | null;
  postedAt: Date;
};

/** The search that asks for nothing: every live job, newest first. */
export const EMPTY_QUERY: SearchQuery = {
  query: "",
  location: "",
  radius: null,
  experience: null,
  jobType: [],
  category: [],
  level: [],
  mode: [],
  salaryMin: null,
  hasPay: false,
  posted: null,
  company: null,
  skill: [],
  asTyped: false,
  sort: "newest",
  page: 1,
};

/** The names of all parameters that `parseSearchQuery` reads. */
export const SEARCH_PARAMETERS = [...Object.keys(EMPTY_QUERY), "remote"];

export type FilterName = Exclude<keyof SearchQuery, "sort" | "page" | "radius" | "asTyped">;
