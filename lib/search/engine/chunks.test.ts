import { expect, it } from "vitest";
import type { FactReader } from "../documents/packed-facts";
import { countBits, hasBit } from "./bitmap";
import { Chunk } from "./chunks";

const NONE = new Int32Array(0);

/** A document's facts, of which only numbers matter here. */
const factsOf = (numbers: Partial<FactReader>) =>
  ({
    ...{ posted: 0, pay: 0, experience10: 0, fcode: 0, companyId: 1, titleId: 1 },
    ...{ cityCount: 0, cities: NONE, skillCount: 0, skills: NONE, wordCount: 0, words: NONE },
    ...numbers,
  }) as FactReader;

it("keeps what it found by a number up to date with documents that come later", () => {
  const chunk = new Chunk(0);
  chunk.put(3, factsOf({ pay: 50_001, posted: 10, experience10: 20 }));
  chunk.put(4, factsOf({ pay: 40_001, posted: 30, experience10: 0 }));
  expect(countBits(chunk.withAtLeast("pay", 50_001))).toBe(1);
  expect(countBits(chunk.withAtLeast("experience10", 11))).toBe(1);
  expect(countBits(chunk.since(20))).toBe(1);

  chunk.put(900, factsOf({ pay: 60_001, posted: 40, experience10: 30 }));
  chunk.put(901, factsOf({ pay: 0, posted: 5, experience10: 10 }));

  for (const found of [
    chunk.withAtLeast("pay", 50_001),
    chunk.withAtLeast("experience10", 11),
    chunk.since(20),
  ]) {
    expect(hasBit(found, 900)).toBe(true);
    expect(hasBit(found, 901)).toBe(false);
    expect(countBits(found)).toBe(2);
  }
});

it("finds the same by many numbers as by those that are kept", () => {
  const chunk = new Chunk(0);
  for (let place = 0; place < 200; place += 1) chunk.put(place, factsOf({ pay: place + 1 }));
  for (const least of [...Array(50).keys(), 5, 0, 17]) {
    expect(countBits(chunk.withAtLeast("pay", least + 1))).toBe(200 - least);
  }
});
