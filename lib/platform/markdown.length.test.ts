import { describe, expect, it } from "vitest";
import { growth, STEEP } from "@/lib/testing/growth";
import { outlineOf, partsOf, renderArticle } from "./article";
import { foreignMarkdownToHtml, htmlToMarkdown, renderMarkdown, toPlainText } from "./markdown";

const of = (piece: string) => (size: number) => piece.repeat(Math.ceil(size / piece.length));

const TEXTS: [string, (size: number) => string][] = [
  ["nothing but headings", of("#\n")],
  ["headings with the same name", of("# a\n")],
  ["headings that are numbered already", (size) => of("# a 2\n")(size / 2) + of("# a\n")(size / 2)],
  ["emphasis that never ends", of("*a **b ")],
  ["strikethrough that never ends", of("~~a")],
  ["brackets", of("[")],
  ["links that never end", of("[a](<")],
  ["references", (size) => of("[a]: b\n")(size / 2) + of("[a]")(size / 2)],
  ["backticks", of("`a")],
  ["lists", of("- a\n")],
  ["quotes", of("> ")],
  ["tags", of("<a ")],
  ["comments", of("<!--")],
  ["a table's rows", (size) => `|a|b|\n|-|-|\n${of("|a\n")(size)}`],
  ["spaces", (size) => `a${" ".repeat(size)}b`],
  ["non-breaking spaces", (size) => `<p>a${"\u00a0".repeat(size)}b`],
  ["paragraphs of non-breaking spaces", of(`<p>${"\u00a0".repeat(40)}x`)],
  ["breaks", of("<br> ")],
  ["addresses", of("http://a.b ")],
];

// ASVS 1.2.9: whatever someone writes, it takes time in proportion to its length.
describe.each([
  ["renderMarkdown", renderMarkdown],
  ["toPlainText", toPlainText],
  ["renderArticle", renderArticle],
  ["outlineOf", outlineOf],
  ["partsOf", partsOf],
  ["htmlToMarkdown", htmlToMarkdown],
  ["foreignMarkdownToHtml", foreignMarkdownToHtml],
])("%s", (_name, work) => {
  it.each(TEXTS)("takes time in proportion to the text's length: %s", (_what, make) => {
    expect(growth(work, make)).toBeLessThan(STEEP);
  });
});
