import "server-only";
import MarkdownIt from "markdown-it";
import sanitizeHtml from "sanitize-html";
import { slugify } from "@/lib/shared/text";
import {
  BLOCKS,
  INLINE,
  type MarkdownToken,
  NESTING_LIMIT,
  SAFE_LINK,
  tokenText,
  topLevel,
} from "./markdown";
import { withinTime } from "./time-limit";

// For texts by the operator's own people: links may lead to pages of this site, and tables and the
// site's own pictures are allowed.

const TABLE = ["table", "thead", "tbody", "tr", "th", "td"];
const OTHERS = ["div", "h2", "h3", "h4", "hr", "img", "s", "del"];
// A page of this site, or a place on the same page; "//host" would be another site's.
const OWN_LINK = /^(?:\/(?![/\\])|#)/;

// A picture of this site: one drawn for it, or an article's cover.
const OWN_PICTURE = /^\/(?:img|media\/covers)(?:\/\w[\w.-]*)+$/;

const editorial = new MarkdownIt("commonmark", { html: false, linkify: true });
editorial.enable(["linkify", "strikethrough", "table"]);
editorial.linkify.set({ fuzzyLink: false, fuzzyEmail: true, fuzzyIP: false });
editorial.validateLink = (url) => SAFE_LINK.test(url.trim()) || OWN_LINK.test(url.trim());

// A wide table scrolls by itself, by keyboard too, so that the page is no wider than the screen.
editorial.renderer.rules["table_open"] = () =>
  '<div class="article-table" role="group" aria-label="Table" tabindex="0">\n<table>\n';
editorial.renderer.rules["table_close"] = () => "</table>\n</div>\n";

/**
 * Sets a column's alignment as classes, because the content security policy refuses inline styles.
 */
function alignCells(tokens: MarkdownToken[]): void {
  for (const token of tokens) {
    if (token.type !== "th_open" && token.type !== "td_open") continue;
    const [, side] = /text-align:(center|right)/.exec(String(token.attrGet("style"))) ?? [];
    token.attrs = side ? [["class", `cell-${side}`]] : null;
  }
}

/** Returns a function that gives each text a unique id, numbering equal ones. */
function makeIds(): (text: string) => string {
  // The page's own id, which a heading must not take.
  const used = new Set(["main"]);
  // Counted per name: starting again at 2 each time would take hours for a text that is all
  // headings.
  const numbers = new Map<string, number>();
  return (text) => {
    const name = slugify(text, 60) || "part";
    let number = numbers.get(name) ?? 1;
    let id = number === 1 ? name : `${name}-${number}`;
    while (used.has(id)) {
      number += 1;
      id = `${name}-${number}`;
    }
    numbers.set(name, number);
    used.add(id);
    return id;
  };
}

/** The page reserves level 1, so the text's own top level becomes 2; each heading gets an id. */
function nameHeadings(tokens: MarkdownToken[]): void {
  const top = topLevel(tokens);
  const makeId = makeIds();
  for (const [index, token] of tokens.entries()) {
    if (!token.type.startsWith("heading_")) continue;
    token.tag = `h${Math.min(4, 2 + Number(token.tag.slice(1)) - top)}`;
    if (token.type !== "heading_open") continue;
    const next = tokens[index + 1];
    token.attrSet("id", makeId(next ? tokenText(next) : ""));
  }
}

const beginsWithName = (inline: MarkdownToken | undefined) =>
  inline?.children?.find(({ type, content }) => type !== "text" || content !== "")?.type ===
  "strong_open";

/** Marks the lists whose every point begins with its name in bold, which are shown as cards. */
function markPoints(tokens: MarkdownToken[]): void {
  for (const [start, token] of tokens.entries()) {
    if (token.type !== "bullet_list_open") continue;
    const { level } = token;
    const end = tokens.findIndex(
      (other, index) =>
        index > start && other.type === "bullet_list_close" && other.level === level,
    );
    const isItem = (other: MarkdownToken) =>
      other.type === "list_item_open" && other.level === level + 1;
    const texts = tokens
      .slice(start, end)
      .flatMap((other, index, list) => (isItem(other) ? [list[index + 2]] : []));
    if (texts.every(beginsWithName)) token.attrSet("class", "article-points");
  }
}

/**
 * A Markdown article or page as HTML. As safe as `renderMarkdown`, but its links may lead to pages
 * of this site and count for search engines, its headings can be linked to, and it may show
 * pictures under `/img/` and `/media/covers/`. Of any other picture, the alternative text is left.
 */
export function renderArticle(text: string): string {
  return withinTime(text, () => {
    const environment = {};
    const tokens = editorial.parse(text, environment);
    nameHeadings(tokens);
    alignCells(tokens);
    markPoints(tokens);
    const html = editorial.renderer.render(tokens, editorial.options, environment);
    return sanitizeHtml(html, {
      allowedTags: [...BLOCKS, ...INLINE, ...TABLE, ...OTHERS],
      allowedAttributes: {
        a: ["href", "rel"],
        img: ["src", "alt", "loading", "decoding"],
        ol: ["start"],
        ul: ["class"],
        ...{ h2: ["id"], h3: ["id"], h4: ["id"] },
        ...{ th: ["class"], td: ["class"], div: ["class", "role", "aria-label", "tabindex"] },
      },
      allowedSchemes: ["http", "https", "mailto"],
      allowProtocolRelative: false,
      transformTags: {
        a: (tagName, { href = "" }) => {
          if (OWN_LINK.test(href)) return { tagName, attribs: { href } };
          if (SAFE_LINK.test(href)) return { tagName, attribs: { href, rel: "noopener" } };
          return { tagName: "unlinked", attribs: {} };
        },
        img: (tagName, { src = "", alt = "" }) =>
          OWN_PICTURE.test(src)
            ? { tagName, attribs: { src, alt, loading: "lazy", decoding: "async" } }
            : { tagName: "unlinked", attribs: {}, text: alt },
      },
      nestingLimit: NESTING_LIMIT,
    }).trim();
  });
}

/** An article's words without markup, one line per block. */
export function articleText(text: string): string {
  return withinTime(text, () =>
    editorial.parse(text, {}).map(tokenText).filter(Boolean).join("\n"),
  );
}

/** The article's top-level headings, each with the id that `renderArticle` gives it. */
export function outlineOf(text: string): { id: string; title: string }[] {
  return withinTime(text, () => {
    const tokens = editorial.parse(text, {});
    nameHeadings(tokens);
    return tokens.flatMap((token, index) => {
      const title = tokens[index + 1];
      const id = String(token.attrGet("id") ?? "");
      // Headings in quotes and lists are not the article's own.
      if (token.tag !== "h2" || token.level > 0 || !id || !title) return [];
      return [{ id, title: tokenText(title) }];
    });
  });
}

/** A part of a text: a top-level heading, and the Markdown below it. */
export type TextPart = { title: string; text: string };

/** An article's parts by its top-level headings; anything before the first is left out. */
export function partsOf(text: string): TextPart[] {
  return withinTime(text, () => {
    const lines = text.split("\n");
    const tokens = editorial.parse(text, {});
    const headings = tokens.flatMap((token, index) => {
      const title = tokens[index + 1];
      if (token.type !== "heading_open" || token.level > 0 || !token.map || !title) return [];
      return [{ level: Number(token.tag.slice(1)), lines: token.map, title: tokenText(title) }];
    });
    const top = topLevel(tokens.filter(({ level }) => level === 0));
    const starts = headings.filter(({ level }) => level === top);
    return starts.map(({ title, lines: [, end] }, index) => {
      const next = starts[index + 1]?.lines[0];
      return { title, text: lines.slice(end, next).join("\n").trim() };
    });
  });
}
