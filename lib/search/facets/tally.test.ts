import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { OWN_CODES } from "@/lib/shared/categories/codes";
import { setKnownCategories } from "@/lib/shared/categories/known";
import { setUpDatabase } from "@/lib/testing/database";
import { aDocument, makeCities, makeDocuments } from "@/lib/testing/documents";
import { findMatches } from "../queries";
import {
  EMPTY_QUERY,
  FACET_NAMES,
  FACET_VALUES,
  FACETS,
  type FacetName,
  POSTED_WITHIN_DAYS,
  type SearchDocument,
  type SearchQuery,
} from "../schema";

setUpDatabase();

const NOW = new Date("2026-11-21T12:00:00Z");
const WORDS = ["apple", "bread", "cloud", "dragon", "ember"];
const SKILLS = ["sql", "baking", "welding", "rust"];
const CITIES = [1259229, 2654675, 5746545];

type ByFacet<Of> = Record<FacetName, fc.Arbitrary<Of>>;
const byFacet = <Of>(of: (name: FacetName, values: readonly string[]) => fc.Arbitrary<Of>) =>
  Object.fromEntries(
    FACET_NAMES.map((name) => [name, of(name, FACET_VALUES[name])]),
  ) as ByFacet<Of>;
const words = (minLength: number) =>
  fc.array(fc.constantFrom(...WORDS), { minLength, maxLength: 3 }).map((list) => list.join(" "));

const document = fc
  .record({
    title: words(1),
    description: words(0),
    company: fc.constantFrom("acme", "bolt", "core"),
    skills: fc.subarray(SKILLS),
    cities: fc.subarray(CITIES),
    ...byFacet((name, values) => {
      const value = fc.constantFrom(...values);
      return "isOptional" in FACETS[name] ? fc.option(value) : value;
    }),
    experienceYears: fc.option(fc.integer({ min: 0, max: 12 })),
    annualPayMax: fc.option(fc.integer({ min: 1, max: 100 })),
    minutesAgo: fc.integer({ min: 0, max: 60 * 24 * 60 }),
  })
  .map(({ company, skills, cities, minutesAgo, ...rest }) =>
    aDocument({
      ...(rest as Partial<SearchDocument>),
      companySlug: company,
      companyName: company,
      skills: skills.map((slug) => ({ slug, name: slug })),
      places: cities.map((cityId) => ({ cityId, label: "", regionCode: null, countryCode: null })),
      postedAt: new Date(NOW.getTime() - minutesAgo * 60_000),
    }),
  );

const search = fc
  .record({
    query: words(0),
    experience: fc.option(fc.integer({ min: 0, max: 12 })),
    ...byFacet((_, values) => fc.subarray([...values])),
    salaryMin: fc.option(fc.integer({ min: 1, max: 100 })),
    hasPay: fc.boolean(),
    posted: fc.option(fc.constantFrom(...POSTED_WITHIN_DAYS)),
    company: fc.option(fc.constantFrom("acme", "bolt")),
    skill: fc.subarray(SKILLS, { maxLength: 2 }),
    sort: fc.constantFrom("relevance" as const, "newest" as const, "pay" as const),
  })
  .map((query) => ({ ...EMPTY_QUERY, ...query }) as SearchQuery);

const includes = (list: readonly string[], value: string | null) =>
  list.length === 0 || (value !== null && list.includes(value));

function says(text: string, query: string): boolean {
  const said = text.split(" ");
  return query === "" || query.split(" ").every((word) => said.includes(word));
}

/** Each filter's definition, in the plainest way. */
const PASSES: Record<string, (one: SearchDocument, query: SearchQuery) => boolean> = {
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
};

function isWithin({ postedAt }: SearchDocument, days: number): boolean {
  return NOW.getTime() - postedAt.getTime() <= days * 86_400_000;
}

function find(documents: SearchDocument[], query: SearchQuery, ignored?: string): SearchDocument[] {
  const filters = Object.entries(PASSES).filter(([name]) => name !== ignored);
  return documents.filter((one) => filters.every(([, passes]) => passes(one, query)));
}

/**
 * The documents that pass, in the two parts, and those that are counted with all filters but one.
 */
function findParts(documents: SearchDocument[], query: SearchQuery) {
  const isFound = ({ title }: SearchDocument) => says(title, query.query);
  const all = find(documents, query);
  const found = all.filter(isFound);
  const among = found.length > 0 ? documents.filter(isFound) : documents;
  const mentions = all.filter((one) => !isFound(one));
  return { found, mentions, counted: (ignored?: string) => find(among, query, ignored) };
}

