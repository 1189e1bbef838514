import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { DEFAULT_APPEARANCE } from "./defaults";
import { fillLede, headlineLines } from "./hero-words";
import { contrast, fromHex, toHex } from "./oklch";
import { READABLE } from "./pairs";
import { derivePalette, weakPairs } from "./palette";
import { recolour } from "./recolour";
import { themeStyles } from "./theme";
import { type BrandColours, NIGHT_TOKENS, OWN_COLOURS, THEME_TOKENS } from "./tokens";

const styles = (file: string) =>
  readFileSync(new URL(`../../../app/styles/${file}`, import.meta.url), "utf8");

// A generator of its own, so that a palette that fails does so again.
function coloursFrom(seed: number): () => string {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return `#${(state >>> 8).toString(16).padStart(6, "0")}`;
  };
}

const next = coloursFrom(20_261_126);
const RANDOM = Array.from(
  { length: 200 },
  (): BrandColours => ({ accent: next(), button: next(), dark: next() }),
);
const EXTREMES = ["#000000", "#ffffff", "#808080", "#ff0000", "#00ff00", "#0000ff", "#ffff00"].map(
  (hex): BrandColours => ({ accent: hex, button: hex, dark: hex }),
);

describe("derivePalette", () => {
  it("gives the product's own palette for its own colours", () => {
    const { light, dark, night, nightInDark, moved } = derivePalette(OWN_COLOURS);

    for (const [name, , whenLight, whenDark] of THEME_TOKENS) {
      expect([name, light[name], dark[name]]).toEqual([name, whenLight, whenDark]);
    }
    for (const [name, , whenLight, whenDark] of NIGHT_TOKENS) {
      expect([name, night[name], nightInDark[name]]).toEqual([name, whenLight, whenDark]);
    }
    expect(moved).toEqual([]);
  });

  it("recognises the colours that the style sheets declare", () => {
    const sheet = styles("tokens.css");
    for (const [name, , light, dark] of THEME_TOKENS) {
      const value = light === dark ? light : `light-dark(${light}, ${dark})`;
      expect(sheet).toContain(`--${name}: ${value};`);
    }
    const [always = "", inDark = ""] = styles("night.css").split("@variant dark");
    for (const [name, , light, dark] of NIGHT_TOKENS) {
      expect(always).toContain(`--${name}: ${light};`);
      if (light !== dark) expect(inDark).toContain(`--${name}: ${dark};`);
    }
  });

  it.each([...RANDOM, ...EXTREMES])("makes everything readable: %j", (colours) => {
    const palette = derivePalette(colours);

    expect(weakPairs(palette)).toEqual([]);
    for (const theme of [palette.light, palette.dark]) {
      expect(contrast("#ffffff", theme["sea-2"] ?? "")).toBeGreaterThanOrEqual(READABLE);
      expect(contrast("#ffffff", theme["sea-3"] ?? "")).toBeGreaterThanOrEqual(READABLE);
    }
  });

  it("keeps readable colours as they are, and says which it changed", () => {
    const { light, dark, moved } = derivePalette({
      accent: "#2fa84f",
      button: "#ffb000",
      dark: "#17301f",
    });

    expect([light["amber"], dark["amber"], light["navy"]]).toEqual([
      "#ffb000",
      "#ffb000",
      "#17301f",
    ]);
    expect(moved).toEqual([
      { colour: "accent", chosen: "#2fa84f", used: light["teal"], contrast: expect.closeTo(3.07) },
    ]);
    // The same green, darker.
    expect(fromHex(light["teal"] ?? "").l).toBeLessThan(fromHex("#2fa84f").l);
    expect(Math.abs(fromHex(light["teal"] ?? "").h - fromHex("#2fa84f").h)).toBeLessThan(4);
  });

  it("darkens a dark colour that is too light", () => {
    const { light, moved } = derivePalette({ ...OWN_COLOURS, dark: "#f5d0c0" });

    expect(moved).toMatchObject([{ colour: "dark", chosen: "#f5d0c0", used: light["navy"] }]);
    expect(contrast("#ffffff", light["navy"] ?? "")).toBeGreaterThan(7);
  });
});

describe("themeStyles", () => {
  it("is empty for the product's own look", () => {
    expect(themeStyles(DEFAULT_APPEARANCE)).toBe("");
  });

  it("declares only what differs", () => {
    const css = themeStyles({
      ...DEFAULT_APPEARANCE,
      button: "#c03020",
      corners: "square",
      scene: "plain",
      icon: "key.png",
    });

    expect(css).toContain("--amber:#c03020");
    expect(css).toContain("--r-card:3px");
    expect(css).not.toContain("--teal:");
    expect(css).toContain(".hero-scene{display:none}");
    expect(css).toContain("url(/brand/icon-64.png?v=key.png)");
    expect(css).not.toContain("<");
  });
});

it("declares for the dark theme everything that it changes for the light one", () => {
  const names = (css: string) => new Set([...css.matchAll(/--([\w-]+):/g)].map(([, name]) => name));
  for (const colours of RANDOM) {
    const css = themeStyles({ ...DEFAULT_APPEARANCE, ...colours, scene: "plain" });
    const blocks = [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)];
    const block = (selector: string) =>
      names(blocks.find(([, found]) => found?.endsWith(selector))?.[2] ?? "");
    for (const [light, dark] of [
      [":root:root", ":root:root[data-theme=dark]"],
      [":root:root:root [data-scope=night]", ":root:root:root[data-theme=dark] [data-scope=night]"],
    ] as const) {
      expect([...block(dark)]).toEqual(expect.arrayContaining([...block(light)]));
      expect(block(light).size).toBeGreaterThan(5);
    }
  }
});

it("leaves out the counts of an empty site", () => {
  const lede = "{jobs} from {companies}. Look for the seal.";

  expect(fillLede(lede, { liveJobs: 1204, companies: 1 })).toBe(
    "1,204 open jobs from 1 company. Look for the seal.",
  );
  expect(fillLede(lede, { liveJobs: 0, companies: 0 })).toBe("Look for the seal.");
  expect(fillLede("Only {jobs}.", null)).toBe("");
  expect(headlineLines("Work - where others rest")).toEqual(["Work - ", "where others rest"]);
  expect(headlineLines("Work")).toEqual(["Work"]);
});

it("recolours the harbour without changing anything else", () => {
  const file = styles("../scene/harbour-light.svg");
  const drawn = recolour(file, { ...OWN_COLOURS, accent: "#8a2be2" });

  expect(recolour(file, OWN_COLOURS)).toBe(file);
  expect(drawn).not.toBe(file);
  expect(drawn.length).toBe(file.length);
});

it("converts each colour to OKLCH and back", () => {
  for (const { accent } of RANDOM) expect(toHex(fromHex(accent))).toBe(accent);
  const { l, c, h } = fromHex("#ff0000");
  expect([l, c, h]).toEqual([
    expect.closeTo(0.628, 3),
    expect.closeTo(0.2577, 3),
    expect.closeTo(29.23, 1),
  ]);
});
