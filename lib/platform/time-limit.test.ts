import { describe, expect, it } from "vitest";
import { withinTime } from "./time-limit";

const long = "x".repeat(5000);
const forever = () => {
  for (;;);
};

// ASVS 1.2.9
describe("work on a text", () => {
  it("returns its result, and fails with its error", () => {
    expect(withinTime(long, () => "made")).toBe("made");
    expect(withinTime(long, () => undefined)).toBeUndefined();
    expect(() =>
      withinTime(long, () => {
        throw new TypeError("its own");
      }),
    ).toThrow(TypeError);
  });

  it("is stopped when it doesn't end, with a message that says what to do", () => {
    const began = performance.now();
    expect(() => withinTime(long, forever, 50)).toThrow(/takes too long.*Shorten it/);
    expect(performance.now() - began).toBeLessThan(2000);
    expect(withinTime(long, () => 1)).toBe(1);
  });

  it("is tried again if the processor was busy with something else", () => {
    const clock = new Int32Array(new SharedArrayBuffer(4));
    let attempts = 0;
    const waiting = (wait: number) => () => {
      attempts += 1;
      Atomics.wait(clock, 0, 0, wait);
      return "made";
    };

    expect(withinTime(long, waiting(200), 100)).toBe("made");
    expect(attempts).toBe(2);
    expect(() => withinTime(long, waiting(5000), 100)).toThrow(/takes too long/);
  });

  it("isn't limited for a short text", () => {
    expect(withinTime("short", () => "made")).toBe("made");
  });

  it("can be nested", () => {
    expect(withinTime(long, () => [withinTime(long, () => 1), withinTime(long, () => 2)])).toEqual([
      1, 2,
    ]);
    expect(() => withinTime(long, () => withinTime(long, forever, 50))).toThrow(/takes too long/);
    expect(() => withinTime(long, () => withinTime(long, forever, 5000), 50)).toThrow(
      /takes too long/,
    );
  });
});
