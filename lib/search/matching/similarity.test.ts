import fc from "fast-check";
import { expect, it } from "vitest";
import { fillColumns } from "@/lib/testing/columns";
import type { Columns } from "../engine/columns";
import { CHUNK } from "../engine/schema";
import { toProximity } from "../ranking/proximity";
import { likest } from "./most-similar";
import { type Compared, Comparison } from "./similarity";

const NOW = 200_000;
const few = fc.integer({ min: 1, max: 8 });

const aDocument = fc.record({
  // Some far behind, so that there are several chunks.
  gap: fc.constantFrom(1, 1, 1, 5, CHUNK + 1),
  posted: fc.integer({ min: NOW - 150_000, max: NOW }),
  companyId: fc.integer({ min: 1, max: 5 }),
  // Of three categories, on site, hybrid or remote.
  fcode: fc.constantFrom(0, 1, 15, 16, 17, 30),
  cityNumbers: fc.uniqueArray(few, { maxLength: 2 }),
  skillIds: fc.uniqueArray(few, { maxLength: 6 }),
  wordIds: fc.array(few, { maxLength: 5 }),
  isGone: fc.constantFrom(false, false, false, true),
});
type GeneratedDocument = typeof aDocument extends fc.Arbitrary<infer Value> ? Value : never;

const aModel = fc.record({
  number: fc.option(fc.integer({ min: 0, max: 30 })),
  category: fc.constantFrom("it" as const, "marketing" as const, "other" as const),
  mode: fc.constantFrom("remote" as const, "on_site" as const),
  skills: fc.uniqueArray(few, { maxLength: 5 }),
  cities: fc.uniqueArray(few, { maxLength: 2 }),
  words: fc.uniqueArray(few, { maxLength: 4 }),
  // Skills whose names have the title's first word.
  wordySkills: fc.uniqueArray(few, { maxLength: 2 }),
});
type GivenModel = typeof aModel extends fc.Arbitrary<infer Value> ? Value : never;

function toCompared(columns: Columns, model: GivenModel, docno: number | null): Compared {
  const lexemes = model.words.map(String);
  const marks = {
    words: new Int32Array(columns.titles.end),
    skills: new Int32Array(columns.skills.end),
  };
  for (const [bit, id] of model.words.entries()) {
    if (id < marks.words.length) marks.words[id] = 1 << bit;
  }
  for (const id of model.wordySkills) {
    if (lexemes.length > 0 && id < marks.skills.length) marks.skills[id] = 1;
  }
  const countOf = (lexeme: string) => columns.titles.count(Number(lexeme));
  return {
    columns,
    model,
    numbers: {
      docno,
      skills: new Set(model.skills),
      cities: new Set(model.cities),
      words: model.words,
    },
    proximity: toProximity(lexemes.length > 0 ? [{ lexemes, weight: 1 }] : [], {
      marks,
      size: columns.size,
      countOf,
    }),
    now: NOW,
  };
}

/** Every live document compared, sorted and of each company two taken. */
function plainly(
  given: readonly GeneratedDocument[],
  docnos: readonly number[],
  compared: Compared,
): number[] {
  const comparison = new Comparison(compared);
  const { columns, numbers } = compared;
  const live = given.flatMap((one, index) => {
    const docno = docnos[index] ?? 0;
    const chunk = columns.chunks[Math.floor(docno / CHUNK)];
    if (one.isGone || docno === numbers.docno || !chunk) return [];
    return [{ ...one, docno, likeness: comparison.of(chunk, docno % CHUNK) }];
  });
  const ordered = live
    .filter(({ likeness }) => likeness > 0)
    .toSorted((a, b) => b.likeness - a.likeness || b.posted - a.posted || b.docno - a.docno);
  return ordered
    .filter(
      ({ companyId }, index) =>
        ordered.slice(0, index).filter((other) => other.companyId === companyId).length < 2,
    )
    .map(({ docno }) => docno);
}

it("finds what comparing every document finds, two of a company at most", () => {
  fc.assert(
    fc.property(
      fc.array(aDocument, { maxLength: 40 }),
      aModel,
      fc.integer({ min: 1, max: 12 }),
      (given, model, limit) => {
        const { columns, docnos } = fillColumns(given);
        const own = model.number === null ? null : (docnos[model.number] ?? null);
        const compared = toCompared(columns, model, own);

        const found = likest(columns.snapshot(), compared, limit);

        expect(found).toEqual(plainly(given, docnos, compared).slice(0, limit));
      },
    ),
    { numRuns: 300 },
  );
});
