import { fieldWords, rangeWords } from "@/lib/search/field-words";
import type { SearchResult } from "@/lib/search/results.schema";
import {
  CONDITION_LABELS,
  EMPTY_QUERY,
  FACET_LABELS,
  FACET_NAMES,
  FACETS,
  type FacetName,
  type FieldRange,
  type FilterName,
  POSTED_LABELS,
  type SearchQuery,
} from "@/lib/search/schema";
import { formatPay } from "@/lib/shared/money";
import { plural } from "@/lib/shared/plural";
import type { CustomField } from "@/lib/shared/setting-groups/custom-fields";
import type { SearchScope } from "../scope";

const FIRST: readonly FacetName[] = ["mode", "jobType", "level", "category"];

/** The facets in the order of the filter panel. */
export const PANEL_FACETS = [...FIRST, ...FACET_NAMES.filter((name) => !FIRST.includes(name))];

/** An active filter, and the search without it. */
export type ActiveFilter = { label: string; without: SearchQuery };

type Names = Pick<SearchResult["facets"], "companies" | "skills">;
type Context = {
  scope: SearchScope;
  names: Names;
  currency: string;
  /** The site's own fields. */
  customFields: readonly CustomField[];
};

/** A slug's name if the search returned it, otherwise the slug as words. */
function nameOf(slug: string, known: Names[keyof Names]): string {
  const words = slug.replaceAll("-", " ");
  return known.find(({ value }) => value === slug)?.label ?? words;
}

function facetFilters(query: SearchQuery, name: FacetName): ActiveFilter[] {
  const labels: Record<string, string> = FACET_LABELS[name];
  const values: readonly string[] = query[name];
  return values.map((value) => ({
    label: labels[value] ?? value,
    without: { ...query, [name]: values.filter((other) => other !== value) },
  }));
}

function skillFilters(query: SearchQuery, names: Names): ActiveFilter[] {
  return query.skill.map((slug) => ({
    label: nameOf(slug, names.skills),
    without: { ...query, skill: query.skill.filter((other) => other !== slug) },
  }));
}

function conditionFilters(query: SearchQuery): ActiveFilter[] {
  return query.condition.map((condition) => ({
    label: CONDITION_LABELS[condition],
    without: { ...query, condition: query.condition.filter((other) => other !== condition) },
  }));
}

/** A search with these values of one of the site's own fields; of none, without the field. */
export function withField(
  query: SearchQuery,
  key: string,
  values: readonly string[],
): Pick<SearchQuery, "fields"> {
  const { [key]: _before, ...others } = query.fields;
  return { fields: values.length > 0 ? { ...others, [key]: values } : others };
}

function customFieldFilters(query: SearchQuery, fields: readonly CustomField[]): ActiveFilter[] {
  return Object.entries(query.fields).flatMap(([key, values]) =>
    values.map((value) => {
      const rest = values.filter((other) => other !== value);
      const label = fieldWords(key, value, fields);
      return { label, without: { ...query, ...withField(query, key, rest) } };
    }),
  );
}

/** A search with this range of one of the site's own fields; without limits, without the field. */
export function withRange(
  query: SearchQuery,
  key: string,
  range: FieldRange,
): Pick<SearchQuery, "ranges"> {
  const { [key]: _before, ...others } = query.ranges;
  const isSet = range.min !== null || range.max !== null;
  return { ranges: isSet ? { ...others, [key]: range } : others };
}

function rangeFilters(query: SearchQuery, fields: readonly CustomField[]): ActiveFilter[] {
  return Object.entries(query.ranges).map(([key, range]) => ({
    label: rangeWords(key, range, fields),
    without: { ...query, ...withRange(query, key, { min: null, max: null }) },
  }));
}

// The label of each active filter with a single value.
const LABELS = {
  radius: ({ radius }: SearchQuery) => radius !== null && `Within ${radius} km`,
  experience: ({ experience: years }: SearchQuery) =>
    years !== null &&
    plural(years, { one: "{count} year of experience", other: "{count} years of experience" }),
  salaryMin: ({ salaryMin, payCurrency, unstatedPay }: SearchQuery, { currency }: Context) =>
    salaryMin !== null &&
    formatPay({ min: salaryMin, max: null, currency: payCurrency ?? currency, period: "year" }) +
      (unstatedPay ? ", or not stated" : ""),
  hasPay: ({ hasPay }: SearchQuery) => hasPay && "Pay stated",
  posted: ({ posted }: SearchQuery) => posted !== null && POSTED_LABELS[posted],
  company: ({ company }: SearchQuery, { names }: Context) =>
    company !== null && nameOf(company, names.companies),
} as const;

/** The active filters in the order of the panel, without the scope's own. */
export function activeFilters(query: SearchQuery, context: Context): ActiveFilter[] {
  const { scope, names, customFields } = context;
  const first = { ...query, page: 1 };
  const facets = PANEL_FACETS.filter((name) => !(name in scope.fixed)).flatMap((name) =>
    facetFilters(first, name),
  );
  const singles = Object.entries(LABELS)
    .filter(([name]) => !(name in scope.fixed))
    .flatMap(([name, labelOf]) => {
      const label = labelOf(query, context);
      const empty = EMPTY_QUERY[name as keyof typeof LABELS];
      return label ? [{ label, without: { ...first, [name]: empty } }] : [];
    });
  return [
    ...facets,
    ...singles,
    ...skillFilters(first, names),
    ...conditionFilters(first),
    ...customFieldFilters(first, customFields),
    ...rangeFilters(first, customFields),
  ];
}

const DROP_WORDS: Record<Exclude<FilterName, "query" | FacetName>, string> = {
  location: "Look anywhere",
  experience: "Any experience",
  salaryMin: "Any salary",
  hasPay: "With or without pay stated",
  posted: "Posted at any time",
  company: "Any company",
  skill: "Any skills",
  condition: "Any working conditions",
  fields: "Whatever else they state",
  ranges: "Any number or date",
};

/** A search without one of its filters, in words. */
export function dropWords(query: SearchQuery, filter: FilterName): string {
  if (filter === "query") return `Without “${query.query}”`;
  return filter in FACETS
    ? FACETS[filter as FacetName].any
    : DROP_WORDS[filter as keyof typeof DROP_WORDS];
}
