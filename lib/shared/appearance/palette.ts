import { contrast, fromHex, type Oklch, toHex } from "./oklch";
import {
  BORDER_PAIRS,
  type ColourPairs,
  eachPair,
  NIGHT_PAIRS,
  READABLE,
  TEXT_PAIRS,
  VISIBLE,
} from "./pairs";
import {
  type BrandColours,
  type ColourName,
  type ColourScope,
  KEEPS_LIGHTNESS,
  NIGHT_TOKENS,
  OWN_COLOURS,
  THEME_TOKENS,
} from "./tokens";

/** The colours of a scope, by token. */
export type ColourTokens = Record<string, string>;

/** A chosen colour that couldn't be used as it is, and what it became. */
type MovedColour = { colour: ColourName; chosen: string; used: string; contrast: number };

/** All colours of a site, in both themes. */
export type Palette = Record<ColourScope, ColourTokens> & { moved: MovedColour[] };

const STEP = 0.004;
// The darkest part of a brand is the ground of light text; any lighter, and nothing stands out on
// its panels.
const LIGHTEST_GROUND = 0.33;
// At least as far as a button's ground moves under the pointer.
const HOVER_STEP = 0.07;
// On the sea stand white links and these words.
const ON_SEA = ["#ffffff", "#d6e6ec"];

const own = {
  accent: fromHex(OWN_COLOURS.accent),
  button: fromHex(OWN_COLOURS.button),
  dark: fromHex(OWN_COLOURS.dark),
} satisfies Record<ColourName, Oklch>;

type Test = (hex: string) => boolean;

/** The colour with the nearest lightness that passes, or null. */
function nearest(colour: Oklch, passes: Test, towards: -1 | 1): string | null {
  for (let l = colour.l; l >= 0 && l <= 1; l += towards * STEP) {
    const hex = toHex({ ...colour, l });
    if (passes(hex)) return hex;
  }
  const end = towards < 0 ? "#000000" : "#ffffff";
  return passes(end) ? end : null;
}

/** Keeps a colour that passes; otherwise moves its lightness as little as it takes. */
function move(hex: string, passes: Test): string {
  if (passes(hex)) return hex;
  const colour = fromHex(hex);
  const found = [nearest(colour, passes, -1), nearest(colour, passes, 1)].filter(
    (one): one is string => one !== null,
  );
  const distance = (one: string) => Math.abs(fromHex(one).l - colour.l);
  return found.sort((a, b) => distance(a) - distance(b))[0] ?? hex;
}

const standsOn =
  (backs: readonly (string | undefined)[], least: number): Test =>
  (hex) =>
    backs.every((back) => back === undefined || contrast(hex, back) >= least);

type Lead = { source: ColourName; chosen: string; keepsLightness?: boolean };

/** One of the product's colours turned to a chosen one's hue, as colourful as the choice is. */
export function follow(hex: string, { source, chosen, keepsLightness = false }: Lead): string {
  const { l, c, h } = fromHex(hex);
  const [now, was] = [fromHex(chosen), own[source]];
  return toHex({
    l: Math.min(1, Math.max(0, keepsLightness ? l + now.l - was.l : l)),
    c: c * Math.min(1.4, now.c / was.c),
    h: h + now.h - was.h,
  });
}

function tokensOf(scope: ColourScope, chosen: BrandColours): ColourTokens {
  const isNight = scope === "night" || scope === "nightInDark";
  const isDarkTheme = scope === "dark" || scope === "nightInDark";
  const rows = isNight ? NIGHT_TOKENS : THEME_TOKENS;
  return Object.fromEntries(
    rows.map(([name, from, light, dark]) => {
      const value = isDarkTheme ? dark : light;
      // By night, neither the band nor the horizon has the button's warmth.
      const isCold = isDarkTheme && (name === "band" || name === "sky-3");
      const source = isCold ? "dark" : from;
      if (source === null) return [name, value];
      const keepsLightness = KEEPS_LIGHTNESS[scope].includes(name);
      if (keepsLightness && value === OWN_COLOURS[source]) return [name, chosen[source]];
      return [name, follow(value, { source, chosen: chosen[source], keepsLightness })];
    }),
  );
}

/** Moves what is in front until it can be read on everything that it stands on. */
function mend(tokens: ColourTokens, pairs: ColourPairs, least: number): void {
  for (const [front, backs] of pairs) {
    const behind = backs.split(" ").map((back) => tokens[back]);
    tokens[front] = move(tokens[front] ?? "", standsOn(behind, least));
  }
}