function counted(values: string[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort();
}

const pairs = (facets: { value: string; count: number }[]) =>
  facets.map(({ value, count }): [string, number] => [value, count]).sort();

// A site with as many categories as there can be.
beforeAll(() =>
  setKnownCategories(
    OWN_CODES.map((code, index) => ({
      ...{ code, name: code, slug: `c${index}`, formerSlugs: [], icon: "blocks", accent: 1 },
      ...{ parent: null, position: index + 10, words: [], mergedInto: null },
    })),
  ),
);
afterAll(() => setKnownCategories([]));

// Three hundred searches, each with a few queries, take a while where others run beside them.
it("counts, filters and orders exactly like visiting every document", {
  timeout: 90_000,
}, async () => {
  await makeCities();
  const generated = fc.sample(document, { numRuns: 400, seed: 7 });
  const documents = await makeDocuments(...generated);

  await fc.assert(
    fc.asyncProperty(search, async (query) => {
      const { found, mentions, counted: countedBut } = findParts(documents, query);
      const result = await findMatches(query, 500, NOW);

      expect(result.total).toBe(found.length);
      expect(result.mentions).toEqual({ total: mentions.length, shown: mentions.length });
      const idsOf = (some: SearchDocument[]) => some.map(({ jobId }) => jobId).sort();
      expect(result.jobIds.slice(0, found.length).sort()).toEqual(idsOf(found));
      expect(result.jobIds.slice(found.length).sort()).toEqual(idsOf(mentions));
      for (const name of FACET_NAMES) {
        const others = countedBut(name);
        expect(result.facets[name].map(({ count }) => count)).toEqual(
          FACET_VALUES[name].map((value) => others.filter((one) => one[name] === value).length),
        );
      }
      const anyTime = countedBut("posted");
      expect(result.facets.posted.map(({ count }) => count)).toEqual(
        POSTED_WITHIN_DAYS.map((days) => anyTime.filter((one) => isWithin(one, days)).length),
      );
      expect(result.facets.hasPay).toBe(
        countedBut("hasPay").filter((one) => one.annualPayMax !== null).length,
      );
      const tops = countedBut();
      expect(pairs(result.facets.companies)).toEqual(counted(tops.map((one) => one.companySlug)));
      expect(pairs(result.facets.skills)).toEqual(
        counted(tops.flatMap((one) => one.skills.map(({ slug }) => slug))),
      );
      expect(pairs(result.facets.places)).toEqual(
        counted(tops.flatMap((one) => one.places.map(({ cityId }) => String(cityId)))),
      );
      if (found.length + mentions.length === 0) {
        const helpful = Object.keys(PASSES).flatMap((drop) => {
          const all = find(documents, query, drop);
          // Counts the first part of the same search without this filter. Without words, that's
          // everything found.
          const wanted = drop === "query" ? "" : query.query;
          const total = all.filter(({ title }) => says(title, wanted)).length || all.length;
          return total > 0 ? [[drop, total]] : [];
        });
        const given = result.suggestions.map(({ drop, total }) => [drop, total]);
        expect(given.sort()).toEqual(helpful.sort());
      }
    }),
    { numRuns: 300, seed: 11 },
  );
});

it("orders by pay and by age exactly like sorting every document", async () => {
  const made = await makeDocuments(...fc.sample(document, { numRuns: 300, seed: 3 }));
  // Of ties, the document indexed last comes first. The sort is stable, so reversing does that.
  const documents = made.toReversed();
  const age = (a: SearchDocument, b: SearchDocument) => b.postedAt.getTime() - a.postedAt.getTime();
  const pay = (one: SearchDocument) => one.annualPayMax ?? 0;
  const ids = (list: SearchDocument[]) => list.map(({ jobId }) => jobId);

  const newest = await findMatches({ ...EMPTY_QUERY, sort: "newest" }, 300, NOW);
  const highest = await findMatches({ ...EMPTY_QUERY, sort: "pay" }, 300, NOW);

  expect(newest.jobIds).toEqual(ids(documents.toSorted(age)));
  expect(highest.jobIds).toEqual(ids(documents.toSorted((a, b) => pay(b) - pay(a) || age(a, b))));
});
