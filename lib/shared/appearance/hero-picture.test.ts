import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { HERO_SCENES, WORK_SCENES } from "./choices";
import { DEFAULT_APPEARANCE } from "./defaults";
import { backdropOf, heroPicture, veilOf } from "./hero-picture";
import { contrast } from "./oklch";
import { derivePalette } from "./palette";
import { themeStyles } from "./theme";
import { OWN_COLOURS } from "./tokens";

const root = new URL("../../../", import.meta.url);
const key = (letter: string) => `${letter.repeat(43)}.webp`;
const PICTURE = { file: key("a"), small: key("b"), width: 2400 };
const OWN = { ...DEFAULT_APPEARANCE, scene: "picture", picture: PICTURE } as const;

describe("heroPicture", () => {
  it("is one of the drawings, all of which exist", () => {
    for (const scene of WORK_SCENES) {
      const picture = heroPicture({ ...DEFAULT_APPEARANCE, scene });
      const src = `/brand/${scene}.svg?v=0b7a75f5a5240b2545`;
      expect(picture).toEqual({ image: { src, alt: "" }, isDrawn: true });
      expect(existsSync(new URL(`public/img/scenes/${scene}.svg`, root))).toBe(true);
    }
  });

  it("is the operator's own picture in two sizes, with its description", () => {
    expect(heroPicture({ ...OWN, pictureAlt: "The quay" })?.image).toEqual({
      src: `/media/brand/${PICTURE.file}`,
      srcSet: `/media/brand/${PICTURE.small} 1200w, /media/brand/${PICTURE.file} 2400w`,
      sizes: "max(100vw, 960px)",
      alt: "The quay",
    });
    const small = heroPicture({ ...OWN, picture: { ...PICTURE, width: 1200 } });
    expect(small?.image).toEqual({ src: `/media/brand/${PICTURE.file}`, alt: "" });
  });

  it("is none with the harbour, with a plain hero, or if no picture was uploaded", () => {
    for (const scene of ["harbour", "plain"] as const)
      expect(heroPicture({ ...OWN, scene })).toBe(null);
    expect(heroPicture({ ...OWN, picture: null })).toBe(null);
    expect(themeStyles({ ...OWN, picture: null })).toContain(".hero-scene{display:none}");
  });
});

it("is what shared pictures show, too", () => {
  expect(backdropOf(DEFAULT_APPEARANCE)).toBeNull();
  expect(backdropOf({ ...OWN, scene: "plain" })).toBe("plain");
  expect(backdropOf({ ...OWN, scene: "ward" })).toEqual({ drawing: "ward" });
  expect(backdropOf(OWN)).toEqual({ picture: PICTURE.file });
  // None was uploaded.
  expect(backdropOf({ ...OWN, picture: null })).toBe("plain");
});

/** The channels of a `#rrggbb`, with a white picture under that share of it. */
function overWhite(hex: string, percent: number): string {
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  const seen = channels.map((value) => Math.round(255 + (value - 255) * (percent / 100)));
  return `#${seen.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}

describe("the veil", () => {
  it.each(["#0b2545", "#000000", "#17301f", "#ff0000", "#ffffff", "#c0a0ff"])(
    "of %s makes white words readable on a white picture, and is no darker than necessary",
    (dark) => {
      const { navy = "" } = derivePalette({ ...OWN_COLOURS, dark }).light;
      expect(contrast("#ffffff", overWhite(navy, veilOf(navy)))).toBeGreaterThanOrEqual(4.5);
      expect(contrast("#ffffff", overWhite(navy, veilOf(navy) - 1))).toBeLessThan(4.5);
    },
  );

  it("is in the sheet for the product's own colours, and in the head for others", () => {
    const sheet = readFileSync(new URL("components/home/hero-picture.css", root), "utf8");
    expect(sheet).toContain(`--veil: ${veilOf(OWN_COLOURS.dark)}%;`);
    expect(themeStyles(OWN)).toBe("");
    const { navy = "" } = derivePalette({ ...OWN_COLOURS, dark: "#17301f" }).light;
    expect(themeStyles({ ...OWN, dark: "#17301f" })).toContain(
      `.hero.hero-pictured{--veil:${veilOf(navy)}%}`,
    );
  });
});

it("draws the harbour in the site's colours wherever pages show it", () => {
  for (const scene of HERO_SCENES) {
    const css = themeStyles({ ...DEFAULT_APPEARANCE, accent: "#8a2be2", scene });
    expect(css.includes("/brand/harbour-light.svg")).toBe(scene !== "plain");
  }
});
