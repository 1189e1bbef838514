// Converts a listing's content from WordPress to HTML: blocks are marked by comments, classic texts
// have blank lines in place of paragraphs, and shortcodes stand for plugins' output.

const BLOCK_COMMENT = /<!--\s*\/?(?:wp:[\s\S]*?|more|nextpage|noteaser)\s*-->/g;
const BLOCK =
  /^<\/?(?:p|ul|ol|li|dl|dt|dd|h[1-6]|div|table|thead|tbody|tr|td|th|blockquote|pre|hr|figure|section|article|header|footer|form|address)\b/i;
const HAS_PARAGRAPHS = /<p[\s>]/i;

const NAME = "[a-zA-Z][\\w-]{0,60}";
const ATTRIBUTES = `(?:\\s+[^\\][<>]{0,1000})?`;
const SHORTCODE = new RegExp(`\\[(/?)(${NAME})(${ATTRIBUTES})(/?)\\]`, "g");
// Shortcodes of WordPress and job boards that come without attributes, such as [gallery].
const KNOWN = new Set(
  "gallery caption audio video playlist embed jobs job job_summary submit_job_form job_dashboard job_apply apply contact-form-7 toc".split(
    " ",
  ),
);

/**
 * Drops shortcodes and keeps the text that they enclose. Other text in brackets, such as "[m/f/d]"
 * or "[remote]", stays.
 */
function withoutShortcodes(html: string): string {
  const ends = html.matchAll(/\[\/([a-zA-Z][\w-]{0,60})\]/g);
  const closed = new Set([...ends].map(([, name]) => name));
  let text = "";
  let from = 0;
  for (const match of html.matchAll(SHORTCODE)) {
    const [all, , name = "", attributes = "", self] = match;
    const end = match.index + all.length;
    // Doubled brackets show a shortcode as text.
    const isShown = html[match.index - 1] === "[" && html[end] === "]";
    const isOne = closed.has(name) || KNOWN.has(name) || self === "/" || attributes.includes("=");
    text += html.slice(from, match.index) + (isOne && !isShown ? "" : all);
    from = end;
  }
  return (text + html.slice(from)).replace(/\[(\[[^\][]{1,1000}\])\]/g, "$1");
}

function paragraphsOf(html: string): string {
  return html
    .split(/\n[^\S\n]*\n\s*/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => (BLOCK.test(part) ? part : `<p>${part.replaceAll("\n", "<br>")}</p>`))
    .join("\n");
}

/** The HTML for a listing's content. */
export function wordpressHtml(content: string): string {
  const text = withoutShortcodes(content.replace(/\r\n?/g, "\n").replace(BLOCK_COMMENT, "\n"));
  return HAS_PARAGRAPHS.test(text) ? text : paragraphsOf(text);
}
