import { fromHex } from "./oklch";
import { follow } from "./palette";
import type { BrandColours, ColourName } from "./tokens";

// The hues of the product's drawings, and the colour that each stands for. Greys, white, black and
// the red of boats and buoys stay.
const FAMILIES: readonly (readonly [from: number, to: number, source: ColourName])[] = [
  [55, 110, "button"],
  [150, 215, "accent"],
  [215, 290, "dark"],
];
const GREY = 0.012;

/** One of the product's drawings in the colours of a brand. */
export function recolour(svg: string, brand: BrandColours): string {
  return svg.replace(/#[0-9a-f]{6}\b/g, (hex) => {
    const { c, h } = fromHex(hex);
    const family = c < GREY ? undefined : FAMILIES.find(([from, to]) => h >= from && h < to);
    if (!family) return hex;
    const [, , source] = family;
    return follow(hex, { source, chosen: brand[source] });
  });
}
