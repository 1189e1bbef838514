import { categoryOfSlug, categorySlug } from "@/lib/shared/categories/known";
import { isCalendarDay } from "@/lib/shared/dates";
import { PER_DOLLAR } from "@/lib/shared/exchange-rates";
import * as read from "@/lib/shared/parameters";
import {
  KEY_LENGTH,
  MOST_CHOICES,
  MOST_FIELDS,
  MOST_NUMBER,
} from "@/lib/shared/setting-groups/custom-fields";
import {
  CONDITIONS,
  EMPTY_QUERY,
  FACET_NAMES,
  FACET_VALUES,
  type FacetName,
  type FacetValue,
  FIELD_PREFIX,
  type FieldRange,
  type FilterName,
  MAX_PAGE,
  MAX_QUERY_LENGTH,
  POSTED_WITHIN_DAYS,
  RADII_KM,
  type RangeLimit,
  type SearchQuery,
  SORTS,
  type Sort,
} from "./schema";

const MAX_LOCATION_LENGTH = 120;

const MAX_YEARS = 60;
const MAX_SALARY = 1_000_000_000;
const MAX_SKILLS = 10;

function defaultSort(query: string): Sort {
  return query === "" ? "newest" : "relevance";
}

function readValues(parameters: read.Parameters, name: string): string[] {
  return read.readList(parameters, name).map((value) => value.replace(/[\s-]+/g, "_"));
}

function readFacet<F extends FacetName>(parameters: read.Parameters, name: F): FacetValue<F>[] {
  const given = readValues(parameters, name);
  if (name === "mode" && read.readText(parameters, "remote", 4) === "1") given.push("remote");
  if (name === "category")
    given.push(...given.splice(0).flatMap((one) => categoryOfSlug(one) ?? []));
  const values: readonly FacetValue<F>[] = FACET_VALUES[name];
  return values.filter((value) => given.includes(value));
}

function readFacets(parameters: read.Parameters) {
  const chosen = FACET_NAMES.map((name) => [name, readFacet(parameters, name)]);
  return Object.fromEntries(chosen) as { [F in FacetName]: FacetValue<F>[] };
}

const FIELD_KEY = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const isKey = (text: string) => text.length <= KEY_LENGTH && FIELD_KEY.test(text);

/** The values of the site's own fields, by key: which there are, nothing here knows. */
function readFields(parameters: read.Parameters): SearchQuery["fields"] {
  const keys = Object.keys(parameters)
    .filter((name) => name.startsWith(FIELD_PREFIX))
    .map((name) => name.slice(FIELD_PREFIX.length))
    .filter(isKey);
  const chosen = keys.toSorted().map((key): [string, string[]] => {
    const values = read.readList(parameters, FIELD_PREFIX + key).filter(isKey);
    return [key, [...new Set(values)].sort().slice(0, MOST_CHOICES)];
  });
  const set = chosen.filter(([, values]) => values.length > 0);
  return Object.fromEntries(set.slice(0, MOST_FIELDS));
}

const FIELD_LIMIT = /^field\.(?<key>[^.]+)\.(?:min|max)$/;
const AMOUNT = /^-?\d{1,13}(?:\.\d{1,4})?$/;

/** A number or a day as those of the site's own fields are; null for anything else. */
function readLimit(parameters: read.Parameters, name: string): RangeLimit | null {
  const text = read.readText(parameters, name, 20);
  if (isCalendarDay(text)) return text;
  const value = AMOUNT.test(text) ? Number(text) : null;
  return value !== null && Math.abs(value) <= MOST_NUMBER ? value : null;
}

/** The ranges of the site's own fields that hold a number or a day, by key. */
function readRanges(parameters: read.Parameters): SearchQuery["ranges"] {
  const keys = Object.keys(parameters)
    .map((name) => FIELD_LIMIT.exec(name)?.groups?.["key"] ?? "")
    .filter(isKey);
  const ranges = [...new Set(keys)].sort().map((key): [string, FieldRange] => {
    const limit = (end: keyof FieldRange) => readLimit(parameters, `${FIELD_PREFIX}${key}.${end}`);
    return [key, { min: limit("min"), max: limit("max") }];
  });
  const set = ranges.filter(([, { min, max }]) => min !== null || max !== null);
  return Object.fromEntries(set.slice(0, MOST_FIELDS));
}

/** A currency whose pay can be compared with others'. */
function readCurrency(parameters: read.Parameters): string | null {
  const code = read.readCode(parameters, "payCurrency").toUpperCase();
  return Object.hasOwn(PER_DOLLAR, code) ? code : null;
}

/**
 * Reads a search from a URL's parameters. Never fails: ignores unknown parameters, drops wrong
 * values, and truncates long texts.
 */
