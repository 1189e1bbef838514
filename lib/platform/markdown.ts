import "server-only";
import MarkdownIt from "markdown-it";
import sanitizeHtml from "sanitize-html";
import TurndownService from "turndown";
import { excerpt } from "@/lib/shared/text";
import { withinTime } from "./time-limit";

/** The elements that a user's text can consist of. */
export const BLOCKS = ["p", "ul", "ol", "li", "blockquote", "pre"];
export const INLINE = ["strong", "em", "a", "br", "code"];
export const SAFE_LINK = /^(?:https?:\/\/|mailto:)[^\s]/i;
// Text for people isn't nested more deeply, and deeper nesting would exhaust the stack of whatever
// walks the tree.
export const NESTING_LIMIT = 60;

const markdown = new MarkdownIt("commonmark", { html: false, linkify: true });
markdown.enable(["linkify", "strikethrough"]).disable(["image"]);
// "ASP.NET" and "Booking.com" are names: only something with a scheme, or an email address, becomes
// a link.
markdown.linkify.set({ fuzzyLink: false, fuzzyEmail: true, fuzzyIP: false });
markdown.validateLink = (url) => SAFE_LINK.test(url.trim());

// Reads Markdown from sources, which often contains HTML; only ever followed by `htmlToMarkdown`.
const generous = new MarkdownIt({ html: true, linkify: false, breaks: false });

export type MarkdownToken = ReturnType<typeof markdown.parse>[number];

const levelOf = ({ type, tag }: MarkdownToken) =>
  type.startsWith("heading_") ? Number(tag.slice(1)) : Infinity;

/** The level of a text's highest heading. */
export function topLevel(tokens: readonly MarkdownToken[]): number {
  return tokens.reduce((top, token) => Math.min(top, levelOf(token)), Infinity);
}

/** The page reserves levels 1 and 2: a text's own top level becomes 3, all others 4. */
function levelHeadings(tokens: MarkdownToken[]): void {
  const top = topLevel(tokens);
  for (const token of tokens) {
    if (token.type.startsWith("heading_")) token.tag = levelOf(token) === top ? "h3" : "h4";
  }
}

/**
 * A user's Markdown text as HTML. Raw HTML in it shows as text, and the result passes an allowlist,
 * so it is safe whatever came in.
 */
export function renderMarkdown(text: string): string {
  return withinTime(text, () => {
    const environment = {};
    const tokens = markdown.parse(text, environment);
    levelHeadings(tokens);
    const html = markdown.renderer.render(tokens, markdown.options, environment);
    return sanitizeHtml(html, {
      allowedTags: [...BLOCKS, ...INLINE, "h3", "h4"],
      allowedAttributes: { a: ["href", "rel"], ol: ["start"] },
      allowedSchemes: ["http", "https", "mailto"],
      allowProtocolRelative: false,
      transformTags: {
        // Without a valid address it isn't a link: an unknown tag is dropped and its text kept.
        a: (tagName, { href = "" }) =>
          SAFE_LINK.test(href)
            ? { tagName, attribs: { href, rel: "nofollow ugc noopener" } }
            : { tagName: "unlinked", attribs: {} },
      },
      nestingLimit: NESTING_LIMIT,
    }).trim();
  });
}

/** A block's words, without markup. */
export function tokenText({ type, content, children }: MarkdownToken): string {
  if (type === "fence" || type === "code_block") return content.trim();
  if (type !== "inline") return "";
  const words = (children ?? []).map((child) =>
    child.type.endsWith("break") ? " " : child.content,
  );
  return words.join("").replace(/\s+/g, " ").trim();
}

/** A Markdown text's words without markup, one line per block; headings can be left out. */
export function toPlainText(text: string, options: { headings?: boolean } = {}): string {
  return withinTime(text, () => {
    const tokens = markdown.parse(text, {});
    const kept = tokens.filter(
      (_token, index) => options.headings !== false || tokens[index - 1]?.type !== "heading_open",
    );
    return kept.map(tokenText).filter(Boolean).join("\n");
  });
}

