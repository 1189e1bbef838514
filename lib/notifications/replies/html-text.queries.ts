import "server-only";
import sanitize from "sanitize-html";

const MOST_CHARACTERS = 500_000;
// Before these, Outlook puts what it quotes, beside the answer rather than in an element.
const OUTLOOK = /<(?:div|hr)\b[^>]{0,200}\bid=["']?(?:divRplyFwdMsg|appendonsend|stopSpelling)\b/i;
const QUOTES =
  /(?:^|\s)(?:gmail_quote|gmail_quote_container|gmail_signature|moz-cite-prefix|moz-signature|yahoo_quoted|protonmail_quote|protonmail_signature_block)(?:\s|$)/;
const BLOCKS = /<\/(?:p|div|li|tr|h[1-6]|blockquote|pre|table)>/g;
const TAGS = ["p", "div", "br", "li", "tr", "h1", "h2", "h3", "h4", "h5", "h6", "pre", "table"];
const ENTITIES: Record<string, string> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&nbsp;": " ",
};

/** The text of an email's HTML, without what mail programs mark as quoted or as a signature. */
export function htmlText(html: string): string {
  const given = html.slice(0, MOST_CHARACTERS);
  const own = given.slice(0, OUTLOOK.exec(given)?.index ?? given.length);
  // Line ends in HTML mean nothing; those of its elements do.
  const plain = sanitize(own.replace(/[\r\n]+/g, " "), {
    allowedTags: TAGS,
    allowedAttributes: {},
    nonTextTags: ["style", "script", "textarea", "option", "title", "head"],
    exclusiveFilter: ({ tag, attribs }) =>
      tag === "blockquote" || QUOTES.test(attribs["class"] ?? ""),
  });
  return plain
    .replace(/<br\s*\/?>/g, "\n")
    .replace(BLOCKS, "\n")
    .replace(/<[^<>]*>/g, "")
    .replace(/&(?:amp|lt|gt|quot|nbsp);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/[ \t\u00a0]+/g, " ")
    .replace(/ ?\n ?/g, "\n")
    .trim();
}
