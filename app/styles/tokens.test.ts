import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { contrast } from "@/lib/shared/appearance/oklch";
import {
  BORDER_PAIRS,
  type ColourPairs,
  eachPair,
  NIGHT_PAIRS,
  READABLE,
  TEXT_PAIRS,
  VISIBLE,
} from "@/lib/shared/appearance/pairs";

const read = (file: string) => readFileSync(new URL(file, import.meta.url), "utf8");
const sheet = read("./tokens.css");
const [nightAlways = "", nightInDarkAlone = ""] = read("./night.css").split("@variant dark");

type Tokens = Record<string, string>;
type Theme = "light" | "dark";

/** The colors that a sheet declares, in a theme. */
function colours(css: string, theme: Theme): Tokens {
  return Object.fromEntries(
    [
      ...css.matchAll(
        /--([\w-]+): (?:(#[0-9a-f]{6})|light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\));/g,
      ),
    ].map(([, name, both, whenLight, whenDark]) => [
      name,
      both ?? (theme === "light" ? whenLight : whenDark),
    ]),
  );
}

const light = colours(sheet, "light");
const dark = colours(sheet, "dark");
const night = { ...dark, ...colours(nightAlways, "dark") };
const nightInDark = { ...night, ...colours(nightInDarkAlone, "dark") };

describe.each([
  ["light", light, TEXT_PAIRS],
  ["dark", dark, TEXT_PAIRS],
  ["night", night, NIGHT_PAIRS],
  ["night in the dark theme", nightInDark, NIGHT_PAIRS],
] as [string, Tokens, ColourPairs][])("%s", (_theme, tokens, text) => {
  it.each(eachPair(text))("%s is readable on %s", (front, back) => {
    expect(tokens[front]).toBeDefined();
    expect(tokens[back]).toBeDefined();
    expect(contrast(tokens[front] ?? "", tokens[back] ?? "")).toBeGreaterThanOrEqual(READABLE);
  });

  it.each(eachPair(BORDER_PAIRS))("%s stands out against %s", (front, back) => {
    expect(contrast(tokens[front] ?? "", tokens[back] ?? "")).toBeGreaterThanOrEqual(VISIBLE);
  });
});

describe("the twelve accents", () => {
  it.each(Array.from({ length: 12 }, (_, i) => i + 1))("make white text readable: %i", (n) => {
    const [accent = "", lift = ""] = [light[`accent-${n}`], light[`accent-${n}-lift`]];
    expect(contrast("#ffffff", accent)).toBeGreaterThanOrEqual(READABLE);
    expect(contrast("#ffffff", lift)).toBeGreaterThanOrEqual(READABLE);
  });

  it("each have a variant that is 20 percent lighter", () => {
    for (let n = 1; n <= 12; n++) {
      const [accent = "", lift = ""] = [light[`accent-${n}`], light[`accent-${n}-lift`]];
      for (const at of [1, 3, 5]) {
        const from = Number.parseInt(accent.slice(at, at + 2), 16);
        const to = Number.parseInt(lift.slice(at, at + 2), 16);
        expect(Math.abs(from + (255 - from) * 0.2 - to)).toBeLessThanOrEqual(1);
      }
    }
  });
});

it("has a name for every colour of the night scope", () => {
  expect(Object.keys(dark)).toEqual(expect.arrayContaining(Object.keys(nightInDark)));
  expect(Object.keys(colours(nightInDarkAlone, "dark"))).not.toEqual([]);
});
