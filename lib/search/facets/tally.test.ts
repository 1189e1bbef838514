import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { forgetSettings } from "@/lib/platform/settings";
import { OWN_CODES } from "@/lib/shared/categories/codes";
import { setKnownCategories } from "@/lib/shared/categories/known";
import { setUpDatabase } from "@/lib/testing/database";
import { makeCities, makeDocuments } from "@/lib/testing/documents";
import { aCustomField, setCustomFields } from "@/lib/testing/posting";
import {
  aGeneratedDocument,
  aGeneratedSearch,
  find,
  findParts,
  isWithin,
  NOW,
  PASSES,
  SHIFTS,
  says,
  states,
} from "@/lib/testing/search/oracle";
import { findMatches } from "../queries";
import {
  EMPTY_QUERY,
  FACET_NAMES,
  FACET_VALUES,
  POSTED_WITHIN_DAYS,
  type SearchDocument,
} from "../schema";

setUpDatabase();

function counted(values: string[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort();
}

const pairs = (facets: { value: string; count: number }[]) =>
  facets.map(({ value, count }): [string, number] => [value, count]).sort();

// A site with as many categories as there can be.
const knowAllCategories = () =>
  setKnownCategories(
    OWN_CODES.map((code, index) => ({
      ...{ code, name: code, slug: `c${index}`, formerSlugs: [], icon: "blocks", accent: 1 },
      ...{ parent: null, position: index + 10, words: [], mergedInto: null },
    })),
  );
beforeAll(knowAllCategories);
afterAll(() => {
  setKnownCategories([]);
  forgetSettings();
});

// Three hundred searches, each with a few queries, take a while where others run beside them.
it("counts, filters and orders exactly like visiting every document", {
  timeout: 90_000,
}, async () => {
  await makeCities();
  await setCustomFields(
    aCustomField({ key: "shift", kind: "several", choices: SHIFTS, isFilter: true }),
    aCustomField({ key: "housing", kind: "yes_no", isFilter: true }),
    aCustomField({ key: "hours", kind: "number", isFilter: true }),
  );
  // The settings were read with the categories of the database.
  knowAllCategories();
  const generated = fc.sample(aGeneratedDocument, { numRuns: 400, seed: 7 });
  const documents = await makeDocuments(...generated);

  await fc.assert(
    fc.asyncProperty(aGeneratedSearch, async (query) => {
      const parts = findParts(documents, query);
      const { found, mentions, counted: countedBut } = parts;
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
      for (const [key, values] of Object.entries({ shift: SHIFTS, housing: ["yes", "no"] })) {
        const others = parts.countedWithoutField(key);
        expect(result.facets.fields[key]?.map(({ count }) => count)).toEqual(
          values.map((value) => others.filter((one) => states(one, key, value)).length),
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
  const made = await makeDocuments(...fc.sample(aGeneratedDocument, { numRuns: 300, seed: 3 }));
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
