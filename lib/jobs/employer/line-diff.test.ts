import { describe, expect, it } from "vitest";
import { diffLines } from "./line-diff";

const words = (before: string, after: string) =>
  diffLines(before, after).map((line) =>
    line.kind === "gap"
      ? `... ${line.count}`
      : `${{ same: " ", added: "+", removed: "-" }[line.kind]}${line.text}`,
  );

describe("diffLines", () => {
  it("returns nothing for equal texts", () => {
    expect(diffLines("a\nb", "a\nb")).toEqual([]);
    expect(diffLines("", "")).toEqual([]);
  });

  it("shows added and removed lines, and two lines around them", () => {
    const before = "one\ntwo\nthree\nfour\nfive\nsix\nseven\neight";
    const after = "one\ntwo\nthree\nfour\n5\nsix\nseven\neight\nnine";

    expect(words(before, after)).toEqual([
      "... 2",
      " three",
      " four",
      "-five",
      "+5",
      " six",
      " seven",
      " eight",
      "+nine",
    ]);
  });

  it("shows a text that was added or removed as a whole", () => {
    expect(words("", "a\nb")).toEqual(["+a", "+b"]);
    expect(words("a\nb", "")).toEqual(["-a", "-b"]);
  });

  it("keeps lines that both texts have, wherever they are", () => {
    expect(words("a\nb\nc", "b\nc\na")).toEqual(["-a", " b", " c", "+a"]);
    expect(words("same\nsame", "same")).toEqual([" same", "-same"]);
  });

  it("compares texts of thousands of different lines in a moment", () => {
    const lines = (mark: string) =>
      Array.from({ length: 9000 }, (_, i) => `${mark}${i}`).join("\n");
    const start = performance.now();

    const diff = diffLines(lines("old "), lines("new "));

    expect(performance.now() - start).toBeLessThan(1500);
    expect(diff).toHaveLength(18_000);
  });

  it("loses no line: both texts can be read from a diff without gaps", () => {
    const before = "a\nb\n\nc\nd";
    const after = "a\n\nx\nc\nd\ne";
    const diff = diffLines(before, after);
    const read = (kind: "added" | "removed") =>
      diff
        .flatMap((line) => (line.kind === "same" || line.kind === kind ? [line.text] : []))
        .join("\n");

    expect(read("removed")).toBe(before);
    expect(read("added")).toBe(after);
  });
});
