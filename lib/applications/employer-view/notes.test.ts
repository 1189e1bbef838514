import { describe, expect, it } from "vitest";
import { findMentions } from "./notes";

const ann = { id: "1", name: "Ann" };
const annLee = { id: "2", name: "Ann Lee" };
const zoe = { id: "3", name: "Zoë O'Neil" };
const other = { id: "4", name: "Ann" };

describe("findMentions", () => {
  it.each([
    ["@Ann what do you think?", [ann]],
    ["@ann lee, @ZOË O'NEIL: look", [annLee, zoe]],
    ["Ann Lee knows them", []],
    ["Write to eve@ann.example", []],
    ["@Anna is nobody here", []],
    ["@Ann Lee and @Ann and @Ann", [ann, annLee]],
    ["(@Ann)", [ann]],
    ["@", []],
    ["", []],
  ])("finds the members mentioned in %j", (text, expected) => {
    expect(findMentions(text, [ann, annLee, zoe])).toEqual(expected);
  });

  it("mentions both people with the same name", () => {
    expect(findMentions("@Ann", [ann, other])).toEqual([ann, other]);
  });

  it("is fast for a text of nothing but @ signs", () => {
    const started = performance.now();
    findMentions(
      "@".repeat(5000),
      Array.from({ length: 100 }, () => annLee),
    );
    expect(performance.now() - started).toBeLessThan(1000);
  });
});
