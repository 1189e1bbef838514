import type { Corners, FontPair } from "./choices";
import { fontStyles } from "./fonts";
import { type HeroChoice, heroPicture, veilOf } from "./hero-picture";
import { type Logos, logoRules } from "./logo-styles";
import { contrast } from "./oklch";
import { VISIBLE } from "./pairs";
import { type ColourTokens, derivePalette, type Palette } from "./palette";
import {
  type BrandColours,
  brandVersion,
  type ColourScope,
  NIGHT_TOKENS,
  OWN_COLOURS,
  THEME_TOKENS,
} from "./tokens";

/** What of a site's appearance is in its style sheets. */
export type Theme = HeroChoice & Logos & { fonts: FontPair; corners: Corners };

const RADII: Readonly<Record<Corners, Readonly<Record<string, string>>>> = {
  soft: {},
  round: { "r-card": "20px", "r-control": "14px", "r-tile": "16px" },
  square: { "r-card": "3px", "r-control": "2px", "r-tile": "2px" },
};

const LIGHT = Object.fromEntries(THEME_TOKENS.map(([name, , light]) => [name, light]));
const DARK = Object.fromEntries(THEME_TOKENS.map(([name, , , dark]) => [name, dark]));
const NIGHT = Object.fromEntries(NIGHT_TOKENS.map(([name, , light]) => [name, light]));
const NIGHT_IN_DARK = Object.fromEntries(NIGHT_TOKENS.map(([name, , , dark]) => [name, dark]));

function declare(tokens: Readonly<Record<string, string | undefined>>): string {
  return Object.entries(tokens)
    .map(([name, value]) => `--${name}:${value}`)
    .join(";");
}

/** Whether these are the product's own colours. */
export function hasOwnColours({ accent, button, dark }: BrandColours): boolean {
  const own = OWN_COLOURS;
  return accent === own.accent && button === own.button && dark === own.dark;
}

// Without the drawing, the hero's words are above the search with no more than a gap.
const PLAIN_HERO = ".hero-scene{display:none}.hero .hero-copy{padding-bottom:48px}";

/**
 * A scope's colours, without those that its style sheet declares anyway; but with those that the
 * scope around it (`outer`) has changed.
 */
function changed(tokens: ColourTokens, own: ColourTokens, outer: ColourTokens = {}): ColourTokens {
  const isNeeded = ([name, hex]: [string, string]) => own[name] !== hex || name in outer;
  return Object.fromEntries(Object.entries(tokens).filter(isNeeded));
}

// More specific than the product's own rules (app/styles/tokens.css, night.css), in whichever order
// the sheets are loaded; and only on screens, because paper has ink of its own.
function colourRules(palette: Palette): string {
  const byDay = changed(palette.light, LIGHT);
  const dark = declare(changed(palette.dark, DARK, byDay));
  // A navy section declares all of its colours itself, whatever the theme around it says.
  const ownNight = { ...DARK, ...NIGHT };
  const inLight = changed(palette.night, ownNight);
  const night = declare(inLight);
  const deeper = declare(changed(palette.nightInDark, { ...ownNight, ...NIGHT_IN_DARK }, inLight));
  const scope = "[data-scope=night]";
  return [
    `:root:root{${declare(byDay)}}`,
    `:root:root:root ${scope}{${night}}`,
    `@media (prefers-color-scheme:dark){:root:root:not([data-theme=light]){${dark}}`,
    `:root:root:root:not([data-theme=light]) ${scope}{${deeper}}}`,
    `:root:root[data-theme=dark]{${dark}}`,
    `:root:root:root[data-theme=dark] ${scope}{${deeper}}`,
  ].join("");
}

/** Where the drawing in these colours is served (app/brand/[file]/route.ts). */
const drawing = (theme: "light" | "dark", version: string) =>
  `.hero{--scene:url(/brand/harbour-${theme}.svg?v=${version})}`;

// The focus ring on the hero's water has the button's colour, where it can be seen there.
function heroRules(palette: Palette, theme: Theme): string {
  const { scene, ...colours } = theme;
  const seas = ["sea-2", "sea-3"].flatMap((sea) => [palette.light[sea], palette.dark[sea]]);
  const isSeen = seas.every((sea) => contrast(colours.button, sea ?? "") >= VISIBLE);
  const version = brandVersion(colours);
  return [
    isSeen ? "" : ".hero .hero-water :focus-visible{outline-color:#fff}",
    heroPicture(theme) ? `.hero.hero-pictured{--veil:${veilOf(palette.light["navy"] ?? "")}%}` : "",
    scene !== "plain"
      ? `:root ${drawing("light", version)}@media (prefers-color-scheme:dark){:root:not([data-theme=light]) ${drawing("dark", version)}}:root[data-theme=dark] ${drawing("dark", version)}`
      : "",
  ].join("");
}

let last: { key: string; palette: Palette } | undefined;

/** The palette of these colours; the last one asked for is remembered. */
export function paletteOf({ accent, button, dark }: BrandColours): Palette {
  const colours = { accent, button, dark };
  const key = brandVersion(colours);
  if (last?.key !== key) last = { key, palette: derivePalette(colours) };
  return last.palette;
}

/** The styles that make the product's style sheets look like this; empty for its own look. */
export function themeStyles(theme: Theme): string {
  const radii = declare(RADII[theme.corners]);
  const palette = paletteOf(theme);
  const rules = [
    hasOwnColours(theme) ? "" : colourRules(palette) + heroRules(palette, theme),
    radii && `:root:root{${radii}}`,
    theme.scene === "harbour" || heroPicture(theme) ? "" : PLAIN_HERO,
    logoRules(theme),
  ].join("");
  return fontStyles(theme.fonts) + (rules && `@media screen{${rules}}`);
}

/** The custom properties of one theme, for a part of a page that shows it. */
export function themeProperties(theme: Theme, scope: ColourScope): Record<string, string> {
  const tokens = { ...paletteOf(theme)[scope], ...RADII[theme.corners] };
  return Object.fromEntries(Object.entries(tokens).map(([name, value]) => [`--${name}`, value]));
}