/** A button's two grounds and the words on it: dark words if they can be read, otherwise white. */
function mendButton(tokens: ColourTokens, inks: readonly string[]): void {
  const { amber = "", "amber-hover": hover = "" } = tokens;
  const step = fromHex(hover).l - fromHex(amber).l;
  const ground = fromHex(amber);
  for (const ink of inks) {
    for (const towards of [step, -step]) {
      const other = toHex({ ...fromHex(hover), l: Math.min(1, Math.max(0, ground.l + towards)) });
      if (!standsOn([amber, other], READABLE)(ink)) continue;
      Object.assign(tokens, { "amber-hover": other, "on-amber": ink });
      return;
    }
  }
}

/** The chosen colours as they can be used. */
function usable(colours: BrandColours): BrandColours {
  const dark = fromHex(colours.dark);
  const ground = dark.l > LIGHTEST_GROUND ? toHex({ ...dark, l: LIGHTEST_GROUND }) : colours.dark;
  const shades = tokensOf("light", { ...colours, dark: ground });
  const behind = ["canvas", "surface", "raised", "teal-soft"].map((name) => shades[name]);
  const inks = [shades["on-amber"] ?? "", "#ffffff"];
  const button = move(colours.button, (hex) => {
    const { l, c, h } = fromHex(hex);
    const beside = [-1, 1].map((way) => toHex({ l: l + way * HOVER_STEP, c, h }));
    return inks.some((ink) => beside.some((other) => standsOn([hex, other], READABLE)(ink)));
  });
  return { accent: move(colours.accent, standsOn(behind, READABLE)), button, dark: ground };
}

/**
 * Every colour of the site from the three chosen ones. The product's own three give the product's
 * own palette. What couldn't be read is moved, and a chosen colour that had to be is named.
 */
export function derivePalette(colours: BrandColours): Palette {
  const used = usable(colours);
  const light = tokensOf("light", used);
  const dark = tokensOf("dark", used);
  for (const tokens of [light, dark]) {
    for (const sea of ["sea-2", "sea-3"]) {
      tokens[sea] = move(tokens[sea] ?? "", standsOn(ON_SEA, READABLE));
    }
    mendButton(tokens, [tokens["on-amber"] ?? "", "#ffffff"]);
    mend(tokens, TEXT_PAIRS, READABLE);
    mend(tokens, BORDER_PAIRS, VISIBLE);
  }
  const night = { ...dark, ...tokensOf("night", used) };
  const nightInDark = { ...night, ...tokensOf("nightInDark", used) };
  for (const tokens of [night, nightInDark]) {
    mend(tokens, NIGHT_PAIRS, READABLE);
    mend(tokens, BORDER_PAIRS, VISIBLE);
  }
  const moved = (Object.keys(colours) as ColourName[])
    .filter((colour) => used[colour] !== colours[colour])
    .map((colour) => {
      const front = colour === "accent" ? (light["surface"] ?? "") : (light["on-amber"] ?? "");
      const other = colour === "dark" ? (light["navy-muted"] ?? "") : front;
      const chosenHex = colours[colour];
      return {
        colour,
        chosen: chosenHex,
        used: used[colour],
        contrast: contrast(chosenHex, other),
      };
    });
  return { light, dark, night, nightInDark, moved };
}

/** The pairs of a palette that can't be told apart well enough: none, whatever was chosen. */
export function weakPairs(palette: Palette): string[] {
  const check = (scope: ColourScope, pairs: ColourPairs, least: number) =>
    eachPair(pairs).flatMap(([front, back]) => {
      const ratio = contrast(palette[scope][front] ?? "", palette[scope][back] ?? "");
      return ratio >= least ? [] : [`${scope}: ${front} on ${back} is ${ratio.toFixed(2)}`];
    });
  return [
    ...(["light", "dark"] as const).flatMap((scope) => check(scope, TEXT_PAIRS, READABLE)),
    ...(["night", "nightInDark"] as const).flatMap((scope) => check(scope, NIGHT_PAIRS, READABLE)),
    ...(["light", "dark", "night", "nightInDark"] as const).flatMap((scope) =>
      check(scope, BORDER_PAIRS, VISIBLE),
    ),
  ];
}
