import fc from "fast-check";
import { expect, it } from "vitest";
import {
  countBits,
  eachBit,
  emptyBitmap,
  fromBytes,
  isEmpty,
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
