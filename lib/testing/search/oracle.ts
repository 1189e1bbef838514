import fc from "fast-check";
import {
  EMPTY_QUERY,
  FACET_NAMES,
  FACET_VALUES,
  FACETS,
  type FacetName,
  POSTED_WITHIN_DAYS,
  type SearchDocument,
  type SearchQuery,
} from "@/lib/search/schema";
import { aDocument } from "../documents";

// What a search finds and counts, by visiting every document: slow, and plainly right.

export const NOW = new Date("2026-11-21T12:00:00Z");
const WORDS = ["apple", "bread", "cloud", "dragon", "ember"];
const SKILLS = ["sql", "baking", "welding", "rust"];
const CITIES = [1259229, 2654675, 5746545];

/** The values of the field "shift", of which a document may have several. */
export const SHIFTS = ["day", "night", "weekend"];
const HOURS = [0, 7.5, 20, 37.5, 40, 1200];
const someValues = (values: readonly string[]) =>
  fc.option(fc.subarray([...values]), { freq: 1 }).map((some) => some ?? []);

type ByFacet<Of> = Record<FacetName, fc.Arbitrary<Of>>;
const byFacet = <Of>(of: (name: FacetName, values: readonly string[]) => fc.Arbitrary<Of>) =>
  Object.fromEntries(
    FACET_NAMES.map((name) => [name, of(name, FACET_VALUES[name])]),
  ) as ByFacet<Of>;
const words = (minLength: number) =>
  fc.array(fc.constantFrom(...WORDS), { minLength, maxLength: 3 }).map((list) => list.join(" "));

/** Generates documents. */
export const aGeneratedDocument = fc
  .record({
    title: words(1),
    description: words(0),
    company: fc.constantFrom("acme", "bolt", "core"),
    skills: fc.subarray(SKILLS),
    shifts: fc.subarray(SHIFTS, { maxLength: 2 }),
    housing: fc.option(fc.constantFrom("yes", "no")),
    hours: fc.option(fc.constantFrom(...HOURS)),
    cities: fc.subarray(CITIES),
    ...byFacet((name, values) => {
      const value = fc.constantFrom(...values);
      return "isOptional" in FACETS[name] ? fc.option(value) : value;
    }),
    experienceYears: fc.option(fc.integer({ min: 0, max: 12 })),
    annualPayMax: fc.option(fc.integer({ min: 1, max: 100 })),
    minutesAgo: fc.integer({ min: 0, max: 60 * 24 * 60 }),
  })
  .map(({ company, skills, shifts, housing, hours, cities, minutesAgo, ...rest }) =>
    aDocument({
      ...(rest as Partial<SearchDocument>),
      companySlug: company,
      companyName: company,
      skills: skills.map((slug) => ({ slug, name: slug })),
      fieldValues: [
        ...shifts.map((value) => ({ key: "shift", value })),
        ...(housing ? [{ key: "housing", value: housing }] : []),
      ],
      fieldNumbers: hours === null ? [] : [{ key: "hours", value: hours }],
      places: cities.map((cityId) => ({ cityId, label: "", regionCode: null, countryCode: null })),
      postedAt: new Date(NOW.getTime() - minutesAgo * 60_000),
    }),
  );

/** Generates searches. */
export const aGeneratedSearch = fc
  .record({
    query: words(0),
    experience: fc.option(fc.integer({ min: 0, max: 12 })),
    ...byFacet((_, values) => fc.subarray([...values])),
    salaryMin: fc.option(fc.integer({ min: 1, max: 100 })),
    hasPay: fc.boolean(),
    posted: fc.option(fc.constantFrom(...POSTED_WITHIN_DAYS)),
    company: fc.option(fc.constantFrom("acme", "bolt")),
    skill: fc.subarray(SKILLS, { maxLength: 2 }),
    fields: fc.record({ shift: someValues(SHIFTS), housing: someValues(["yes", "no"]) }),
    ranges: fc.option(
      fc.record({ min: fc.option(fc.constantFrom(...HOURS)), max: fc.option(fc.constant(37.5)) }),
      { freq: 1 },
    ),
    sort: fc.constantFrom("relevance" as const, "newest" as const, "pay" as const),
  })
  .map(({ fields, ranges, ...query }) => {
    const asked = Object.entries(fields).filter(([, values]) => values.length > 0);
    const isSet = ranges !== null && (ranges.min !== null || ranges.max !== null);
    const own = { fields: Object.fromEntries(asked), ranges: isSet ? { hours: ranges } : {} };
    return { ...EMPTY_QUERY, ...query, ...own } as SearchQuery;
  });

