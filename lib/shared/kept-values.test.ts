import { afterEach, expect, it, vi } from "vitest";
import { keepFew, madeAtUse } from "./kept-values";
import { formatAmount } from "./money";
import { toZonedIso } from "./zones";

afterEach(() => vi.unstubAllGlobals());

it("makes a value once per key, and keeps no more than its limit", () => {
  const make = vi.fn((key: string) => key.length);
  const lengthOf = keepFew(2, make);

  expect(["a", "bb", "a", "bb"].map(lengthOf)).toEqual([1, 2, 1, 2]);
  expect(make).toHaveBeenCalledTimes(2);
  lengthOf("ccc");
  lengthOf("a");
  expect(make).toHaveBeenCalledTimes(4);
});

// A zone may be written in any case.
function spellings(name: string): string[] {
  const all = Array.from({ length: 2 ** 11 }, (_, bits) =>
    Array.from(name, (letter, at) => (bits & (1 << at) ? letter.toUpperCase() : letter)).join(""),
  );
  return [...new Set(all)];
}

/** Counts how many formats are created from here on. */
function countFormats(kind: "DateTimeFormat" | "NumberFormat"): () => number {
  let made = 0;
  const construct = (target: typeof Intl.NumberFormat, given: unknown[]) => {
    made += 1;
    return Reflect.construct(target, given) as object;
  };
  vi.stubGlobal("Intl", {
    DateTimeFormat: Intl.DateTimeFormat,
    NumberFormat: Intl.NumberFormat,
    [kind]: new Proxy(Intl[kind], { construct }),
  });
  return () => made;
}

it("time zones spelt in different ways are not kept forever", () => {
  const use = (zone: string) => toZonedIso(new Date(0), zone);
  const made = countFormats("DateTimeFormat");
  use("Europe/Berlin");
  use("Europe/Berlin");
  expect(made()).toBe(1);
  const others = spellings("europe/berlin").filter((zone) => zone !== "Europe/Berlin");
  others.forEach(use);
  use("Europe/Berlin");
  expect(made()).toBe(others.length + 2);
});

it("unknown currencies are not kept forever", () => {
  const use = (currency: string) => formatAmount(1, currency);
  const letters = Array.from({ length: 26 }, (_, n) => String.fromCharCode(65 + n));
  const made = countFormats("NumberFormat");
  use("QXA");
  use("QXA");
  expect(made()).toBe(1);
  const others = letters.flatMap((first) => letters.map((second) => `${first}${second}Q`));
  others.forEach(use);
  use("QXA");
  expect(made()).toBe(others.length + 2);
});

it("makes a value at its first use, and only then", () => {
  const make = vi.fn(() => ({ name: "kept" }));
  const use = madeAtUse(make);
  expect(make).not.toHaveBeenCalled();
  expect(use()).toBe(use());
  expect(make).toHaveBeenCalledTimes(1);
});

it("keeps undefined values, too", () => {
  const make = vi.fn(() => undefined);
  const use = madeAtUse(make);
  use();
  use();
  expect(make).toHaveBeenCalledTimes(1);
});
