import fc from "fast-check";
import { expect, it } from "vitest";
import { excerpt, fold, skillSlug, slugify, spellOut, withoutInvisible } from "./text";

it.each([
  ["  Zürich,  Café ", "zurich cafe"],
  ["Łódź & Tromsø", "lodz tromso"],
  ["İstanbul", "istanbul"],
  ["Straße", "strasse"],
  ["हिन्दी शिक्षक", "हिन्दी शिक्षक"],
  ["東京 ２０", "東京 20"],
  ["%%%", ""],
])("fold: %s", (text, folded) => {
  expect(fold(text)).toBe(folded);
});

it("folds folded text to itself", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (text) => fold(fold(text)) === fold(text)),
  );
});

it.each([
  ["C++ and C", "cplusplus and c"],
  ["C++17", "cplusplus 17"],
  ["C#, F#", "csharp fsharp"],
  [".NET Core", "dotnet core"],
  ["ASP.NET", "asp dotnet"],
  ["example.net", "example net"],
  ["Node.js", "nodejs node"],
  ["node js", "nodejs node"],
  ["React.js / ReactJS", "react react"],
  ["Next.js", "nextjs"],
  ["R&D", "rnd"],
  ["Q & A", "qna"],
  ["full-stack", "fullstack"],
  ["Front End", "frontend"],
  ["e-commerce", "ecommerce"],
])("spellOut: %s", (text, folded) => {
  expect(fold(spellOut(text))).toBe(folded);
});

it("makes slugs from whole words within the length", () => {
  expect(slugify("C++ Developer, Pune")).toBe("c-developer-pune");
  expect(slugify("one two three", 8)).toBe("one-two");
  expect(slugify("日本")).toBe("");
});

it("never exceeds an excerpt's length", () => {
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 4, max: 50 }), (text, length) => {
      expect(excerpt(text, length).length).toBeLessThanOrEqual(length);
    }),
  );
});

it.each([
  ["React.js", "react"],
  ["C++", "cplusplus"],
  ["C", "c"],
  [" Node JS ", "nodejs-node"],
  ["日本語", "日本語"],
  ["!!!", ""],
])("skillSlug: %s", (name, slug) => {
  expect(skillSlug(name)).toBe(slug);
});

it.each([
  "\u{E0001}",
  "\u{E0053}",
  "\u{E0100}",
  "\u{E01EF}",
  "\u00AD",
  "\u061C",
  "\u115F",
  "\u1160",
  "\u180E",
  "\u200B",
  "\u200E",
  "\u200F",
  "\u202E",
  "\u2061",
  "\u2064",
  "\u206A",
  "\u206F",
  "\u3164",
  "\uFEFF",
  "\uFFA0",
])("removes %j, which is invisible", (character) => {
  expect(withoutInvisible(`a${character}b${character}`)).toBe("ab");
});

it.each(["Ärztin 👩‍⚕️ ❤️", "می\u200cخواهم", "क्\u200dष", "שלום", "한국어", "ᠮᠣᠩᠭᠣᠯ"])(
  "keeps everything in %j",
  (words) => {
    expect(withoutInvisible(words)).toBe(words);
  },
);
