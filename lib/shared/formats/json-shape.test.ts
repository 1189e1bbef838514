import { expect, it } from "vitest";
import { fitsShape } from "./json-shape";

const MOST = { depth: 3, values: 6 };

it.each([
  ["{}", true],
  ["[[[1]]]", true],
  ["[[[[1]]]]", false],
  ['{"a":{"b":{"c":{}}}}', false],
  ["[1,2,3,4,5,6]", false],
  ["[1,2,3,4,5]", true],
  // Brackets inside a string are text.
  ['"[[[[[[,,,,,,::::"', true],
  [String.raw`"\"[[[[[[,,,,,,\\\\"`, true],
  [String.raw`["\\\\",[[[[1]]]]]`, false],
  // Invalid JSON is left to the parser.
  ['{"a', true],
  ["]]]]]]]", true],
  ["", true],
])("%j fits: %s", (text, fits) => expect(fitsShape(text, MOST)).toBe(fits));
