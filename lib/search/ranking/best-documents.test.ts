import fc from "fast-check";
import { expect, it } from "vitest";
import { BestDocuments } from "./best-documents";

const offer = fc.record({
  key: fc.integer({ min: 0, max: 3 }),
  posted: fc.integer({ min: 0, max: 3 }),
});

it("keeps the same documents as sorting everything, in the same order", () => {
  fc.assert(
    fc.property(fc.array(offer), fc.integer({ min: 1, max: 12 }), (offers, limit) => {
      const documents = offers.map((one, docno) => ({ ...one, docno }));
      const best = new BestDocuments(limit);
      for (const document of documents) best.offer(document);

      const sorted = documents.toSorted(
        (a, b) => b.key - a.key || b.posted - a.posted || b.docno - a.docno,
      );
      expect(best.docnosInOrder()).toEqual(sorted.slice(0, limit).map(({ docno }) => docno));
    }),
  );
});
