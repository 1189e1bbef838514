import { describe, expect, it } from "vitest";
import {
  decodeEntities,
  foreignMarkdownToHtml,
  htmlToMarkdown,
  renderMarkdown,
  toExcerpt,
  toPlainText,
} from "./markdown";

// Attacks of every kind: raw elements, handlers, schemes and their disguises, broken markup, markup
// inside code, links and reference definitions.
const ATTACKS = [
  "<script>alert(1)</script>",
  "<ScRiPt src=//evil.example/x.js></sCrIpT>",
  "<scr<script>ipt>alert(1)</scr</script>ipt>",
  '<img src=x onerror="alert(1)">',
  "<img src=`x` onerror=alert(1)//",
  "<svg/onload=alert(1)>",
  "<svg><script>alert&#40;1&#41;</script>",
  "<math><mi xlink:href='javascript:alert(1)'>x</mi></math>",
  "<iframe src='javascript:alert(1)'></iframe>",
  "<object data='data:text/html;base64,PHNjcmlwdD4='></object>",
  "<embed src='//evil.example/x.swf'>",
  "<form action='//evil.example'><button>Apply</button></form>",
  "<input autofocus onfocus=alert(1)>",
  "<details open ontoggle=alert(1)>",
  "<body onload=alert(1)>",
  "<base href='//evil.example/'>",
  "<link rel=stylesheet href='//evil.example/x.css'>",
  "<style>*{background:url(//evil.example)}</style>",
  "<meta http-equiv=refresh content='0;url=//evil.example'>",
  "<p style='position:fixed;inset:0'>x</p>",
  "<a href='javascript:alert(1)'>x</a>",
  "<a href='jAvAsCrIpT:alert(1)'>x</a>",
  "<a href='java\tscript:alert(1)'>x</a>",
  "<a href='&#106;avascript:alert(1)'>x</a>",
  "<a href=' \u0001javascript:alert(1)'>x</a>",
  "<a href='vbscript:msgbox(1)'>x</a>",
  "<a href='data:text/html,<script>alert(1)</script>'>x</a>",
  "<a href='//evil.example'>x</a>",
  "<a href='/jobs' onclick='alert(1)'>x</a>",
  "[x](javascript:alert(1))",
  "[x](JaVaScRiPt:alert(1))",
  "[x](javascript&colon;alert(1))",
  "[x](&#x6A;avascript:alert(1))",
  "[x](java%0ascript:alert(1))",
  "[x](<javascript:alert(1)>)",
  "[x](data:text/html;base64,PHNjcmlwdD4=)",
  "[x](vbscript:x)",
  "[x](file:///etc/passwd)",
  "[x](//evil.example)",
  "[x](/\\evil.example)",
  "![x](javascript:alert(1))",
  "![x](https://evil.example/pixel.gif)",
  "<javascript:alert(1)>",
  "[x]: javascript:alert(1)\n\n[x]",
  '[x](https://good.example "onmouseover=alert(1) \\"")',
  "[x](https://good.example'onmouseover='alert(1))",
  "```html\n</code></pre><script>alert(1)</script>\n```",
  "`<script>alert(1)</script>`",
  "# <img src=x onerror=alert(1)>",
  "- <svg onload=alert(1)>\n  - </ul><script>alert(1)</script>",
  "> <script>alert(1)</script>",
  "<!--<img src='--><img src=x onerror=alert(1)//'>",
  "<![CDATA[<script>alert(1)</script>]]>",
  "<noscript><p title='</noscript><img src=x onerror=alert(1)>'>",
  "<textarea></textarea><script>alert(1)</script>",
  "<template><script>alert(1)</script></template>",
  "\u202ehttps://evil.example",
  "<a\u00a0href='javascript:alert(1)'>x</a>",
  "<p\u0000onclick=alert(1)>x</p>",
];

const ALLOWED =
  /^<\/?(?:p|ul|ol|li|blockquote|pre|strong|em|br|code|h3|h4)(?: start="\d+")? ?\/?>$/;
const ALLOWED_LINK =
  /^<a href="(?:https?:\/\/|mailto:)[^"<>\s]*" rel="nofollow ugc noopener">$|^<\/a>$/;

/** Checks every HTML tag, which renderers print in canonical form. */
function expectHarmless(html: string): void {
  for (const [tag] of html.matchAll(/<[^>]*>?/g)) {
    expect(ALLOWED.test(tag) || ALLOWED_LINK.test(tag), `${tag} in ${html}`).toBe(true);
  }
}

