import { describe, expect, it } from "vitest";
import { suggestMembers, typedMention } from "./mention-words";

describe("typedMention", () => {
  it.each([
    ["@", { at: 0, query: "" }],
    ["Ask @Zo", { at: 4, query: "Zo" }],
    ["Ask @Zo\u00eb Ne", { at: 4, query: "Zo\u00eb Ne" }],
    ["(@zo", { at: 1, query: "zo" }],
    ["@a @b", { at: 3, query: "b" }],
    ["ines@bread", null],
    ["Ask @ Zo", null],
    ["@Zo\nnext", null],
    ["nobody", null],
    ["", null],
    [`@${"x".repeat(20_000)}`, null],
  ])("reads the mention in %j", (text, expected) => {
    expect(typedMention(text, text.length)).toEqual(expected);
  });

  it("depends only on the text before the caret", () => {
    expect(typedMention("@Zo and @Bo", 3)).toEqual({ at: 0, query: "Zo" });
    expect(typedMention("@Zo", 0)).toBeNull();
  });
});

describe("suggestMembers", () => {
  const team = ["Zo\u00eb Neil", "Bo Li", "Anne-Marie Zola"].map((name, id) => ({
    id: String(id),
    name,
  }));
  const names = (query: string) => suggestMembers(query, team).map(({ name }) => name);

  it.each([
    ["", ["Zo\u00eb Neil", "Bo Li", "Anne-Marie Zola"]],
    ["ZO", ["Zo\u00eb Neil", "Anne-Marie Zola"]],
    ["zo\u00eb n", ["Zo\u00eb Neil"]],
    ["li", ["Bo Li"]],
    ["zoe neil ", []],
    ["marie", []],
  ])("suggests members for %j", (query, expected) => {
    expect(names(query)).toEqual(expected);
  });
});
