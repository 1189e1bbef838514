import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

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

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const c = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one = "#000000", other = "#000000"): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const light = colours(sheet, "light");
const dark = colours(sheet, "dark");
const night = { ...dark, ...colours(nightAlways, "dark") };
const nightInDark = { ...night, ...colours(nightInDarkAlone, "dark") };

const TEXT = [
  ["ink", "canvas surface band"],
  ["muted", "canvas surface sunken raised fill band"],
  ["faint", "canvas surface sunken raised fill"],
  ["teal", "canvas surface raised teal-soft"],
  ["teal-soft-ink", "teal-soft"],
  ["on-teal", "teal teal-hover"],
  ["on-amber", "amber amber-hover"],
  ["amber-ink", "amber-soft surface"],
  ["good", "surface canvas good-soft"],
  ["warn", "surface warn-soft"],
  ["bad", "surface canvas bad-soft"],
  ["navy-ink", "navy"],
  ["navy-muted", "navy"],
  ["on-strong", "strong"],
] as const;
const BORDERS = [["line-strong", "canvas surface raised"]] as const;
// The band is drawn on the page, never in the night scope.
const NIGHT_TEXT = [
  ["ink", "canvas surface"],
  ["muted", "canvas surface fill"],
  ["faint", "canvas surface"],
  ["teal", "canvas surface"],
  ["teal-soft-ink", "teal-soft"],
  ["good", "good-soft"],
  ["warn", "warn-soft"],
  ["on-strong", "strong"],
] as const;

type Pairs = readonly (readonly [front: string, backs: string])[];

function expand(pairs: Pairs): [string, string][] {
  return pairs.flatMap(([front, backs]) =>
    backs.split(" ").map((back): [string, string] => [front, back]),
  );
}

describe.each([
  ["light", light, TEXT],
  ["dark", dark, TEXT],
  ["night", night, NIGHT_TEXT],
  ["night in the dark theme", nightInDark, NIGHT_TEXT],
] as [string, Tokens, Pairs][])("%s", (_theme, tokens, text) => {
  it.each(expand(text))("%s is readable on %s", (front, back) => {
    expect(tokens[front]).toBeDefined();
    expect(tokens[back]).toBeDefined();
    expect(contrast(tokens[front], tokens[back])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(expand(BORDERS))("%s stands out against %s", (front, back) => {
    expect(contrast(tokens[front], tokens[back])).toBeGreaterThanOrEqual(3);
  });
});

describe("the twelve accents", () => {
  it.each(Array.from({ length: 12 }, (_, i) => i + 1))("%i: white is readable on it", (n) => {
    const [accent, lift] = [light[`accent-${n}`], light[`accent-${n}-lift`]];
    expect(contrast("#ffffff", accent)).toBeGreaterThanOrEqual(4.5);
    expect(contrast("#ffffff", lift)).toBeGreaterThanOrEqual(4.5);
  });

  it("lightens each by 20 percent", () => {
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

it("has a name for every color of the night scope", () => {
  expect(Object.keys(dark)).toEqual(expect.arrayContaining(Object.keys(nightInDark)));
  expect(Object.keys(colours(nightInDarkAlone, "dark"))).not.toEqual([]);
});
