import { expect, it } from "vitest";
import { isId, randomText } from "./ids";

it.each([
  ["01a1fded-7e4c-743e-bf4f-823f67e35c07", true],
  ["01A1FDED-7E4C-743E-BF4F-823F67E35C07", true],
  ["01a1fded7e4c743ebf4f823f67e35c07", false],
  ["01a1fded-7e4c-743e-bf4f-823f67e35c07\n", false],
  ["01a1fded-7e4c-743e-bf4f-823f67e35c0g", false],
  ["", false],
])("%j is an id: %s", (text, expected) => {
  expect(isId(text)).toBe(expected);
});

it("uses each letter about equally often", () => {
  const counts = new Map<string, number>();
  for (const letter of randomText(23_000, "2346789CDFHJKMNPQRTVWXY")) {
    counts.set(letter, (counts.get(letter) ?? 0) + 1);
  }

  expect(counts.size).toBe(23);
  for (const count of counts.values()) {
    // Seven standard deviations either way.
    expect(Math.abs(count - 1000)).toBeLessThan(220);
  }
});
