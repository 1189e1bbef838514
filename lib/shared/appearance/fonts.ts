import type { FontPair } from "./choices";
import { FONT_FACES } from "./font-faces";

type Family = keyof typeof FONT_FACES;

const PAIRS: Readonly<Record<FontPair, { head: Family; text: Family }>> = {
  lively: { head: "Bricolage Grotesque", text: "Inter" },
  modern: { head: "Outfit", text: "Geist" },
  technical: { head: "Space Grotesk", text: "Geist" },
  friendly: { head: "Nunito", text: "Inter" },
  warm: { head: "Fraunces", text: "Inter" },
  formal: { head: "Newsreader", text: "Geist" },
};
/** The pair that the style sheets declare (app/styles/fonts.css). */
const OWN_PAIR = "lively";

// A heading's file has one weight, which stands for all that the styles ask for.
const HEAD_WEIGHTS = "600 720";
const TEXT_WEIGHTS = "400 700";

// What has their measures where they aren't installed, on most Linux systems.
const LIKE_STAND_IN = {
  Arial: "Liberation Sans",
  "Times New Roman": "Liberation Serif",
} as const;

function face(family: Family, weights: string): string {
  const { file, standIn, stretch, ascent, descent, lineGap } = FONT_FACES[family];
  const local = `local("${standIn}"),local("${LIKE_STAND_IN[standIn]}")`;
  return [
    `@font-face{font-family:"${family}";src:url("/fonts/${file}") format("woff2");font-weight:${weights};font-display:swap}`,
    `@font-face{font-family:"${family} Stand-in";src:${local};ascent-override:${ascent};descent-override:${descent};line-gap-override:${lineGap};size-adjust:${stretch}}`,
  ].join("");
}

function stack(family: Family): string {
  const rest = FONT_FACES[family].standIn === "Arial" ? "" : ",Georgia,serif";
  return `"${family}","${family} Stand-in"${rest}`;
}

/** The fonts' rules, and on `scope` the properties that tokens.css reads. */
export function fontRules(pair: FontPair, scope: string): string {
  const { head, text } = PAIRS[pair];
  const names = `--face-head:${stack(head)};--face-text:${stack(text)}`;
  return `${face(head, HEAD_WEIGHTS)}${face(text, TEXT_WEIGHTS)}${scope}{${names}}`;
}

/** The styles that give a page these fonts; empty for the product's own. */
export function fontStyles(pair: FontPair): string {
  return pair === OWN_PAIR ? "" : fontRules(pair, ":root:root");
}

/** The two files that a page in these fonts loads. */
export function fontPaths(pair: FontPair): string[] {
  const { head, text } = PAIRS[pair];
  return [head, text].map((family) => `/fonts/${FONT_FACES[family].file}`);
}

/** What the fonts of a pair are called. */
export function fontNames(pair: FontPair): string {
  const { head, text } = PAIRS[pair];
  return `${head} with ${text}`;
}
