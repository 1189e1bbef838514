export const PAGE_SIZE = 20;
export const MAX_PAGE = 500;
export const MAX_QUERY_LENGTH = 200;
export const RADII_KM = [10, 25, 50, 100] as const;
export const POSTED_WITHIN_DAYS = [1, 7, 30] as const;
export const SORTS = ["relevance", "newest", "pay"] as const;
export type Sort = (typeof SORTS)[number];

type Facet = {
  /** The field of a posting that has them; a value of it that is none of these counts as none. */
  field: string;
  /** What its values are of, as the filters' panel says. */
  legend: string;
  /** What a search is called that goes on without it. */
  any: string;
  /** Its values in words. */
  labels: Readonly<Record<string, string>>;
  /** Whether a job may have none of them. */
  isOptional?: true;
};

/**
 * The filters with a fixed set of values, counted in one pass. Addresses, what is asked and answered,
 * the index, alerts and the panel follow from it (decision 0043); documents are packed in its order,
 * and `FORMAT` (lib/search/documents/schema.ts) is counted up when it changes.
 */
export const FACETS = {
  jobType: {
    field: "jobType",
    legend: "Job type",
    any: "Any job type",
    labels: {
      full_time: "Full-time",
      part_time: "Part-time",
      contract: "Contract",
      freelance: "Freelance",
      internship: "Internship",
    },
  },
  category: {
    field: "category",
    legend: "Category",
    any: "Any category",
    labels: {
      it: "IT",
      marketing: "Marketing",
      design: "Design",
      finance: "Finance",
      healthcare: "Healthcare",
      education: "Education",
      other: "Other",
    },
  },
  level: {
    field: "experienceLevel",
    legend: "Experience level",
    any: "Any level",
    labels: { entry: "Entry", mid: "Mid", senior: "Senior", executive: "Executive" },
    isOptional: true,
  },
  mode: {
    field: "workMode",
    legend: "Work mode",
    any: "Any work mode",
    labels: { on_site: "On-site", hybrid: "Hybrid", remote: "Remote" },
    isOptional: true,
  },
  visaSponsorship: {
    field: "visaSponsorship",
    legend: "Visa sponsorship",
    any: "With or without visa sponsorship",
    labels: { offered: "Sponsorship offered" },
    isOptional: true,
  },
} as const satisfies Record<string, Facet>;
export type FacetName = keyof typeof FACETS;
export type FacetValue<F extends FacetName> = keyof (typeof FACETS)[F]["labels"] & string;
type OptionalFacet = {
  [F in FacetName]: (typeof FACETS)[F] extends { isOptional: true } ? F : never;
}[FacetName];

export const FACET_NAMES = Object.keys(FACETS) as FacetName[];

const ofFacets = <All extends Record<FacetName, unknown>>(read: (facet: Facet) => unknown) =>
  Object.fromEntries(FACET_NAMES.map((name) => [name, read(FACETS[name])])) as All;

export const FACET_LABELS = ofFacets<{
  readonly [F in FacetName]: Readonly<Record<FacetValue<F>, string>>;
}>(({ labels }) => labels);
export const FACET_VALUES = ofFacets<{ readonly [F in FacetName]: readonly FacetValue<F>[] }>(
  ({ labels }) => Object.keys(labels),
);
/**
 * What a posting's title or text says of the work that no field of it says, or does not say
 * (lib/search/documents/conditions.ts reads it), in words.
 */
export const CONDITION_LABELS = {
  night_shift: "Night shift",
  day_shift: "Day shift",
  evening_shift: "Evening shift",
  rotating_shifts: "Rotating shifts",
  weekend_work: "Weekend work",
  no_weekends: "No weekends",
  no_nights: "No nights",
  no_degree: "No degree asked for",
  no_travel: "No travel",
  no_cold_calls: "No cold calling",
  no_driving: "No driving licence asked for",
  immediate_start: "Immediate start",
  walk_in: "Walk-in interview",
  apprenticeship: "Apprenticeship",
  seasonal: "Seasonal",
  flexible_hours: "Flexible hours",
} as const;
export type Condition = keyof typeof CONDITION_LABELS;
export const CONDITIONS = Object.keys(CONDITION_LABELS) as Condition[];

/** Ages of postings that a search may ask for, in days. */
type PostedWithinDays = (typeof POSTED_WITHIN_DAYS)[number];
export const POSTED_LABELS: Record<PostedWithinDays, string> = {
  1: "Past 24 hours",
  7: "Past 7 days",
  30: "Past 30 days",
};

/** A search, as its URL states it. Empty arrays and nulls filter nothing. */
export type SearchQuery = { [F in FacetName]: FacetValue<F>[] } & {
  query: string;
  location: string;
  /** Kilometres around the location when it is a city; null means the city itself. */
  radius: number | null;
  /** Years of experience: finds jobs that ask for no more. */
  experience: number | null;
  /** A year, in the site's currency. */
  salaryMin: number | null;
  /** Whether a minimum of pay also lets jobs pass that state none. */
  unstatedPay: boolean;
  /** Only jobs that state their pay. */
  hasPay: boolean;
  /** Days. */
  posted: PostedWithinDays | null;
  /** A company's slug. */
  company: string | null;
  /** Skills' slugs; a job must have all. */
  skill: string[];
  /** What its text must say of the work; a job must have all. */
  condition: Condition[];
  /** Whether the words are searched for as they are, and nothing else is read in them. */
  asTyped: boolean;
  sort: Sort;
  page: number;
};

/** What `jobs` hands over of a posting: everything the index knows. */
export type SearchDocument = {
  [F in Exclude<FacetName, OptionalFacet>]: FacetValue<F>;
} & { [F in OptionalFacet]?: FacetValue<F> | null } & {
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
  eligibleCountries: string[];
  experienceYears: number | null;
  /** A year, in the site's currency; null when the job states no pay. */
  annualPayMin: number | null;
  annualPayMax: number | null;
  postedAt: Date;
};

/** The search that asks for nothing: every live job, newest first. */
export const EMPTY_QUERY: SearchQuery = {
  ...ofFacets<{ [F in FacetName]: FacetValue<F>[] }>(() => []),
  query: "",
  location: "",
  radius: null,
  experience: null,
  salaryMin: null,
  unstatedPay: false,
  hasPay: false,
  posted: null,
  company: null,
  skill: [],
  condition: [],
  asTyped: false,
  sort: "newest",
  page: 1,
};

/** The names of all parameters that `parseSearchQuery` reads. */
export const SEARCH_PARAMETERS = [...Object.keys(EMPTY_QUERY), "remote"];

export type FilterName = Exclude<
  keyof SearchQuery,
  "sort" | "page" | "radius" | "unstatedPay" | "asTyped"
>;