describe("renderMarkdown", () => {
  it.each(ATTACKS)("lets nothing dangerous through from %j", (attack) => {
    expectHarmless(renderMarkdown(attack));
    expectHarmless(renderMarkdown(htmlToMarkdown(attack)));
    expectHarmless(renderMarkdown(htmlToMarkdown(foreignMarkdownToHtml(attack))));
  });

  it("shows raw HTML as text", () => {
    expect(renderMarkdown("Use <b> for bold")).toBe("<p>Use &lt;b&gt; for bold</p>");
  });

  it("keeps lists, emphasis, code and quotations", () => {
    const html = renderMarkdown("> Hi\n\n1. One\n   - *two*\n2. **three** `four`");

    expect(html).toContain("<blockquote>");
    expect(html).toContain("<em>two</em>");
    expect(html).toContain("<strong>three</strong> <code>four</code>");
    expect(html).toMatch(/<ol>\s*<li>One\s*<ul>/);
  });

  it("reserves levels 1 and 2 for the page", () => {
    expect(renderMarkdown("# A\n\n## B\n\n### C")).toBe("<h3>A</h3>\n<h4>B</h4>\n<h4>C</h4>");
    expect(renderMarkdown("#### Only")).toBe("<h3>Only</h3>");
  });

  it("links addresses with a scheme, and nothing that only looks like one", () => {
    expect(renderMarkdown("See https://example.org/a")).toContain(
      '<a href="https://example.org/a" rel="nofollow ugc noopener">',
    );
    expect(renderMarkdown("ASP.NET and Node.js at Booking.com")).not.toContain("<a");
  });

  it("renders deep nesting without exhausting the stack", () => {
    expectHarmless(renderMarkdown(`${"> ".repeat(5000)}deep`));
    expect(htmlToMarkdown(`${"<div>".repeat(20_000)}deep`)).toBe("deep");
  });
});

describe("htmlToMarkdown", () => {
  it.each([
    ["headings and paragraphs", "<h2>Role</h2><p>One<p>Two", "## Role\n\nOne\n\nTwo"],
    ["emphasis", "<p><b>bold</b> <i>slanted</i></p>", "**bold** _slanted_"],
    ["lists", "<ul><li>a</li><li>b<ol><li>c</li></ol></li></ul>", "- a\n- b\n  1. c"],
    ["a list's start", '<ol start="3"><li>a</li><li>b</li></ol>', "3. a\n4. b"],
    [
      "tables, row by row,",
      "<table><tr><th>Day</th><th>Shift</th></tr><tr><td>Mon</td><td>Late</td></tr></table>",
      "- Day · Shift\n- Mon · Late",
    ],
    ["text without its pictures", 'a<img src="https://t.example/p.gif" width="1">b', "ab"],
    [
      "text without its styles and scripts",
      "<style>p{}</style><script>x()</script><p style='color:red'>a</p>",
      "a",
    ],
    [
      "links with a scheme",
      '<a href="https://a.example/">a</a> <a href="/b">b</a>',
      "[a](https://a.example/) b",
    ],
    ["double breaks as paragraphs", "a<br><br/>b", "a\n\nb"],
    ["definition lists", "<dl><dt>Pay</dt><dd>Good</dd></dl>", "#### Pay\n\nGood"],
    ["text that looks like Markdown", "<p># 1 * 2_3</p>", "\\# 1 \\* 2\\_3"],
    ["unclosed elements", "<ul><li>a<li>b", "- a\n- b"],
  ])("turns %s into Markdown", (_what, html, markdown) => {
    expect(htmlToMarkdown(html)).toBe(markdown);
  });
});

describe("plain text", () => {
  it("is the words, one line per block", () => {
    expect(toPlainText("# Role\n\nWe **build** [things](https://a.example).\n\n- one\n- two")).toBe(
      "Role\nWe build things.\none\ntwo",
    );
  });

  it("begins an excerpt with sentences, not with a heading", () => {
    expect(toExcerpt("### About us\n\nWe bake bread.", 100)).toBe("We bake bread.");
    expect(toExcerpt("### About us", 100)).toBe("About us");
    expect(toExcerpt("word ".repeat(100), 20).length).toBeLessThanOrEqual(20);
  });

  it("decodes character references once", () => {
    expect(decodeEntities("R&amp;D &eacute;t&#233; C:\\n &lt;b&gt;")).toBe("R&D été C:\\n <b>");
    expect(decodeEntities("&amp;lt;")).toBe("&lt;");
  });
});
