import { expect, it } from "vitest";
import { articleText, outlineOf, partsOf, renderArticle } from "./article";

it.each([
  [
    "the top level becomes the page's second level",
    "### A\n\n#### B",
    '<h2 id="a">A</h2>\n<h3 id="b">B</h3>',
  ],
  [
    "deep headings become the fourth level",
    "# A\n\n###### B",
    '<h2 id="a">A</h2>\n<h4 id="b">B</h4>',
  ],
  ["equal headings get different ids", "# A\n# A", '<h2 id="a">A</h2>\n<h2 id="a-2">A</h2>'],
  ["no heading takes the id of the page's main part", "# Main", '<h2 id="main-2">Main</h2>'],
  ["headings without a Latin letter get an id", "# नमस्ते", '<h2 id="part">नमस्ते</h2>'],
  [
    "formatted headings are named after their words",
    "# *Why* `x`?",
    '<h2 id="why-x"><em>Why</em> <code>x</code>?</h2>',
  ],
])("gives headings levels and ids: %s", (_what, text, html) => {
  expect(renderArticle(text)).toBe(html);
});

it.each([
  ["[x](/jobs)", '<a href="/jobs">x</a>'],
  ["[x](#main)", '<a href="#main">x</a>'],
  ["[x](https://example.org)", '<a href="https://example.org" rel="noopener">x</a>'],
  ["[x](//evil.example)", "[x](//evil.example)"],
  ["[x](/\\evil.example)", '<a href="/%5Cevil.example">x</a>'],
  ["[x](javascript:alert(1))", "[x](javascript:alert(1))"],
  ["[x](data:text/html,x)", "[x](data:text/html,x)"],
  ["[x](relative)", "[x](relative)"],
])("renders the link %s", (text, html) => {
  expect(renderArticle(text)).toBe(`<p>${html}</p>`);
});

it("renders tables, but no HTML from its author", () => {
  const html = renderArticle("| a | b |\n|---|:-:|\n| 1 | 2 |\n\n<b onclick=x>x</b>");

  expect(html).toContain('<td>1</td>\n<td class="cell-center">2</td>');
  expect(html).toMatch(/^<div class="article-table" role="group" aria-label="Table" tabindex="0">/);
  expect(html).not.toMatch(/<b\b|style=/);
});

it.each(["/img/scenes/office.svg", "/media/covers/a-1.webp"])("shows the site's own %s", (src) => {
  expect(renderArticle(`![A "b" <c>](${src})`)).toBe(
    `<p><img src="${src}" alt="A &quot;b&quot; &lt;c&gt;" loading="lazy" decoding="async" /></p>`,
  );
});

it.each([
  "/z.png",
  "//evil.example/img/z.png",
  "/\\evil.example/img/z.png",
  "https://evil.example/img/z.png",
  "data:image/png;base64,AA",
  "/img/../api/logout",
  "/img/%2e%2e/api/logout",
  "img/scenes/office.svg",
])("keeps only the words of the picture %s", (src) => {
  const html = renderArticle(`![y](${src})`);

  expect(html).toContain("y");
  expect(html).not.toContain("<img");
});

it("marks a list in which every point begins with bold words", () => {
  const marked = '<ul class="article-points">';

  expect(renderArticle("- **One.** First.\n- **Two.** Second.")).toContain(marked);
  expect(renderArticle("- **One.** First.\n- Second, **in bold**.")).not.toContain(marked);
  expect(renderArticle("1. **One.** First.")).not.toContain(marked);
  expect(renderArticle("- plain\n\n  - **One.** Inner.\n\n- plain")).toMatch(
    /^<ul>[\s\S]+<ul class="article-points">/,
  );
});

it("returns an outline of the top level, with the ids of the headings", () => {
  const text = "Before\n\n### One & `two`\n\n#### Part\n\n### One & two\n\n> ### Quoted";

  expect(outlineOf(text)).toEqual([
    { id: "one-two", title: "One & two" },
    { id: "one-two-2", title: "One & two" },
  ]);
  for (const { id } of outlineOf(text)) expect(renderArticle(text)).toContain(`<h2 id="${id}">`);
  expect(outlineOf("No heading")).toEqual([]);
});

it("returns only the words", () => {
  expect(articleText("# A *b*\n\nSee [help](/help).\n\n- one\n- two")).toBe(
    "A b\nSee help.\none\ntwo",
  );
});

it("splits at its headings", () => {
  const text =
    "Before\n\n## One?\n\nYes.\n\n### Part\n\n- it\n\n```\n## no heading\n```\n\n## Two?\nNo.";

  expect(partsOf(text)).toEqual([
    { title: "One?", text: "Yes.\n\n### Part\n\n- it\n\n```\n## no heading\n```" },
    { title: "Two?", text: "No." },
  ]);
  expect(partsOf("No heading")).toEqual([]);
});
