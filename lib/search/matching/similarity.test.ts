import fc from "fast-check";
import { expect, it } from "vitest";
import { fillColumns } from "@/lib/testing/search/columns";
import type { IndexColumns } from "../engine/columns";
import { CHUNK } from "../engine/schema";
import { mostSimilar } from "./most-similar";
import { JobComparison, type SimilarityContext, totalOf } from "./similarity";

const NOW = 200_000;
const few = fc.integer({ min: 1, max: 8 });

const aDocument = fc.record({
  // Some gaps are large, so that there are several chunks.
  gap: fc.constantFrom(1, 1, 1, 5, CHUNK + 1),
  posted: fc.integer({ min: NOW - 150_000, max: NOW }),
  companyId: fc.integer({ min: 1, max: 5 }),
  // Three categories; on site, hybrid or remote.
  fcode: fc.constantFrom(0, 1, 15, 16, 17, 30),
  cityNumbers: fc.uniqueArray(few, { maxLength: 2 }),
  skillIds: fc.uniqueArray(few, { maxLength: 6 }),
  titleId: fc.integer({ min: 0, max: 7 }),
  pay: fc.option(fc.integer({ min: 20, max: 80 })),
  isGone: fc.constantFrom(false, false, false, true),
});
type GeneratedDocument = typeof aDocument extends fc.Arbitrary<infer Value> ? Value : never;

const aModel = fc.record({
  number: fc.option(fc.integer({ min: 0, max: 30 })),
  category: fc.constantFrom("it" as const, "marketing" as const, "other" as const),
  mode: fc.constantFrom("remote" as const, "on_site" as const),
  annualPay: fc.option(fc.integer({ min: 20, max: 80 })),
  skills: fc.uniqueArray(few, { maxLength: 5 }),
  cities: fc.uniqueArray(few, { maxLength: 2 }),
  /** How close each title is to the model's. */
  closeness: fc.array(fc.constantFrom(0, 0.2, 0.5, 1), { minLength: 6, maxLength: 6 }),
});
type GivenModel = typeof aModel extends fc.Arbitrary<infer Value> ? Value : never;

function toCompared(
  columns: IndexColumns,
  model: GivenModel,
  docno: number | null,
): SimilarityContext {
  return {
    columns,
    model,
    numbers: { docno, skills: new Set(model.skills), cities: new Set(model.cities) },
    closeness: Float32Array.from(model.closeness),
    now: NOW,
  };
}

/** Compares and sorts every live document, then takes two of each company. */
function plainly(
  given: readonly GeneratedDocument[],
  docnos: readonly number[],
  compared: SimilarityContext,
): number[] {
  const comparison = new JobComparison(compared);
  const { columns, numbers } = compared;
  const live = given.flatMap((one, index) => {
    const docno = docnos[index] ?? 0;
    const chunk = columns.chunks[Math.floor(docno / CHUNK)];
    if (one.isGone || docno === numbers.docno || !chunk) return [];
    return [{ ...one, docno, key: comparison.keyOf(chunk, docno % CHUNK) }];
  });
  const ordered = live
    .filter(({ key }) => key > 0)
    .toSorted((a, b) => b.key - a.key || b.posted - a.posted || b.docno - a.docno);
  return ordered
    .filter(
      ({ companyId }, index) =>
        ordered.slice(0, index).filter((other) => other.companyId === companyId).length < 2,
    )
    .map(({ docno }) => docno);
}

it("finds the same as comparing every document, at most two of a company", () => {
  fc.assert(
    fc.property(
      fc.array(aDocument, { maxLength: 40 }),
      aModel,
      fc.integer({ min: 1, max: 12 }),
      (given, model, limit) => {
        const { columns, docnos } = fillColumns(given);
        const own = model.number === null ? null : (docnos[model.number] ?? null);
        const compared = toCompared(columns, model, own);

        const found = mostSimilar(columns.snapshot(), compared, limit);

        expect(found).toEqual(plainly(given, docnos, compared).slice(0, limit));
      },
    ),
    { numRuns: 300 },
  );
});

it("counts unknown facts neither for nor against a job", () => {
  const likeness = { title: 0.5, skills: 0.5, beside: 0 };
  expect(totalOf(likeness, 0.5)).toBeCloseTo(0.5);
  expect(totalOf(likeness, null)).toBeCloseTo(0.5);
  expect(totalOf({ ...likeness, skills: null }, null)).toBe(0.5);
  expect(totalOf({ ...likeness, skills: 0 }, 0)).toBeLessThan(0.3);
  expect(totalOf({ ...likeness, title: 0.1, skills: 0.1 }, 1)).toBe(0);
});
