import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { hearCount } from "./heard-count";

let kept: Map<string, string>;

beforeEach(() => {
  kept = new Map();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  });
});

afterEach(() => vi.unstubAllGlobals());

const hear = (unread: number, userId = "ines") => hearCount({ userId, unread });

it("reports the first count, and then each higher one", () => {
  expect([hear(2), hear(2), hear(3)]).toEqual([true, false, true]);
});

it("doesn't report a count that is zero or has fallen, but reports the next rise", () => {
  expect([hear(0), hear(3), hear(1), hear(2)]).toEqual([false, true, false, true]);
});

it("reports to each person separately", () => {
  hear(5);

  expect(hear(2, "tomasz")).toBe(true);
});

it.each(["{", '"words"', '{"userId":"ines"}', "[]"])(
  "treats %s in the storage as nothing",
  (text) => {
    kept.set("heardCount", text);

    expect(hear(1)).toBe(true);
  },
);

it("keeps the count for the page in a browser without storage", () => {
  const refuse = () => {
    throw new DOMException("refused", "SecurityError");
  };
  vi.stubGlobal("sessionStorage", { getItem: refuse, setItem: refuse });

  expect([hear(2, "olu"), hear(2, "olu"), hear(3, "olu")]).toEqual([true, false, true]);
});
