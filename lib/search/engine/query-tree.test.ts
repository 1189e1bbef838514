import { expect, it } from "vitest";
import {
  inHeadings,
  lexemesOf,
  parseTsquery,
  phrasesOf,
  type QueryNode,
  wordTree,
} from "./query-tree";

const word = (lexeme: string): QueryNode => ({ kind: "word", lexeme });

it.each<[string, QueryNode | null]>([
  ["", null],
  ["'bread'", word("bread")],
  ["'o''neill'", word("o'neill")],
  ["'back\\\\slash'", word("back\\slash")],
  ["'pilot':A", word("pilot")],
  ["'a' & 'b' & 'c'", { kind: "all", of: [word("a"), word("b"), word("c")] }],
  [
    "'a' & ( 'b' | 'c' )",
    { kind: "all", of: [word("a"), { kind: "any", of: [word("b"), word("c")] }] },
  ],
  ["'a' & !'b'", { kind: "all", of: [word("a"), { kind: "not", of: [word("b")] }] }],
  ["!( 'a' & 'b' )", { kind: "not", of: [{ kind: "all", of: [word("a"), word("b")] }] }],
  [
    "'a' | 'b' <-> 'c' & 'd'",
    {
      kind: "any",
      of: [
        word("a"),
        {
          kind: "all",
          of: [{ kind: "phrase", text: "'b' <-> 'c'", of: [word("b"), word("c")] }, word("d")],
        },
      ],
    },
  ],
  [
    "'night' <2> ( 'cook' | 'chef' )",
    {
      kind: "phrase",
      text: "'night' <2> ( 'cook' | 'chef' )",
      of: [word("night"), { kind: "any", of: [word("cook"), word("chef")] }],
    },
  ],
])("reads %s", (text, node) => {
  expect(parseTsquery(text)).toEqual(node);
});

it("refuses a tsquery that ends early", () => {
  expect(() => parseTsquery("'a' & ")).toThrow("ended early");
});

it("lists the lexemes and phrases of a tree", () => {
  const node = parseTsquery(
    "'a' & ( 'b' | 'c' <-> 'd' | 'g' & '*lg:german' ) & 'e' <-> 'a' & !'f'",
  );
  if (node === null) throw new Error("no tree");

  expect(lexemesOf(node)).toEqual(["a", "b", "c", "d", "g", "*lg:german", "e", "f"]);
  expect(phrasesOf(node).map(({ text }) => text)).toEqual(["'c' <-> 'd'", "'e' <-> 'a'"]);
  expect(wordTree(parseTsquery("!'a'"))).toBeNull();
});

it.each([
  ["'nurs'", "'^nurs'"],
  ["'a' & ( 'b' | 'c' )", "'^a' & ( '^b' | '^c' )"],
  ["'a' <-> 'b' | 'it''s'", "'^a' <-> '^b' | '^it''s'"],
  ["'java' & !'script'", "'^java' & !'script'"],
  ["!( 'a' & ( 'b' | 'c' ) ) & 'd'", "!( 'a' & ( 'b' | 'c' ) ) & '^d'"],
  ["!( !'a' ) & 'd'", "!( !'a' ) & '^d'"],
  ["'der' & '*lg:german' | 'x'", "'^der' & '*lg:german' | '^x'"],
  ["", ""],
])("requires the words of %s in headings", (tsquery, expected) => {
  expect(inHeadings(tsquery)).toBe(expected);
});

it.each([
  ["'sale' & 'engineer1'", "'^sale' & '~engineer1'"],
  ["'sale' & ( 'engineer1' | 'engr' )", "'^sale' & ( '~engineer1' | '^engr' )"],
  // A skill may be called so as a whole.
  ["'sale' <-> 'engineer1'", "'^sale' <-> '^engineer1'"],
  [
    "'a' <-> ( 'engineer1' | 'b' & '*lg:german' )",
    "'^a' <-> ( '^engineer1' | '^b' & '*lg:german' )",
  ],
  ["( 'engineer1' | 'b' ) <-> 'a'", "( '^engineer1' | '^b' ) <-> '^a'"],
  ["'sale' & !'engineer1'", "'^sale' & !'engineer1'"],
])("requires the heads of %s in titles", (tsquery, expected) => {
  expect(inHeadings(tsquery, new Set(["engineer1"]))).toBe(expected);
});
