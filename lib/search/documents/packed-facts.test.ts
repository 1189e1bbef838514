import fc from "fast-check";
import { expect, it } from "vitest";
import type { DocumentRow } from "./document-rows";
import { FactReader, packFacts } from "./packed-facts";

const number = fc.integer({ min: 0, max: 1_000_000_000 });
const given = fc.record({
  docno: number,
  posted: number,
  pay: fc.option(fc.integer({ min: 0, max: 1_000_000_000 })),
  experience10: fc.integer({ min: 0, max: 1000 }),
  fcode: fc.integer({ min: 0, max: 524 }),
  companyId: number,
  titleId: number,
  cityNumbers: fc.array(number, { maxLength: 40 }),
  skillIds: fc.array(number, { maxLength: 40 }),
  wordIds: fc.array(number, { maxLength: 40 }),
});

it("reads back consecutive documents, with at most 31 skills, cities and words", () => {
  fc.assert(
    fc.property(fc.array(given), (documents) => {
      const facts = documents.map((document) =>
        packFacts(document as DocumentRow & typeof document, document),
      );
      const reader = new FactReader(facts.join(""));

      for (const document of documents) {
        expect(reader.next()).toBe(true);
        expect(reader.docno).toBe(document.docno);
        expect(reader.posted).toBe(document.posted);
        expect(reader.pay).toBe(document.pay === null ? 0 : document.pay + 1);
        expect(reader.experience10).toBe(document.experience10);
        expect(reader.fcode).toBe(document.fcode);
        expect(reader.companyId).toBe(document.companyId);
        expect(reader.titleId).toBe(document.titleId);
        expect([...reader.cities.slice(0, reader.cityCount)]).toEqual(
          document.cityNumbers.slice(0, 31),
        );
        expect([...reader.skills.slice(0, reader.skillCount)]).toEqual(
          document.skillIds.slice(0, 31),
        );
        expect([...reader.words.slice(0, reader.wordCount)]).toEqual(document.wordIds.slice(0, 31));
      }
      expect(reader.next()).toBe(false);
    }),
  );
});
