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
  // Brackets of a text are a text.
  ['"[[[[[[,,,,,,::::"', true],
  [String.raw`"\"[[[[[[,,,,,,\\\\"`, true],
  [String.raw`["\\\\",[[[[1]]]]]`, false],
  // What is no JSON is for the parser to say.
  ['{"a', true],
  ["]]]]]]]", true],
  ["", true],
])("%j fits: %s", (text, fits) => expect(fitsShape(text, MOST)).toBe(fits));
