import fc from "fast-check";
import { expect, it } from "vitest";
import {
  countBits,
  eachBit,
  emptyBitmap,
  fromBytes,
  isEmpty,
  isWithin,
  setBit,
  sizeOf,
  toBytes,
  unite,
  within,
  without,
  withPlaces,
} from "./bitmap";
import { CHUNK } from "./schema";

// Few places, and so many that a bitmap is shorter.
const places = fc.oneof(
  fc.uniqueArray(fc.nat(CHUNK - 1), { maxLength: 40 }),
  fc.nat(15).map((step) => Array.from({ length: 2500 }, (_, index) => (index * 12 + step) % CHUNK)),
);

function bitmapOf(list: readonly number[]) {
  const bitmap = emptyBitmap();
  for (const place of list) setBit(bitmap, place);
  return bitmap;
}

function listOf(bitmap: Uint32Array): number[] {
  const list: number[] = [];
  eachBit(bitmap, (place) => list.push(place));
  return list;
}

const sorted = (list: Iterable<number>) => [...new Set(list)].sort((a, b) => a - b);

it("reads back what it writes to the database, in either form", () => {
  fc.assert(
    fc.property(places, places, (first, second) => {
      const container = withPlaces(withPlaces(null, first), second);
      const read = fromBytes(toBytes(container));

      expect(read).toEqual(container);
      expect(sizeOf(read)).toBe(sorted([...first, ...second]).length);
      expect(listOf(within(read, bitmapOf([...first, ...second])))).toEqual(
        sorted([...first, ...second]),
      );
      expect(unite(withPlaces(null, first), withPlaces(null, second))).toEqual(container);
    }),
    { numRuns: 60 },
  );
});

it("uses the shorter form", () => {
  expect(withPlaces(null, [1, 2, 3])).toEqual(new Uint16Array([1, 2, 3]));
  const many = Array.from({ length: 2000 }, (_, index) => index);
  expect(withPlaces(null, many)).toBeInstanceOf(Uint32Array);
});

it.each([
  ["later places", { known: [1, 5], added: [9, 40] }],
  ["the last place again", { known: [1, 5], added: [5, 6] }],
  ["places in between", { known: [1, 5], added: [3] }],
  ["places in no order, some twice", { known: [], added: [9, 2, 9, 4] }],
  ["no places", { known: [1, 5], added: [] }],
])("adds %s to a list, which it leaves as it is", (_case, { known, added }) => {
  const list = Uint16Array.from(known);

  expect(withPlaces(list, added)).toEqual(Uint16Array.from(sorted([...known, ...added])));
  expect(list).toEqual(Uint16Array.from(known));
});

it("makes a bitmap of a list that becomes longer than one", () => {
  const most = CHUNK / 16 - 1;
  const list = Uint16Array.from({ length: most - 1 }, (_, index) => index);

  expect(withPlaces(list, [most - 1])).toHaveLength(most);
  const bitmap = withPlaces(list, [most - 1, most]);
  expect(bitmap).toBeInstanceOf(Uint32Array);
  expect(sizeOf(bitmap)).toBe(most + 1);
});

it("says whether everything in a bitmap is in another", () => {
  fc.assert(
    fc.property(places, places, (first, second) => {
      const isWhole = first.every((place) => second.includes(place));
      expect(isWithin(bitmapOf(first), bitmapOf(second))).toBe(isWhole);
      expect(isWithin(bitmapOf(first), bitmapOf([...second, ...first]))).toBe(true);
    }),
    { numRuns: 60 },
  );
});

it("intersects and subtracts", () => {
  fc.assert(
    fc.property(places, places, (first, second) => {
      const [a, b] = [bitmapOf(first), bitmapOf(second)];
      const isIn = new Set(second);

      expect(listOf(within(withPlaces(null, first), b))).toEqual(
        sorted(first.filter((place) => isIn.has(place))),
      );
      expect(listOf(without(a, b))).toEqual(sorted(first.filter((place) => !isIn.has(place))));
      expect(countBits(a)).toBe(sorted(first).length);
      expect(isEmpty(a)).toBe(first.length === 0);
    }),
    { numRuns: 60 },
  );
});
