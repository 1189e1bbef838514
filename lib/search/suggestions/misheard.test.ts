import { expect, it } from "vitest";
import { misheard } from "./misheard";
import { toLexicon } from "./spelling";

const lexicon = toLexicon(
  new Map([
    ["edinburgh", 5],
    ["philadelphia", 4],
    ["physiotherapist", 9],
    ["electrician", 8],
    ["electron", 2],
    ["manager", 40],
    ["gloucester", 0],
  ]),
);

it.each([
  ["edinborough", "edinburgh"],
  ["filadelfia", "philadelphia"],
  ["fisiotherapist", "physiotherapist"],
  ["elektrishin", "electrician"],
])("recognises %s as a misheard %s", (typed, meant) =>
  expect(misheard(lexicon, typed)).toBe(meant),
);

it.each([
  ["a short word", "monger"],
  ["other consonants", "edinbosough"],
  ["a word that nobody uses", "glocester"],
  ["a word longer than any known one", "edinburgh".repeat(5)],
])("recognises nothing in %s", (_what, typed) => expect(misheard(lexicon, typed)).toBeNull());
