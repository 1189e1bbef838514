import { decodeEntities, foreignMarkdownToHtml, htmlToMarkdown } from "@/lib/platform/markdown";
import { trimEndOf } from "@/lib/shared/text";
import type { TextFormat } from "../mapping.schema";
import { repairText } from "./text-repair";

/** A text that our own conversion has already turned into Markdown. */
export type ConvertedText = { markdown: string };

const HTML_TAG =
  /<\/?(?:p|br|ul|ol|li|div|span|h[1-6]|b|strong|i|em|u|a|table|tr|td|font)\b[^<>]*>/i;
const BLOCK_TAG = /<(?:p|ul|ol|li|div|h[1-6]|table)\b[^<>]*>/i;
const ESCAPED_TAG = /&(?:amp;)*lt;\/?(?:p|br|ul|ol|li|div|span|h[1-6]|b|strong|i|em|u|a|table)\b/i;
const MARKDOWN_HEADING = /^#{1,6} \S/m;
const MARKDOWN_SIGN = /\*\*\S[^\n]{0,400}?\S\*\*|\[[^[\]\n]{1,400}\]\((?:https?:|mailto:|\/)/m;
const BULLET = "[•●▪■◦‣∙·○⦿➢➤✓✔★\uf0b7\uf0a7]";
const HEADING = /^(#{1,6}) +(.*)$/;
const HAS_BULLET = new RegExp(BULLET, "u");
const BEFORE_BULLET = new RegExp(`(?<=\\S)\\s*(?=${BULLET}\\s*\\S)`, "gu");
const FIRST_BULLET = new RegExp(`^${BULLET}\\s*(?=\\S)`, "u");

function guessFormat(text: string): TextFormat {
  if (MARKDOWN_HEADING.test(text)) return "markdown";
  if (BLOCK_TAG.test(text)) return "html";
  if (MARKDOWN_SIGN.test(text)) return "markdown";
  return HTML_TAG.test(text) ? "html" : "text";
}

function escapeHtml(text: string): string {
  return text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");
}

// Some exports lose their line breaks: blank lines become runs of spaces, and lists become rows of
// bullets or numbers.
function restoreLines(text: string): string {
  if (text.includes("\n")) return text;
  const first = /(?:^|\s\s)1[.)]\s/.exec(text);
  const isNumbered = first && /\s\s2[.)]\s/.test(text.slice(first.index + 1));
  const paragraphs = text.replace(/[ \u00a0\t]{4,}/g, "\n\n");
  const items = HAS_BULLET.test(text) ? paragraphs.replace(BEFORE_BULLET, "\n") : paragraphs;
  const lines = items.replace(/(?<![ \u00a0])[ \u00a0]{2,}(?=[-–*]\s)/g, "\n");
  return isNumbered ? lines.replace(/(?<!\s)\s{2,}(?=\d{1,2}[.)]\s)/g, "\n") : lines;
}

function isShouted(line: string): boolean {
  const letters = line.replace(/[^\p{L}]/gu, "");
  if (/\d/.test(line)) return false;
  return letters.length >= 4 && letters.length <= 60 && letters === letters.toUpperCase();
}