/** The beginning of a Markdown text as plain text on one line. */
export function toExcerpt(text: string, length = 300): string {
  const sentences = toPlainText(text, { headings: false }) || toPlainText(text);
  return excerpt(sentences.replace(/\n/g, " "), length);
}

/**
 * Decodes HTML's character references, e.g. "R&amp;D" → "R&D"; only once, so "&amp;lt;" → "&lt;".
 */
export function decodeEntities(text: string): string {
  if (!text.includes("&")) return text;
  // The library's own decoder also removes backslash escapes, so those are doubled first.
  return markdown.utils.unescapeAll(text.replace(/\\/g, "\\\\"));
}

const turndown = new TurndownService({
  headingStyle: "atx",
  bulletListMarker: "-",
  codeBlockStyle: "fenced",
  emDelimiter: "_",
  hr: "",
});
turndown.addRule("listItem", {
  filter: "li",
  replacement: (content, node) => {
    const list = node.parentNode as HTMLElement | null;
    const isNumbered = list?.nodeName === "OL";
    const position = list ? Array.prototype.indexOf.call(list.children, node) : 0;
    const first = Number(list?.getAttribute("start") ?? 1) || 1;
    const mark = isNumbered ? `${first + position}. ` : "- ";
    const body = content.trim().replace(/\n/g, `\n${" ".repeat(mark.length)}`);
    return body ? `${mark}${body.replace(/[ ]+$/gm, "")}\n` : "";
  },
});
// A row becomes a line with its cells one after another, because tables rarely survive on a phone.
turndown.addRule("tableCell", {
  filter: ["td", "th"],
  replacement: (content, node) => {
    const text = content.replace(/\s+/g, " ").trim();
    return text && node.nextElementSibling ? `${text} · ` : text;
  },
});
turndown.addRule("tableRow", {
  filter: "tr",
  replacement: (content) => {
    const text = content.replace(/(?:\s·\s*)+$/, "").trim();
    return text ? `\n- ${text}\n` : "";
  },
});

/**
 * Markdown for text that arrived as HTML: headings, paragraphs, lists, emphasis and links stay;
 * styles, pictures, scripts and everything else go, but their words stay. The result contains no
 * HTML.
 */
export function htmlToMarkdown(html: string): string {
  return withinTime(html, () => {
    const clean = sanitizeHtml(html, {
      allowedTags: [
        ...BLOCKS,
        ...INLINE,
        ...["h1", "h2", "h3", "h4", "h5", "h6", "b", "i", "div", "section", "article", "dl"],
        ...["dt", "dd", "table", "thead", "tbody", "tfoot", "tr", "td", "th", "caption"],
      ],
      allowedAttributes: { a: ["href"], ol: ["start"] },
      allowedSchemes: ["http", "https", "mailto"],
      allowProtocolRelative: false,
      nonTextTags: [
        "script",
        "style",
        "textarea",
        "option",
        "noscript",
        "title",
        "head",
        "template",
      ],
      transformTags: {
        a: (tagName, { href = "" }) =>
          SAFE_LINK.test(href)
            ? { tagName, attribs: { href } }
            : { tagName: "unlinked", attribs: {} },
        dt: sanitizeHtml.simpleTransform("h4", {}),
        dd: sanitizeHtml.simpleTransform("p", {}),
      },
      nestingLimit: NESTING_LIMIT,
    });
    const paragraphs = clean
      .replace(/(?:<br\s*\/?>[\s\u00a0]*){2,}/gi, "</p><p>")
      .replace(/<p>(?:\s|&nbsp;)*<\/p>/gi, "")
      // For each run of them, Turndown looks once at each of its spaces.
      .replace(/\u00a0{9,}/g, "\u00a0");
    return turndown
      .turndown(paragraphs)
      .replace(/\u00a0/g, " ")
      .replace(/^[ ]+$/gm, "")
      .replace(/\n{3,}/g, "\n\n")
      .trim();
  });
}

/**
 * HTML from a source's Markdown, including the HTML embedded in it: unsafe, only for
 * `htmlToMarkdown`.
 */
export function foreignMarkdownToHtml(text: string): string {
  return withinTime(text, () => generous.render(text));
}
