import type { ReadRecord } from "../schema";
import { findPostings } from "./json";
import { recordExcerpt, shapeError } from "./lines";

const BEGIN = /<script\b[^<>]*\btype\s*=\s*["']?application\/ld\+json\b[^<>]*>/gi;

/**
 * The contents of a page's JSON-LD scripts, the last of which may not be closed. It reads each part
 * of the page once.
 */
function blocksOf(page: string): string[] {
  const blocks: string[] = [];
  const begin = new RegExp(BEGIN);
  const end = /<\/script\s*>/gi;
  while (begin.exec(page)) {
    end.lastIndex = begin.lastIndex;
    const closing = end.exec(page);
    blocks.push(page.slice(begin.lastIndex, closing?.index));
    if (!closing) break;
    begin.lastIndex = end.lastIndex;
  }
  return blocks;
}

/** Reads the postings in the JSON-LD blocks of an HTML page, or of a file that is only JSON. */
export function readStructuredPage(text: string, path?: string): ReadRecord[] {
  const blocks = blocksOf(text);
  const documents = blocks.length > 0 || /^\s*</.test(text) ? blocks : [text];
  return documents.flatMap((block): ReadRecord[] => {
    const json = block
      .replace(/^\s*(?:<!--|\/\/\s*<!\[CDATA\[)/, "")
      .replace(/(?:-->|\/\/\s*\]\]>)\s*$/, "");
    if (json.trim() === "") return [];
    const tooDeep = shapeError(json);
    if (tooDeep) return [{ error: tooDeep, excerpt: recordExcerpt(json) }];
    try {
      return findPostings(JSON.parse(json), path).map((fields) => ({ fields }));
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      return [
        {
          error: `The JSON-LD block isn't valid JSON: ${reason.replace(/, ".*$|\.\.\..*$/s, "").replace(/\.?$/, ".")}`,
          excerpt: recordExcerpt(json),
        },
      ];
    }
  });
}
