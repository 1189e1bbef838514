import { expect, it } from "vitest";
import { blogHref, countWords, readingMinutes, slugOf, stateOf } from "./posts";

const NOW = new Date("2026-11-21T12:00:00Z");

it.each([
  [null, "draft"],
  [new Date("2026-11-21T12:00:00.001Z"), "scheduled"],
  [NOW, "live"],
  [new Date("2020-01-01"), "live"],
] as const)("an article published at %s is %s", (publishedAt, state) => {
  expect(stateOf(publishedAt, NOW)).toBe(state);
});

it.each([
  ["", 0, 1],
  ["It's a well-known café, isn’t it? 42.", 7, 1],
  ["नौकरी कैसे ढूँढें", 3, 1],
  ["word ".repeat(660), 660, 3],
])("estimates the reading time of %j", (text, words, minutes) => {
  expect(countWords(text)).toBe(words);
  expect(readingMinutes(words)).toBe(minutes);
});

it.each([
  ["Asking about pay", "asking-about-pay"],
  ["Über Löhne & Gehälter!", "uber-lohne-gehalter"],
  ["工程師", "article"],
])("turns %s into an address", (title, slug) => {
  expect(slugOf(title)).toBe(slug);
});

it.each([
  [{}, "/Blogs"],
  [{ tag: null, page: 1 }, "/Blogs"],
  [{ tag: "first jobs", page: 2 }, "/Blogs?tag=first+jobs&page=2"],
])("turns the filters %j into the address %s", (wanted, href) => {
  expect(blogHref(wanted)).toBe(href);
});
