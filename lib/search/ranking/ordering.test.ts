import fc from "fast-check";
import { expect, it } from "vitest";
import { fillColumns, type GivenFacts } from "@/lib/testing/search/columns";
import type { Chunk } from "../engine/chunks";
import type { IndexColumns } from "../engine/columns";
import { lexemesOf, type QueryNode } from "../engine/query-tree";
import { CHUNK } from "../engine/schema";
import { SORTS } from "../schema";
import { firstOf, orderOf } from "./ordering";
import { ELSEWHERE, scoreOf, toRanking } from "./scoring";
import { titledBy } from "./titled";

const NOW = 200_000;
const few = fc.integer({ min: 1, max: 6 });

const aDocument = fc.record({
  // Some gaps are large, so that there are several chunks.
  gap: fc.constantFrom(1, 1, 1, 5, CHUNK + 1),
  // Includes the edges of the days that searches ask for.
  posted: fc.oneof(
    fc.integer({ min: NOW - 100_000, max: NOW }),
    fc.constantFrom(NOW, NOW - 1440, NOW - 1441, NOW - 7 * 1440, NOW - 30 * 1440 - 1),
  ),
  pay: fc.option(fc.integer({ min: 0, max: 5 })),
  skillIds: fc.uniqueArray(few, { maxLength: 3 }),
  wordIds: fc.array(few, { maxLength: 4 }),
  isGone: fc.constantFrom(false, false, false, true),
});

const word = (lexeme: string): QueryNode => ({ kind: "word", lexeme });
const WANTED: readonly QueryNode[] = [
  word("1"),
  { kind: "all", of: [word("1"), word("2")] },
  { kind: "all", of: [word("1"), { kind: "any", of: [word("2"), word("3")] }] },
  { kind: "any", of: [{ kind: "all", of: [word("1"), word("2")] }, word("3")] },
];

/** A ranking for the words 1, 2 and 3; 1 is also a skill. */
function toTestRanking(wanted: QueryNode, columns: IndexColumns, part: keyof typeof ELSEWHERE) {
  const marks = { words: new Int32Array(20), skills: new Int32Array(20) };
  const lexemes = lexemesOf(wanted);
  for (const [bit, lexeme] of lexemes.entries()) marks.words[Number(lexeme)] = 1 << bit;
  marks.skills[1] = marks.words[1] ?? 0;
  const wordIds = new Map(lexemes.map((lexeme) => [lexeme, Number(lexeme)]));
  const marked = columns.having({ words: wordIds.values(), skills: [1] });
  const titled = titledBy(wanted, columns, wordIds);
  const countOf = (lexeme: string) => 3 * Number(lexeme);
  const words = { typed: new Set(["1", "2"]), isRole: part === "found" };
  const measures = {
    marks,
    sets: () => ({ titled, marked }),
    size: columns.size,
    countOf,
    ...words,
  };
  return toRanking(wanted, { ...measures, elsewhere: ELSEWHERE[part] });
}

it("returns the same first documents as sorting all of them", () => {
  fc.assert(
    fc.property(
      fc.array(aDocument, { maxLength: 60 }),
      fc.record({
        sort: fc.constantFrom(...SORTS),
        limit: fc.integer({ min: 1, max: 30 }),
        wanted: fc.constantFrom(...WANTED),
        part: fc.constantFrom("found" as const, "mentions" as const),
        // Few documents are ordered in another way than many.
        total: fc.constantFrom(60, 100_000),
      }),
      (given: GivenFacts[], { sort, limit, wanted, part, total }) => {
        const filled = fillColumns(given);
        const ranking = toTestRanking(wanted, filled.columns, part);
        const keyOf = (chunk: Chunk, place: number): number => {
          if (sort === "newest") return 0;
          if (sort === "pay") return chunk.pay[place] ?? 0;
          return scoreOf(ranking, chunk, place);
        };
        const live = filled.docnos.flatMap((docno, index) => {
          const chunk = filled.columns.chunks[Math.floor(docno / CHUNK)];
          const { isGone = false, posted = 0 } = given[index] ?? {};
          return isGone || !chunk ? [] : [{ docno, posted, key: keyOf(chunk, docno % CHUNK) }];
        });
        const sorted = live.toSorted(
          (a, b) => b.key - a.key || b.posted - a.posted || b.docno - a.docno,
        );

        const order = orderOf(sort, ranking, total);
        const found = firstOf(filled.columns.snapshot(), order, { limit, now: NOW });

        expect(found).toEqual(sorted.slice(0, limit).map(({ docno }) => docno));
      },
    ),
    { numRuns: 500 },
  );
});
