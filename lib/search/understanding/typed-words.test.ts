import { describe, expect, it } from "vitest";
import { EMPTY_QUERY } from "../schema";
import { withWords, wordsOf } from "./typed-words";

describe("wordsOf", () => {
  it("finds words that may be misspelt, in the index's form", () => {
    const text = 'Séniour "bread bakre" -nigth c++ node.js iso27001 IT, enginer';

    expect(wordsOf(text).map(({ word }) => word)).toEqual(["seniour", "enginer"]);
  });
});

describe("withWords", () => {
  it("replaces the typed words, and starts at the first page", () => {
    const query = { ...EMPTY_QUERY, query: "Remot enginer, -x", page: 2, asTyped: true };
    const words = wordsOf(query.query);

    expect(withWords(query, words, ["remote", "engineer"])).toEqual({
      ...query,
      query: "remote engineer, -x",
      page: 1,
      asTyped: false,
    });
    expect(withWords(query, words, [null, "engineer"])?.query).toBe("Remot engineer, -x");
    expect(withWords(query, words, [null, null])).toBeNull();
  });
});
