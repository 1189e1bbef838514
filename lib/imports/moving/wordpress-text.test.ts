import { expect, it } from "vitest";
import { toMarkdown } from "../fields/description";
import { wordpressHtml } from "./wordpress-text";

const markdown = (content: string) => toMarkdown(wordpressHtml(content), "html");

it("turns a classic text's blank lines into paragraphs, and line ends into line breaks", () => {
  expect(markdown("One\r\ntwo.\r\n\r\n<strong>Three</strong>\n\n<ul>\n<li>a</li>\n</ul>")).toMatch(
    /^One\s*\n\s*two\.\n\n### Three\n\n- a$/,
  );
});

it("reads blocks without their comments", () => {
  const blocks =
    '<!-- wp:heading {"level":3} -->\n<h3>Tasks</h3>\n<!-- /wp:heading -->\n<!-- wp:paragraph -->\n<p>Bake.</p>\n<!-- /wp:paragraph --><!--more-->';

  expect(markdown(blocks)).toMatch(/^#+ Tasks\n\nBake\.$/);
});

it("drops shortcodes, keeps what they enclose, and other text in brackets", () => {
  const text =
    '[vc_row a="1"][vc_column]Bake[/vc_column][/vc_row] [gallery] [x y="1"] (m/f/d) [remote] [m/w/d] [[jobs]]';
  const html = wordpressHtml(text);

  expect(html.replace(/\s+/g, " ")).toBe("<p>Bake (m/f/d) [remote] [m/w/d] [jobs]</p>");
});

it("is no slower for a text full of brackets", () => {
  const started = performance.now();
  wordpressHtml(`${"[a ".repeat(20_000)}${"[b]".repeat(20_000)}`);

  expect(performance.now() - started).toBeLessThan(5000);
});
