import { describe, expect, it } from "vitest";
import { growth, STEEP } from "@/lib/testing/growth";
import { toMarkdown } from "./description";

describe("toMarkdown", () => {
  it.each([
    [
      "HTML",
      "<h1>Role</h1><p>Bake.</p><h3>You</h3><ul><li>Early</li></ul>",
      "### Role\n\nBake.\n\n#### You\n\n- Early",
    ],
    ["HTML that was escaped", "&lt;p&gt;Bake &amp;amp; ice&lt;/p&gt;", "Bake & ice"],
    ["HTML that was escaped twice", "&amp;lt;p&amp;gt;Bake&amp;lt;/p&amp;gt;", "Bake"],
    [
      "Markdown",
      "## Role\n\nBake **bread**.\n\n* early\n* late",
      "### Role\n\nBake **bread**.\n\n- early\n- late",
    ],
    [
      "Markdown with HTML in it",
      "## Role\n\n<div>Bake</div>\n\n[Apply](/apply) <br> now",
      "### Role\n\nBake\n\nApply  \nnow",
    ],
    ["plain paragraphs", "One.\nStill one.\n\nTwo.", "One.  \nStill one.\n\nTwo."],
    [
      "plain bullets",
      "You will:\n• bake\n• ice\nEvery day.",
      "### You will\n\n- bake\n- ice\n\nEvery day.",
    ],
    ["plain dashes", "Tasks:\n- bake\n- ice", "### Tasks\n\n- bake\n- ice"],
    ["bullets on one line", "You will: • bake • ice", "### You will\n\n- bake\n- ice"],
    [
      "numbers on one line",
      "Needed:  1. An oven  2. Flour  3. Time",
      "### Needed\n\n1. An oven\n2. Flour\n3. Time",
    ],
    ["runs of spaces", "First thought.    Second thought.", "First thought.\n\nSecond thought."],
    ["bullets inside HTML", "<p>You:<br>• bake<br>• ice</p>", "You:\n\n- bake\n- ice"],
    ["lines in capitals", "WHAT WE OFFER\n\nBread.", "### What we offer\n\nBread."],
    ["bold lines", "<p><b>What we offer:</b></p><p>Bread.</p>", "### What we offer\n\nBread."],
    ["special characters in plain text", "5 * 3 = 15, #1 in <town>", "5 \\* 3 = 15, #1 in <town>"],
    ["misread characters", "<p>Weâ€™re hiring</p>", "We’re hiring"],
    ["empty headings", "<h2> </h2><h2>Role</h2><p>x</p>", "### Role\n\nx"],
    ["a repeated heading", "<h2>Role</h2><h2>Role</h2><p>x</p>", "### Role\n\nx"],
    ["nothing", "  \n ", ""],
  ])("turns %s into Markdown", (_what, text, markdown) => {
    expect(toMarkdown(text)).toBe(markdown);
  });

  it("believes a stated format", () => {
    expect(toMarkdown("# one", "text")).toBe("\\# one");
    expect(toMarkdown("# one", "markdown")).toBe("### one");
  });

  it("is stable: its own result doesn't change again", () => {
    const once = toMarkdown(
      "<h2>Role</h2><p>Bake <b>bread</b> &amp; more.</p><ul><li>a<ul><li>b</li></ul></li></ul><h3>You</h3><ol><li>x</li></ol>",
    );
    expect(toMarkdown(once, "markdown")).toBe(once);
  });
});

describe("a description of any length", () => {
  const of = (piece: string) => (size: number) => piece.repeat(Math.ceil(size / piece.length));

  it.each<[string, (size: number) => string]>([
    ["spaces", (size) => `a${" ".repeat(size)}b`],
    ["non-breaking spaces", (size) => `a${"\u00a0".repeat(size)}b`],
    ["tabs", (size) => `a${"\t".repeat(size)}b`],
    ["brackets", of("[")],
    ["emphasis that never ends", of("**a ")],
    ["tags that never end", of("<a ")],
    ["numbers", of("  1. ")],
    ["a heading of # signs", (size) => `# ${" #".repeat(size / 2)}x`],
    ["paragraphs of non-breaking spaces", of(`<p>${"\u00a0".repeat(40)}x`)],
  ])("takes time in proportion to its length: %s", (_what, make) => {
    expect(growth(toMarkdown, make)).toBeLessThan(STEEP);
  });
});

it("recovers headings, lists and paragraphs from plain lines", () => {
  const text = [
    "We bake bread for the town and for everybody who comes by in the early",
    "morning, and we look for help.",
    "Key Responsibilities",
    "• Bake bread",
    "• Clean the oven",
    "What you'll bring:",
    "- Two good hands",
    "- Patience",
    "HOW TO APPLY",
    "Write to us.",
  ].join("\n");

  expect(toMarkdown(text, "text")).toBe(
    [
      "We bake bread for the town and for everybody who comes by in the early morning, and we look for help.",
      "### Key Responsibilities",
      "- Bake bread\n- Clean the oven",
      "### What you'll bring",
      "- Two good hands\n- Patience",
      "### How to apply",
      "Write to us.",
    ].join("\n\n"),
  );
});

it.each([
  [
    "P.p1 {margin: 0.0px 0.0px; font: 12.0px Arial} span.s1 {color: #333} Bake bread.",
    "Bake bread.",
  ],
  ["<style>p { color: red }</style><p>Bake bread.</p>", "Bake bread."],
  ["<p>Bake bread.</p><script>alert(1)</script>", "Bake bread."],
  ["Bake {fresh} bread: daily", "Bake {fresh} bread: daily"],
])("drops style rules and scripts from %j", (text, expected) => {
  expect(toMarkdown(text)).toBe(expected);
});

it("drops styles quickly, whatever the text", () => {
  const before = process.cpuUsage();
  for (const text of ["a{".repeat(50_000), "p.a ".repeat(25_000), "<style>".repeat(14_000)]) {
    toMarkdown(text, "text");
  }
  expect(process.cpuUsage(before).user).toBeLessThan(3e6);
});
