import fc from "fast-check";
import { expect, it } from "vitest";
import { MIXED, mixCompanies } from "./diversity";

type RankedJob = { company: number; id: number };
const mix = (ordered: RankedJob[]) => mixCompanies(ordered, ({ company }) => company);
const toOnes = (companies: number[]) => companies.map((company, id) => ({ company, id }));

it("shows at most three jobs of a company in twenty while there are others", () => {
  const ordered = toOnes([...Array(30).fill(1), ...Array.from({ length: 30 }, (_, id) => id + 2)]);

  const mixed = mix(ordered);

  expect(mixed.slice(0, 20).filter(({ company }) => company === 1)).toHaveLength(3);
  expect(mixed.slice(0, 3).map(({ id }) => id)).toEqual([0, 1, 2]);
  expect(mixed.slice(20, 40).filter(({ company }) => company === 1).length).toBeGreaterThan(3);
});

it("doesn't reorder a single company's jobs, or anything after the mixed part", () => {
  const alone = toOnes(Array(50).fill(7));
  expect(mix(alone)).toEqual(alone);
  const many = toOnes(Array.from({ length: MIXED + 30 }, (_, id) => id % 2));
  expect(mix(many).slice(MIXED)).toEqual(many.slice(MIXED));
});

it("loses and repeats nothing, and keeps the order within a company", () => {
  fc.assert(
    fc.property(fc.array(fc.nat(5), { maxLength: 260 }), (companies) => {
      const ordered = toOnes(companies);
      const mixed = mix(ordered);
      expect(mixed.map(({ id }) => id).sort((a, b) => a - b)).toEqual(ordered.map(({ id }) => id));
      for (const company of new Set(companies)) {
        const ids = mixed.filter((one) => one.company === company).map(({ id }) => id);
        expect(ids).toEqual(ids.toSorted((a, b) => a - b));
      }
    }),
  );
});
