import fc from "fast-check";
import { expect, it } from "vitest";
import { setBit } from "../engine/bitmap";
import { DocumentLists } from "../engine/document-lists";
import { topAmong, topOf } from "./counts";

const MOST_DOCUMENTS = 320;

it("finds the same most frequent ids as counting every document, ties by id", () => {
  const aDocument = fc.record({
    // Low ids are the frequent ones.
    ids: fc.uniqueArray(fc.oneof(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 60 }))),
    isFound: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(aDocument, { maxLength: MOST_DOCUMENTS }), (given) => {
      const all = given.map((one, docno) => ({ ...one, docno }));
      const found = all.filter(({ isFound }) => isFound);
      const lists = new DocumentLists();
      for (const { ids, docno } of all) for (const id of ids) lists.add(id, docno);
      const documents = new Uint32Array(MOST_DOCUMENTS / 32);
      for (const { docno } of found) setBit(documents, docno);
      const counts = new Map<number, number>();
      for (const id of found.flatMap(({ ids }) => ids)) {
        counts.set(id, (counts.get(id) ?? 0) + 1);
      }
      const plainly = [...counts].toSorted(([a, some], [b, others]) => others - some || a - b);

      expect(topAmong(lists, documents)).toEqual(plainly.slice(0, 10));
      expect(topOf(Int32Array.from({ length: 61 }, (_, id) => counts.get(id) ?? 0))).toEqual(
        plainly.slice(0, 10),
      );
    }),
    { numRuns: 300 },
  );
});
