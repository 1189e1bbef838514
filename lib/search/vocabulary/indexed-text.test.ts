import { expect, it } from "vitest";
import { indexHeading, indexText, readKeywords } from "./indexed-text";

it.each([
  ["react baker", "react baker", "react baker"],
  ['"software tester" remote', '"software tester" remote', "software tester remote"],
  ["java -spring", 'java -"spring"', "java"],
  ['java -"spring boot"', 'java -"spring boot"', "java"],
  ["C++ OR C#", "cplusplus or csharp", "cplusplus or csharp"],
  ["-c++", '-"cplusplus"', ""],
  ["full stack front-end", "fullstack frontend", "fullstack frontend"],
  ['"unclosed phrase', '"unclosed phrase"', "unclosed phrase"],
  ['- -- "" %%% \'; DROP TABLE --', "drop table", "drop table"],
  ["it support", "informationtechnology support", "informationtechnology support"],
  ["", "", ""],
])("readKeywords: %s", (query, websearch, words) => {
  expect(readKeywords(query)).toEqual({ websearch, words });
});

it("distinguishes the trade IT from the pronoun", () => {
  expect(indexText("We make it work for IT.")).toBe("we make it work for informationtechnology");
  expect(indexHeading("it support")).toBe("informationtechnology support");
});
