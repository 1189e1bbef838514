import { expect, it } from "vitest";
import { growth, STEEP } from "@/lib/testing/growth";
import { readStructuredPage } from "./html";

const block = (json: string) =>
  `<script data-x type='application/ld+json' nonce="n">${json}</script>`;

it("reads the postings in a page's JSON-LD blocks", () => {
  const page = `<!doctype html><head>${block('{"@type":"Organization"}')}
    ${block('{"@type":"JobPosting","title":"Baker"}')}<script>var x = {"@type":"JobPosting"}</script>
    ${block('<!-- [{"@type":"JobPosting","title":"Cook"}] -->')}`;

  expect(readStructuredPage(page).map(({ fields }) => fields?.["title"])).toEqual([
    "Baker",
    "Cook",
  ]);
});

it("reports a block that isn't JSON beside one that is", () => {
  const read = readStructuredPage(
    `<p>${block('{"title": "a "quoted" word"}')}${block('{"@type":"JobPosting"}')}`,
  );

  expect(read[0]?.error).toMatch(/^The JSON-LD block isn't valid JSON/);
  expect(read[1]?.fields).toBeDefined();
});

it("reports a block that is cut off by the page's end", () => {
  const page = `<html>${block('{"@type":"JobPosting","title":"Baker"}')}`;

  expect(readStructuredPage(page.slice(0, -20))[0]?.error).toContain("isn't valid JSON");
});

it("finds nothing in a page without blocks", () => {
  expect(readStructuredPage("<html><p>Hello</p>")).toEqual([]);
});

it.each([
  ["scripts that never end", '<script type="application/ld+json">'],
  ["tags that never end", "<script "],
])("takes time in proportion to the page's length: %s", (_what, piece) => {
  const make = (size: number) => `<html>${piece.repeat(size / piece.length)}`;
  expect(growth((text) => readStructuredPage(text), make, 20_000)).toBeLessThan(STEEP);
});