export function parseSearchQuery(parameters: read.Parameters): SearchQuery {
  const query = read.readText(parameters, "query", MAX_QUERY_LENGTH);
  const location = read.readText(parameters, "location", MAX_LOCATION_LENGTH);
  const sort = read.oneOf(read.readCode(parameters, "sort"), SORTS) ?? defaultSort(query);
  const radius = read.oneOf(read.readNumber(parameters, "radius", { max: 100 }), RADII_KM);
  const salaryMin = read.readNumber(parameters, "salaryMin", { max: MAX_SALARY }) || null;
  const conditions = readValues(parameters, "condition");
  return {
    query,
    location,
    radius: location === "" ? null : radius,
    experience: read.readYears(parameters, "experience", MAX_YEARS),
    ...readFacets(parameters),
    salaryMin,
    payCurrency: salaryMin === null ? null : readCurrency(parameters),
    unstatedPay: salaryMin !== null && read.readText(parameters, "unstatedPay", 4) === "1",
    hasPay: read.readText(parameters, "hasPay", 4) === "1",
    posted: read.oneOf(read.readNumber(parameters, "posted", { max: 30 }), POSTED_WITHIN_DAYS),
    company: read.readCode(parameters, "company") || null,
    skill: [...new Set(read.readList(parameters, "skill"))].slice(0, MAX_SKILLS).sort(),
    condition: CONDITIONS.filter((condition) => conditions.includes(condition)),
    fields: readFields(parameters),
    ranges: readRanges(parameters),
    asTyped: query !== "" && read.readText(parameters, "asTyped", 4) === "1",
    sort: sort === "relevance" ? defaultSort(query) : sort,
    page: Math.min(read.readNumber(parameters, "page", { max: 1_000_000 }) || 1, MAX_PAGE),
  };
}

function kebab(values: readonly string[]): string[] {
  return values.map((value) => value.replaceAll("_", "-"));
}

/**
 * The canonical address of a search: parameters in a fixed order, without defaults.
 * `parseSearchQuery` reads it back to the same search.
 */
export function searchHref<Base extends string = "/search-results">(
  query: Partial<SearchQuery>,
  base: Base = "/search-results" as Base,
): Base | `${Base}?${string}` {
  const q = { ...EMPTY_QUERY, sort: defaultSort(query.query ?? ""), ...query };
  const values: [string, readonly (string | number | null)[]][] = [
    ["query", [q.query]],
    ["location", [q.location]],
    ["radius", [q.location === "" ? null : q.radius]],
    ["experience", [q.experience]],
    ...FACET_NAMES.toSorted().map((name): [string, string[]] => [
      name,
      name === "category" ? q.category.map(categorySlug) : kebab(q[name]),
    ]),
    ["salaryMin", [q.salaryMin]],
    ["payCurrency", [q.salaryMin === null ? null : q.payCurrency]],
    ["unstatedPay", [q.unstatedPay && q.salaryMin !== null ? 1 : null]],
    ["hasPay", [q.hasPay ? 1 : null]],
    ["posted", [q.posted]],
    ["company", [q.company]],
    ["skill", q.skill],
    ["condition", kebab(q.condition)],
    ...Object.entries(q.fields)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, given]): [string, readonly string[]] => [FIELD_PREFIX + key, given]),
    ...Object.entries(q.ranges)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .flatMap(([key, { min, max }]): [string, readonly (RangeLimit | null)[]][] => [
        [`${FIELD_PREFIX}${key}.min`, [min]],
        [`${FIELD_PREFIX}${key}.max`, [max]],
      ]),
    ["asTyped", [q.asTyped && q.query !== "" ? 1 : null]],
    ["sort", [q.sort === defaultSort(q.query) ? null : q.sort]],
    ["page", [q.page === 1 ? null : q.page]],
  ];
  const parameters = values.flatMap(([name, given]) => {
    const set = given.filter((value) => value !== null && value !== "");
    const text = set.map((value) => encodeURIComponent(String(value)).replaceAll("%20", "+"));
    return text.length > 0 ? [`${name}=${text.join(",")}`] : [];
  });
  return parameters.length > 0 ? `${base}?${parameters.join("&")}` : base;
}

/** Whether a search has neither words nor filters. Order and page don't count. */
export function isDefaultQuery(query: SearchQuery): boolean {
  return searchHref({ ...query, sort: defaultSort(query.query), page: 1 }) === "/search-results";
}

/** The same search without this filter, from its first page. */
export function withoutFilter(query: SearchQuery, filter: FilterName): SearchQuery {
  const rest = { ...query, [filter]: EMPTY_QUERY[filter], page: 1 };
  return {
    ...rest,
    sort: rest.sort === "relevance" ? defaultSort(rest.query) : rest.sort,
    radius: rest.location === "" ? null : rest.radius,
    payCurrency: rest.salaryMin === null ? null : rest.payCurrency,
    unstatedPay: rest.salaryMin !== null && rest.unstatedPay,
    asTyped: rest.query !== "" && rest.asTyped,
  };
}
