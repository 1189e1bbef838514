// Which colours meet on the site. What is written on what must reach 4.5 to 1, and a control's
// border 3 to 1: those of the product (app/styles/tokens.test.ts) and any an operator chose.

/** A colour in front, and those it stands on. */
export type ColourPairs = readonly (readonly [front: string, backs: string])[];

export const READABLE = 4.5;
export const VISIBLE = 3;

/** In the light theme and in the dark one. */
export const TEXT_PAIRS: ColourPairs = [
  ["ink", "canvas surface band sky-1 sky-2 sky-3"],
  ["muted", "canvas surface sunken raised fill band sky-1 sky-2 sky-3"],
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
  ["strong-good", "strong"],
  ["strong-bad", "strong"],
];

/** In the navy sections, where the band and the sky are never drawn. */
export const NIGHT_PAIRS: ColourPairs = [
  ["ink", "canvas surface"],
  ["muted", "canvas surface fill"],
  ["faint", "canvas surface"],
  ["teal", "canvas surface"],
  ["teal-soft-ink", "teal-soft"],
  ["good", "good-soft"],
  ["warn", "warn-soft"],
  ["on-strong", "strong"],
];

export const BORDER_PAIRS: ColourPairs = [["line-strong", "canvas surface raised"]];

/** Every single pair. */
export function eachPair(pairs: ColourPairs): [front: string, back: string][] {
  return pairs.flatMap(([front, backs]) =>
    backs.split(" ").map((back): [string, string] => [front, back]),
  );
}
