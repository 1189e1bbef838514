// The product's own colours, which app/styles/tokens.css and night.css declare (palette.test.ts
// compares), and how each follows from one that an operator chooses.

/** The three colours that an operator chooses. */
export type BrandColours = { accent: string; button: string; dark: string };
export type ColourName = keyof BrandColours;

export const OWN_COLOURS: BrandColours = { accent: "#0b7a75", button: "#f5a524", dark: "#0b2545" };

/** A name for these colours, for the addresses of pictures drawn in them. */
export function brandVersion({ accent, button, dark }: BrandColours): string {
  return [accent, button, dark].map((hex) => hex.slice(1)).join("");
}

/** The themes and the navy sections within each. */
export type ColourScope = "light" | "dark" | "night" | "nightInDark";

/** A token, the colour that it has the hue of, and its value in the light and the dark theme. */
type Token = readonly [name: string, from: ColourName | null, light: string, dark: string];

export const THEME_TOKENS: readonly Token[] = [
  ["sky-1", "dark", "#e3eef2", "#0a1322"],
  ["sky-2", "dark", "#f1f4f1", "#0e2038"],
  ["sky-3", "button", "#fdebc8", "#1d3d58"],
  ["sea-2", "accent", "#0d5f6d", "#0b2d40"],
  ["sea-3", "dark", "#0b3553", "#0a1626"],
  ["canvas", "dark", "#f5f7f9", "#0a1322"],
  ["surface", "dark", "#ffffff", "#101c30"],
  ["raised", "dark", "#ffffff", "#16243c"],
  ["sunken", "dark", "#ebeff4", "#0d192b"],
  ["fill", "dark", "#ebeff4", "#1c2b44"],
  ["ink", "dark", "#0e1b31", "#eaf0f9"],
  ["muted", "dark", "#46566e", "#a9b7cc"],
  ["faint", "dark", "#5d6b82", "#8e9db5"],
  ["line", "dark", "#dde4ec", "#24344f"],
  ["line-strong", "dark", "#8290a6", "#61748f"],
  ["navy", "dark", "#0b2545", "#0b2545"],
  ["mark-ground", "dark", "#0b2545", "#1b4675"],
  ["navy-ink", "dark", "#eaf0f9", "#eaf0f9"],
  ["navy-muted", "dark", "#b4c4da", "#b4c4da"],
  ["teal", "accent", "#0b7a75", "#3cc7bd"],
  ["teal-hover", "accent", "#075e5a", "#74dfd6"],
  ["teal-soft", "accent", "#e6f4f2", "#0f3339"],
  ["teal-soft-ink", "accent", "#075e5a", "#74dfd6"],
  ["on-teal", "accent", "#ffffff", "#06201f"],
  ["amber", "button", "#f5a524", "#f5a524"],
  ["amber-hover", "button", "#e8930a", "#ffb940"],
  ["on-amber", "dark", "#0e1b31", "#0e1b31"],
  ["amber-soft", "button", "#fdf0d6", "#332811"],
  ["amber-ink", "button", "#855000", "#f7bd58"],
  ["good", null, "#17734a", "#52c98f"],
  ["good-soft", null, "#e1f3e9", "#10302a"],
  ["warn", null, "#855000", "#f7bd58"],
  ["warn-soft", null, "#fdf0d6", "#332811"],
  ["bad", null, "#b92329", "#ff9490"],
  ["bad-soft", null, "#fdebea", "#3a1c24"],
  ["strong", "dark", "#0b2545", "#eaf0f9"],
  ["on-strong", "dark", "#ffffff", "#0b2545"],
  ["band", "button", "#fdf0d6", "#14223a"],
  ["band-line", "button", "#f5d79c", "#4a4028"],
  ["strong-good", null, "#52c98f", "#17734a"],
  ["strong-bad", null, "#ff9490", "#b92329"],
];

/** What the navy sections have instead: in the light theme, and in the dark one. */
export const NIGHT_TOKENS: readonly Token[] = [
  ["canvas", "dark", "#0b2545", "#0b1d36"],
  ["surface", "dark", "#12305a", "#10284a"],
  ["sunken", "dark", "#0e2a4f", "#0e2a4f"],
  ["fill", "dark", "#1b3c6b", "#18355c"],
  ["ink", "dark", "#f1f5fb", "#f1f5fb"],
  ["muted", "dark", "#b9c8de", "#b9c8de"],
  ["faint", "dark", "#9fb2ce", "#9fb2ce"],
  ["line", "dark", "#28477a", "#22406b"],
  ["line-strong", "dark", "#6f89b1", "#6f89b1"],
  ["teal", "accent", "#5ad3ca", "#5ad3ca"],
  ["teal-soft", "accent", "#0f3f55", "#0f3f55"],
  ["teal-soft-ink", "accent", "#8ce6de", "#8ce6de"],
  ["amber-soft", "button", "#3a3420", "#3a3420"],
  ["good-soft", null, "#0f3f4a", "#0f3f4a"],
  ["strong", "dark", "#f1f5fb", "#f1f5fb"],
];

/** Has the lightness of the chosen colour too, not only its hue: it is that colour, or beside it. */
export const KEEPS_LIGHTNESS: Readonly<Record<ColourScope, readonly string[]>> = {
  light: ["navy", "mark-ground", "strong", "teal", "teal-hover", "amber", "amber-hover"],
  dark: ["navy", "on-strong", "amber", "amber-hover"],
  night: ["canvas", "surface", "sunken", "fill", "line"],
  nightInDark: ["canvas", "surface", "sunken", "fill", "line"],
};
