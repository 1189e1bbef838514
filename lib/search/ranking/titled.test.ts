import { expect, it } from "vitest";
import { fillColumns } from "@/lib/testing/search/columns";
import { placesOf } from "../engine/bitmap";
import type { QueryNode } from "../engine/query-tree";
import { CHUNK } from "../engine/schema";
import { titledBy } from "./titled";

// The last one is in another chunk.
const { columns, docnos } = fillColumns([
  { wordIds: [1] },
  { wordIds: [1, 2] },
  { wordIds: [2, 3] },
  { wordIds: [4] },
  { wordIds: [1, 3], gap: CHUNK },
]);
const WORD_IDS = new Map(["one", "two", "three", "four"].map((lexeme, at) => [lexeme, at + 1]));

const word = (lexeme: string): QueryNode => ({ kind: "word", lexeme });
const allOf = (...of: QueryNode[]): QueryNode => ({ kind: "all", of });
const anyOf = (...of: QueryNode[]): QueryNode => ({ kind: "any", of });
const phrase: QueryNode = { kind: "phrase", text: "'one' <-> 'two'", of: [word("one")] };

function found(node: QueryNode): number[] {
  const set = titledBy(node, columns, WORD_IDS);
  return set.flatMap((bitmap, chunk) =>
    bitmap ? [...placesOf(bitmap)].map((place) => docnos.indexOf(chunk * CHUNK + place)) : [],
  );
}

it.each([
  ["a word", word("one"), [0, 1, 4]],
  ["an unknown word", word("six"), []],
  ["several words", allOf(word("one"), word("two")), [1]],
  ["alternatives", anyOf(word("one"), word("four"), word("six")), [0, 1, 3, 4]],
  [
    "alternatives of several words",
    anyOf(allOf(word("one"), word("two")), allOf(word("one"), word("three"))),
    [1, 4],
  ],
  [
    "alternatives among several words",
    allOf(anyOf(word("one"), word("two")), word("three")),
    [2, 4],
  ],
  ["several words, one of them in a phrase", allOf(phrase, word("one")), []],
  ["alternatives, one of them a phrase", anyOf(phrase, word("four")), [3]],
  ["nothing to choose from", anyOf(), []],
])("finds titles with %s", (_case, node, expected) => {
  expect(found(node)).toEqual(expected);
});

it("leaves what the index holds as it is", () => {
  found(allOf(word("one"), word("two")));
  found(anyOf(allOf(word("one"), word("two")), word("three")));

  expect(found(word("one"))).toEqual([0, 1, 4]);
  expect(found(word("three"))).toEqual([2, 4]);
});
