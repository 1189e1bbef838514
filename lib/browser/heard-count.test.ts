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

it("tells of what is there when nothing was known, and then of each one more", () => {
  expect([hear(2), hear(2), hear(3)]).toEqual([true, false, true]);
});

it("is silent when there is nothing, or less than before, and tells of the next again", () => {
  expect([hear(0), hear(3), hear(1), hear(2)]).toEqual([false, true, false, true]);
});

it("tells everyone for themselves", () => {
  hear(5);

  expect(hear(2, "tomasz")).toBe(true);
});

it.each(["{", '"words"', '{"userId":"ines"}', "[]"])(
  "takes %s in the storage for nothing",
  (text) => {
    kept.set("heardCount", text);

    expect(hear(1)).toBe(true);
  },
);

it("knows on the same page what a browser without storage was told", () => {
  const refuse = () => {
    throw new DOMException("refused", "SecurityError");
  };
  vi.stubGlobal("sessionStorage", { getItem: refuse, setItem: refuse });

  expect([hear(2, "olu"), hear(2, "olu"), hear(3, "olu")]).toEqual([true, false, true]);
});
