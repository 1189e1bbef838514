import { CATEGORY_NAMES } from "@/lib/shared/categories/known";

export const PAGE_SIZE = 20;
export const MAX_PAGE = 500;
export const MAX_QUERY_LENGTH = 200;
export const RADII_KM = [10, 25, 50, 100] as const;
export const POSTED_WITHIN_DAYS = [1, 7, 30] as const;
export const SORTS = ["relevance", "newest", "pay"] as const;
export type Sort = (typeof SORTS)[number];

type Facet = {
  /** The posting's field. A value that isn't listed counts as none. */
  field: string;
  /** The heading of its values in the filters' panel. */
  legend: string;
  /** The label for a search without this filter. */
  any: string;
  /** The labels of its values. */
  labels: Readonly<Record<string, string>>;
  /** Whether a job may have no value. */
  isOptional?: true;
};

/**
 * The filters with a fixed set of values, counted in one pass. Addresses, the API, the index,
 * alerts and the panel all follow from this table (decision 0043). Documents are packed in its
 * order: increment `FORMAT` (lib/search/documents/schema.ts) when it changes.
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
    /** One for each code; those that no category has are never offered (decision 0137). */
    labels: CATEGORY_NAMES,
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
 * The labels of what a posting's title or text says, or doesn't say, about the work that no field
 * states (lib/search/documents/conditions.ts).
 */
export const CONDITION_LABELS = {
  night_shift: "Night shift",
  day_shift: "Day shift",
  evening_shift: "Evening shift",
  rotating_shifts: "Rotating shifts",
  weekend_work: "Weekend work",
  no_weekends: "No weekends",
  no_nights: "No nights",
  no_degree: "No degree required",
  no_travel: "No travel",
  no_cold_calls: "No cold calling",
  no_driving: "No driving licence required",
  immediate_start: "Immediate start",
  walk_in: "Walk-in interview",
  apprenticeship: "Apprenticeship",
  seasonal: "Seasonal",
  flexible_hours: "Flexible hours",
} as const;
export type Condition = keyof typeof CONDITION_LABELS;
export const CONDITIONS = Object.keys(CONDITION_LABELS) as Condition[];

/** The ages of postings that a search can ask for, in days. */
type PostedWithinDays = (typeof POSTED_WITHIN_DAYS)[number];
export const POSTED_LABELS: Record<PostedWithinDays, string> = {
  1: "Past 24 hours",
  7: "Past 7 days",
  30: "Past 30 days",
};

/** A number, or a calendar day such as "2026-12-04". */
export type RangeLimit = number | string;
/** From a number or a day to another, both included; null for no limit. */
export type FieldRange = { min: RangeLimit | null; max: RangeLimit | null };

/** A search as in its URL. Empty arrays and nulls filter nothing. */
export type SearchQuery = { [F in FacetName]: FacetValue<F>[] } & {
  query: string;
  location: string;
  /** Kilometres around a city; `null` means the city itself. */
  radius: number | null;
  /** Years of experience. Finds jobs that ask for no more. */
  experience: number | null;
  /** Per year, in `payCurrency`. */
  salaryMin: number | null;
  /** The currency of `salaryMin`; `null` for the site's own. */
  payCurrency: string | null;
  /** Whether jobs that don't state their pay pass a minimum. */
  unstatedPay: boolean;
  /** Only jobs that state their pay. */
  hasPay: boolean;
  /** Days. */
  posted: PostedWithinDays | null;
  /** A company's slug. */
  company: string | null;
  /** Skills' slugs. A job must have all of them. */
  skill: string[];
  /** What its text must say about the work. All must hold. */
  condition: Condition[];
  /** The site's own fields, by key: a job must have one of each one's values. */
  fields: Readonly<Record<string, readonly string[]>>;
  /** Likewise those that hold a number or a day: a job must state one within. */
  ranges: Readonly<Record<string, FieldRange>>;
  /** Whether to search for the words as they are, without understanding them. */
  asTyped: boolean;
  sort: Sort;
  page: number;
};

/** Everything that the index knows about a posting, passed in by `jobs`. */
export type SearchDocument = {
  [F in Exclude<FacetName, OptionalFacet>]: FacetValue<F>;
} & { [F in OptionalFacet]?: FacetValue<F> | null } & {
  jobId: string;
  title: string;
  companyName: string;
  companySlug: string;
  /** The boards that show it. */
  boardIds: readonly string[];
  skills: { slug: string; name: string }[];
  /** What it states in the site's own fields that searches can be narrowed by. */
  fieldValues: readonly { key: string; value: string }[];
  fieldNumbers: readonly { key: string; value: number }[];
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
  /** Per year, in the site's currency; `null` if not stated. */
  annualPayMin: number | null;
  annualPayMax: number | null;
  postedAt: Date;
};

/** The search without any filters: every live job, newest first. */
export const EMPTY_QUERY: SearchQuery = {
  ...ofFacets<{ [F in FacetName]: FacetValue<F>[] }>(() => []),
  query: "",
  location: "",
  radius: null,
  experience: null,
  salaryMin: null,
  payCurrency: null,
  unstatedPay: false,
  hasPay: false,
  posted: null,
  company: null,
  skill: [],
  condition: [],
  fields: {},
  ranges: {},
  asTyped: false,
  sort: "newest",
  page: 1,
};

/**
 * What the parameters of the site's own fields begin with: `field.shift=night`, `field.hours.min=20`.
 */
export const FIELD_PREFIX = "field.";

const { fields: _fields, ranges: _ranges, ...NAMED } = EMPTY_QUERY;

/** The names of all parameters that `parseSearchQuery` reads, with `*` for any end of a name. */
export const SEARCH_PARAMETERS = [...Object.keys(NAMED), `${FIELD_PREFIX}*`, "remote"];

export type FilterName = Exclude<
  keyof SearchQuery,
  "sort" | "page" | "radius" | "payCurrency" | "unstatedPay" | "asTyped"
>;
