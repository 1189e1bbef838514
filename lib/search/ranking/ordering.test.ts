import fc from "fast-check";
import { expect, it } from "vitest";
import { fillColumns, type GivenFacts } from "@/lib/testing/columns";
import type { Chunk } from "../engine/chunks";
import { CHUNK } from "../engine/schema";
import { SORTS } from "../schema";
import { firstOf, partsOf } from "./ordering";
import { recency, scoreOf, toRanking } from "./scoring";

const NOW = 200_000;
const few = fc.integer({ min: 1, max: 6 });

const aDocument = fc.record({
  // Some far behind, so that there are several chunks.
  gap: fc.constantFrom(1, 1, 1, 5, CHUNK + 1),
  // At the edges of the days that searches ask for, too.
  posted: fc.oneof(
    fc.integer({ min: NOW - 100_000, max: NOW }),
    fc.constantFrom(NOW, NOW - 1440, NOW - 1441, NOW - 7 * 1440, NOW - 30 * 1440 - 1),
  ),
  pay: fc.option(fc.integer({ min: 0, max: 5 })),
  skillIds: fc.uniqueArray(few, { maxLength: 3 }),
  wordIds: fc.array(few, { maxLength: 3 }),
  isGone: fc.constantFrom(false, false, false, true),
});

/** A ranking for the words 1 and 2, the first of which is the skill 1 as well. */
function toTestRanking({ columns }: ReturnType<typeof fillColumns>) {
  const marks = { words: new Int32Array(20), skills: new Int32Array(20) };
  marks.words.set([1, 2], 1);
  marks.skills.set([1], 1);
  const of = ["1", "2"].map((lexeme) => ({ kind: "word" as const, lexeme }));
  const marked = columns.having({ words: [1, 2], skills: [1] });
  const measures = { marks, marked, size: columns.size, countOf: () => 3 };
  return toRanking({ kind: "all", of }, measures);
}

it("answers the first of an order as sorting every document would", () => {
  fc.assert(
    fc.property(
      fc.array(aDocument, { maxLength: 60 }),
      fc.constantFrom(...SORTS),
      fc.integer({ min: 1, max: 30 }),
      (given: GivenFacts[], sort, limit) => {
        const filled = fillColumns(given);
        const ranking = toTestRanking(filled);
        const keyOf = (chunk: Chunk, place: number): number => {
          if (sort === "newest") return 0;
          if (sort === "pay") return chunk.pay[place] ?? 0;
          return scoreOf(ranking, chunk, place) * recency(chunk.posted[place] ?? 0, NOW);
        };
        const live = filled.docnos.flatMap((docno, index) => {
          const chunk = filled.columns.chunks[Math.floor(docno / CHUNK)];
          const { isGone = false, posted = 0 } = given[index] ?? {};
          return isGone || !chunk ? [] : [{ docno, posted, key: keyOf(chunk, docno % CHUNK) }];
        });
        const sorted = live.toSorted(
          (a, b) => b.key - a.key || b.posted - a.posted || b.docno - a.docno,
        );

        const parts = partsOf(sort, ranking, NOW);
        const found = firstOf(filled.columns.snapshot(), parts, { limit, now: NOW });

        expect(found).toEqual(sorted.slice(0, limit).map(({ docno }) => docno));
      },
    ),
    { numRuns: 500 },
  );
});