const includes = (list: readonly string[], value: string | null) =>
  list.length === 0 || (value !== null && list.includes(value));

/** Whether a text has all words. */
export function says(text: string, query: string): boolean {
  const said = text.split(" ");
  return query === "" || query.split(" ").every((word) => said.includes(word));
}

/** Each filter's definition, in the plainest way. */
export const PASSES: Record<string, (one: SearchDocument, query: SearchQuery) => boolean> = {
  query: (one, { query }) => says(`${one.title} ${one.description}`, query),
  experience: (one, { experience }) =>
    experience === null || (one.experienceYears ?? 0) <= experience,
  ...Object.fromEntries(
    FACET_NAMES.map((name) => [
      name,
      (one: SearchDocument, query: SearchQuery) => includes(query[name], one[name] ?? null),
    ]),
  ),
  salaryMin: (one, { salaryMin }) => salaryMin === null || (one.annualPayMax ?? 0) >= salaryMin,
  hasPay: (one, { hasPay }) => !hasPay || one.annualPayMax !== null,
  posted: (one, { posted }) => posted === null || isWithin(one, posted),
  company: (one, { company }) => company === null || one.companySlug === company,
  skill: (one, { skill }) => skill.every((slug) => one.skills.some((has) => has.slug === slug)),
  fields: (one, { fields }) =>
    Object.entries(fields).every(([key, values]) =>
      values.some((value) => states(one, key, value)),
    ),
  ranges: (one, { ranges }) =>
    Object.entries(ranges).every(([key, { min, max }]) =>
      one.fieldNumbers.some(
        (has) =>
          has.key === key && has.value >= Number(min ?? -1) && has.value <= Number(max ?? 1e9),
      ),
    ),
};

/** Whether a document has a value of one of the site's own fields. */
export function states({ fieldValues }: SearchDocument, key: string, value: string): boolean {
  return fieldValues.some((has) => has.key === key && has.value === value);
}

function withoutField({ fields, ...query }: SearchQuery, key: string): SearchQuery {
  const { [key]: _dropped, ...others } = fields;
  return { ...query, fields: others };
}

/** Whether a document was posted within so many days. */
export function isWithin({ postedAt }: SearchDocument, days: number): boolean {
  return NOW.getTime() - postedAt.getTime() <= days * 86_400_000;
}

/** The documents that pass all filters but the ignored one. */
export function find(
  documents: SearchDocument[],
  query: SearchQuery,
  ignored?: string,
): SearchDocument[] {
  const filters = Object.entries(PASSES).filter(([name]) => name !== ignored);
  return documents.filter((one) => filters.every(([, passes]) => passes(one, query)));
}

/**
 * The documents that pass, in the two parts, and those that are counted with all filters but one.
 */
export function findParts(documents: SearchDocument[], query: SearchQuery) {
  const isFound = ({ title }: SearchDocument) => says(title, query.query);
  const all = find(documents, query);
  const found = all.filter(isFound);
  const among = found.length > 0 ? documents.filter(isFound) : documents;
  const mentions = all.filter((one) => !isFound(one));
  return {
    found,
    mentions,
    counted: (ignored?: string) => find(among, query, ignored),
    countedWithoutField: (key: string) => find(among, withoutField(query, key)),
  };
}
