import "server-only";
import { SaxesParser } from "saxes";
import { escapeXml } from "@/lib/shared/formats/xml";

// Shapes, groups and gradients: what a mark is drawn with. No text, because its font wouldn't be
// there; no pictures, styles, scripts or links, because they could load or run something.
const ELEMENTS = new Set(
  "svg g path rect circle ellipse line polyline polygon defs linearGradient radialGradient stop clipPath title".split(
    " ",
  ),
);
const ATTRIBUTES = new Set(
  "viewBox width height x y x1 y1 x2 y2 cx cy r rx ry fx fy d points transform fill fill-rule fill-opacity stroke stroke-width stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity opacity offset stop-color stop-opacity gradientUnits gradientTransform spreadMethod clip-path clip-rule id preserveAspectRatio".split(
    " ",
  ),
);
// A value may name a gradient of the same drawing, and nothing else by address.
const HARMLESS = /^(?:[\w\s#%.,()+:-]*|url\(#[\w-]+\))$/;
const MOST_ELEMENTS = 5000;

/**
 * A drawing rebuilt from its shapes alone: whatever else was in the file is gone. `null` for a text
 * that isn't a drawing, or has more shapes than any mark.
 */
export function cleanSvg(text: string): string | null {
  const parser = new SaxesParser();
  let out = "";
  let count = 0;
  /** How deep inside something that is left out. */
  let skipped = 0;
  let isDrawing = false;
  let isBroken = false;
  parser.on("error", () => {
    isBroken = true;
  });
  parser.on("doctype", () => {
    isBroken = true;
  });
  parser.on("opentag", ({ name, attributes }) => {
    count += 1;
    if (count === 1) isDrawing = name === "svg";
    if (skipped > 0 || !ELEMENTS.has(name)) {
      skipped += 1;
      return;
    }
    const written = Object.entries(attributes)
      .map(([key, value]) => [key, String(value).trim()] as const)
      .filter(([key, value]) => ATTRIBUTES.has(key) && HARMLESS.test(value))
      .map(([key, value]) => ` ${key}="${escapeXml(value)}"`);
    const space = count === 1 ? ' xmlns="http://www.w3.org/2000/svg"' : "";
    out += `<${name}${space}${written.join("")}>`;
  });
  parser.on("closetag", ({ name }) => {
    if (skipped > 0) skipped -= 1;
    else out += `</${name}>`;
  });
  parser.write(text).close();
  return isBroken || !isDrawing || count > MOST_ELEMENTS ? null : out;
}
