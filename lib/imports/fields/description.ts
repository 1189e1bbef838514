import { decodeEntities, foreignMarkdownToHtml, htmlToMarkdown } from "@/lib/platform/markdown";
import { trimEndOf } from "@/lib/shared/text";
import type { TextFormat } from "../mapping.schema";
import { repairText } from "./text-repair";

/** A text that is Markdown by our own making already. */
export type ConvertedText = { markdown: string };

const HTML_TAG =
  /<\/?(?:p|br|ul|ol|li|div|span|h[1-6]|b|strong|i|em|u|a|table|tr|td|font)\b[^<>]*>/i;
const BLOCK_TAG = /<(?:p|ul|ol|li|div|h[1-6]|table)\b[^<>]*>/i;
const ESCAPED_TAG = /&(?:amp;)*lt;\/?(?:p|br|ul|ol|li|div|span|h[1-6]|b|strong|i|em|u|a|table)\b/i;
const MARKDOWN_HEADING = /^#{1,6} \S/m;
const MARKDOWN_SIGN = /\*\*\S[^\n]{0,400}?\S\*\*|\[[^[\]\n]{1,400}\]\((?:https?:|mailto:|\/)/m;
const BULLET = "[•●▪■◦‣∙·○⦿➢➤✓✔★\uf0b7\uf0a7]";
const HEADING = /^(#{1,6}) +(.*)$/;

function guessFormat(text: string): TextFormat {
  if (MARKDOWN_HEADING.test(text)) return "markdown";
  if (BLOCK_TAG.test(text)) return "html";
  if (MARKDOWN_SIGN.test(text)) return "markdown";
  return HTML_TAG.test(text) ? "html" : "text";
}

function escapeHtml(text: string): string {
  return text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");
}

// Some exports lose their line breaks: what was a blank line is a run of spaces, and what was a
// list is a row of bullets or numbers.
function restoreLines(text: string): string {
  if (text.includes("\n")) return text;
  const first = /(?:^|\s\s)1[.)]\s/.exec(text);
  const isNumbered = first && /\s\s2[.)]\s/.test(text.slice(first.index + 1));
  const lines = text
    .replace(/[ \u00a0\t]{4,}/g, "\n\n")
    .replace(new RegExp(`(?<=\\S)\\s*(?=${BULLET}\\s*\\S)`, "gu"), "\n")
    .replace(/(?<![ \u00a0])[ \u00a0]{2,}(?=[-–*]\s)/g, "\n");
  return isNumbered ? lines.replace(/(?<!\s)\s{2,}(?=\d{1,2}[.)]\s)/g, "\n") : lines;
}

function isShouted(line: string): boolean {
  const letters = line.replace(/[^\p{L}]/gu, "");
  if (/\d/.test(line)) return false;
  return letters.length >= 4 && letters.length <= 60 && letters === letters.toUpperCase();
}

function textToHtml(text: string): string {
  const paragraphs = restoreLines(text)
    .replace(/\t/g, " ")
    .split(/\n[ \u00a0]*\n+/);
  return paragraphs
    .map((paragraph) => {
      const lines = paragraph
        .split("\n")
        .map((line) => line.trim())
        .filter(Boolean);
      const [only = ""] = lines;
      if (lines.length === 1 && isShouted(only) && !/[.!?]$/.test(only)) {
        const calm = only.charAt(0) + only.slice(1).toLowerCase();
        return `<h3>${escapeHtml(calm.replace(/:$/, ""))}</h3>`;
      }
      const bulleted = lines.map((line) => line.replace(/^(?:[-–*o]|\u2013)\s+(?=\S)/, "• "));
      return `<p>${bulleted.map(escapeHtml).join("<br>")}</p>`;
    })
    .join("");
}

type Line = { text: string; isItem: boolean };

function toLine(raw: string): Line {
  const bullet = new RegExp(`^${BULLET}\\s*(?=\\S)`, "u");
  // Turndown protects a number at a line's start from being a list; here it is meant as one.
  const text = raw.replace(bullet, "- ").replace(/^(\d{1,2})\\?([.)])\s+(?=\S)/, "$1. ");
  return { text, isItem: text !== raw || /^\s*(?:-|\d{1,2}\.) /.test(raw) };
}

/** A line without the mark of a break at its end: two spaces or a backslash. */
function withoutBreak(line: string): string {
  if (line.endsWith("  ")) return trimEndOf(line, " ");
  return line.endsWith("\\") ? line.slice(0, -1) : line;
}

/** Lines that begin with a bullet or number become lists, set off from what stands before them. */
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

/** A paragraph that is nothing but bold words was meant as a heading. */
function boldToHeadings(markdown: string): string {
  return markdown
    .split("\n\n")
    .map((block) => {
      const bold = /^\*\*([^*\n]{2,80}?)\s*:?\s*\*\*:?$/.exec(block.trim())?.[1];
      return bold && !/[.!?]$/.test(bold) ? `###### ${bold.replace(/\s*:$/, "")}` : block;
    })
    .join("\n\n");
}

/** The text's top level of headings becomes `###`, all below it `####`; empty ones go. */
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

/** Takes away what conversion leaves behind: marks around nothing, a heading said twice. */
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
 * Clean Markdown of a description in whatever form it came. Without a format it is guessed. Markup
 * that was escaped once too often is taken as markup, misread characters are restored, pseudo-lists
 * become lists, headings begin at level 3, and nothing but text, emphasis, lists and links remains.
 */
export function toMarkdown(text: string, format?: TextFormat): string {
  let source = repairText(text);
  for (let round = 0; round < 3 && ESCAPED_TAG.test(source); round++) {
    source = decodeEntities(source);
  }
  const isMarkupInText = format === "text" && HTML_TAG.test(source);
  const html = toHtml(source, isMarkupInText ? "html" : (format ?? guessFormat(source)));
  const structured = levelHeadings(boldToHeadings(listLines(htmlToMarkdown(html))));
  return tidy(structured);
}