// The usual headings of a posting's parts, with or without punctuation.
const PART_NAME =
  /^(?:(?:key |main |primary |essential |your |the |our |minimum |preferred |basic |required |desired |additional |core )*(?:responsibilities|duties|requirements|qualifications|skills|experience|education|benefits|perks|compensation|tasks|profile|role|accountabilities)(?: (?:and|&) (?:responsibilities|duties|requirements|qualifications|skills|experience|education|benefits|perks|compensation))?|about (?:us|you|the (?:role|job|team|company|position))|(?:job|position|role) (?:description|summary|overview|purpose)|who (?:we|you) are|what (?:you(?:['’]ll| will) (?:do|bring|need|get)|we (?:offer|do))|why (?:join )?us|how to apply|we offer|what['’]s in it for you)$/i;
const HEADING_LENGTH = 60;

/** The heading in a line, if it is one: in capitals, with a colon, or with a part's name. */
function headingOf(line: string, isFollowed: boolean): string | null {
  const words = line.replace(/\s*:$/, "");
  if (line.length > HEADING_LENGTH || /[.!?;]$|,/.test(words) || !isFollowed) return null;
  if (isShouted(words)) return words.charAt(0) + words.slice(1).toLowerCase();
  const isTitled = /:$/.test(line) && words.split(" ").length <= 7 && /^\p{Lu}/u.test(words);
  return isTitled || PART_NAME.test(words) ? words : null;
}

const ITEM = new RegExp(`^(?:[-–*o]\\s+(?=\\S)|${BULLET}\\s*(?=\\S)|\\d{1,2}[.)]\\s+(?=\\S))`, "u");
// Lines of at least this length were wrapped.
const WRAPPED_FROM = 60;

/** Joins lines that a program wrapped. A wrapped line continues in lower case. */
function joinWrapped(lines: readonly string[]): string[] {
  const joined: string[] = [];
  for (const line of lines) {
    const before = joined.at(-1);
    const goesOn = before !== undefined && !/[.!?:;]$/.test(before) && /^[\p{Ll}(]/u.test(line);
    const last = before?.split("\n").at(-1) ?? "";
    if (goesOn && !ITEM.test(line) && last.length >= WRAPPED_FROM) {
      joined[joined.length - 1] = `${before} ${line}`;
    } else joined.push(line);
  }
  return joined;
}

function paragraphToHtml(paragraph: string, isLast: boolean): string {
  const lines = joinWrapped(
    paragraph
      .split("\n")
      .map((line) => line.trim())
      .filter(Boolean),
  );
  const blocks: string[] = [];
  let open: string[] = [];
  const close = () => {
    if (open.length > 0) blocks.push(`<p>${open.map(escapeHtml).join("<br>")}</p>`);
    open = [];
  };
  lines.forEach((line, index) => {
    const heading = ITEM.test(line) ? null : headingOf(line, index < lines.length - 1 || !isLast);
    if (heading === null) {
      open.push(line.replace(/^[-–*o]\s+(?=\S)/, "• "));
      return;
    }
    close();
    blocks.push(`<h3>${escapeHtml(heading)}</h3>`);
  });
  close();
  return blocks.join("");
}

// CSS rules that a word processor leaves in pasted text: "P.p1 {margin: 0px}".
const STYLE_RULE =
  /(?:^|(?<=[\s}]))(?:@[\w-]+[^{}\n]{0,80}|[a-z][\w.-]{0,30}(?:[.#][\w-]{1,40})?(?:[ ,>:]+[a-z.#][\w.#-]{0,40}){0,6})\s*\{(?:[^{}]{0,2000}:[^{}]{0,2000})\}/gi;
const STYLE_OR_SCRIPT = /<(style|script|noscript|template)\b[^>]*>[\s\S]*?<\/\1\s*>/gi;

/** The text without style sheets and scripts that were copied with it. */
function withoutStyles(text: string): string {
  const shown = text.replace(STYLE_OR_SCRIPT, " ").replace(/<!--[\s\S]*?-->/g, " ");
  // The pattern tries every word, so it only runs if the text contains a brace.
  return shown.includes("{") ? shown.replace(STYLE_RULE, " ") : shown;
}

function textToHtml(text: string): string {
  const paragraphs = restoreLines(text)
    .replace(/\t/g, " ")
    .split(/\n[ \u00a0]*\n+/)
    .filter((paragraph) => paragraph.trim() !== "");
  return paragraphs
    .map((paragraph, index) => paragraphToHtml(paragraph, index === paragraphs.length - 1))
    .join("");
}

type Line = { text: string; isItem: boolean };

function toLine(raw: string): Line {
  // Turndown escapes a number at the start of a line; here it is meant as a list item.
  const text = raw.replace(FIRST_BULLET, "- ").replace(/^(\d{1,2})\\?([.)])\s+(?=\S)/, "$1. ");
  return { text, isItem: text !== raw || /^\s*(?:-|\d{1,2}\.) /.test(raw) };
}

/** The line without a Markdown line break at its end: two spaces or a backslash. */
function withoutBreak(line: string): string {
  if (line.endsWith("  ")) return trimEndOf(line, " ");
  return line.endsWith("\\") ? line.slice(0, -1) : line;
}

/**
 * Turns lines that begin with a bullet or number into lists, separated from the text before them.
 */
function listLines(markdown: string): string {
  const lines = markdown.split("\n").map(toLine);
  const result: string[] = [];
  lines.forEach(({ text, isItem }, index) => {
    const before = lines[index - 1];
    const isStart = isItem && before !== undefined && !before.isItem && before.text.trim() !== "";
    const isIndented = /^\s/.test(text) || /^\s/.test(before?.text ?? "");
    if (isStart && !isIndented) result.push("");
    const followsItem = before?.isItem && !isItem && text.trim() !== "" && !/^\s/.test(text);
    if (followsItem) result.push("");
    const next = lines[index + 1];
    result.push(isItem || next?.isItem ? withoutBreak(text) : text);
  });
  return result.join("\n");
}

/** Turns a paragraph of nothing but bold words into a heading. */
function boldToHeadings(markdown: string): string {
  return markdown
    .split("\n\n")
    .map((block) => {
      const bold = /^\*\*([^*\n]{2,80}?)\s*:?\s*\*\*:?$/.exec(block.trim())?.[1];
      return bold && !/[.!?]$/.test(bold) ? `###### ${bold.replace(/\s*:$/, "")}` : block;
    })
    .join("\n\n");
}

/**
 * Turns the text's top level of headings into `###`, and all below it into `####`. Drops empty
 * ones.
 */
function levelHeadings(markdown: string): string {
  const lines = markdown.split("\n");
  const top = lines.reduce(
    (least, line) => Math.min(least, HEADING.exec(line)?.[1]?.length ?? Infinity),
    Infinity,
  );
  return lines
    .flatMap((line) => {
      const heading = HEADING.exec(line);
      if (!heading) return [line];
      const words = trimEndOf(heading[2] ?? "", " #")
        .replace(/\*\*|__/g, "")
        .replace(/:$/, "")
        .trim();
      if (words === "") return [];
      const level = heading[1]?.length === top ? "###" : "####";
      return [`${level} ${words.replace(/^(\d+)\\([.)])/, "$1$2")}`];
    })
    .join("\n");
}

/** Removes the leftovers of a conversion: empty emphasis, and repeated headings. */
function tidy(markdown: string): string {
  return markdown
    .replace(/^[ \t]*(?:\*\*|__|[*_])[ \t]*$/gm, "")
    .replace(/^#{3,4} (.+)\n+(?=#{3,4} \1$)/gm, "")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

function toHtml(source: string, format: TextFormat): string {
  if (format === "html") return source;
  return format === "markdown" ? foreignMarkdownToHtml(source) : textToHtml(decodeEntities(source));
}

/**
 * Converts a description from any form into clean Markdown. Without a format it guesses. It reads
 * markup that was escaped once too often as markup, restores misread characters, turns pseudo-lists
 * into lists, begins headings at level 3, and keeps only text, emphasis, lists and links.
 */
export function toMarkdown(text: string, format?: TextFormat): string {
  let source = repairText(text);
  for (let round = 0; round < 3 && ESCAPED_TAG.test(source); round++) {
    source = decodeEntities(source);
  }
  source = withoutStyles(source);
  const isMarkupInText = format === "text" && HTML_TAG.test(source);
  const html = toHtml(source, isMarkupInText ? "html" : (format ?? guessFormat(source)));
  const structured = levelHeadings(boldToHeadings(listLines(htmlToMarkdown(html))));
  return tidy(structured);
}
