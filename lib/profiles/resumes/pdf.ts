import type { ResumeRefusal } from "./files.schema";

const HEADER = /^%PDF-[12]\.\d/;
// What a browser would take for the beginning of a page, where it looks for one.
const MARKUP = /<(?:!doctype|html|head|body|script|svg|iframe|\?php)/i;
const HEAD_BYTES = 1024;
// How far from its stated offset a cross-reference may begin; many programs miscount a little.
const SLIP = 32;
const DICTIONARY_BYTES = 4096;
const ENCRYPTED = /\/Encrypt\s*(?:\d+\s+\d+\s+R|<<)/;

/** The dictionary of the last cross-reference: after "trailer", or of a cross-reference stream. */
function lastTrailer(text: string, offset: number): string | null {
  const from = Math.max(0, offset - SLIP);
  const [found] = /\bxref\b|\d+\s+\d+\s+obj\b/.exec(text.slice(from, offset + SLIP)) ?? [];
  if (found === undefined) return null;
  const start = text.indexOf(found, from);
  if (found === "xref") {
    const at = text.indexOf("trailer", start);
    return at < 0 ? null : text.slice(at, text.indexOf("startxref", at));
  }
  const dictionary = text.slice(start, start + DICTIONARY_BYTES).split("stream", 1)[0] ?? "";
  return /\/XRef\b/.test(dictionary) ? dictionary : null;
}

/**
 * Why these bytes are not an acceptable PDF, or `null` if they are. A PDF begins and ends as one
 * with nothing after it, and its end leads to a cross-reference that names the document.
 */
export function checkPdf(bytes: Buffer): ResumeRefusal | null {
  const text = bytes.toString("latin1");
  const head = text.slice(0, HEAD_BYTES).trimStart();
  if (!HEADER.test(head) || MARKUP.test(head)) return "kind";
  if (!/\d+\s+\d+\s+obj\b/.test(text)) return "kind";
  const end = /startxref\s+(\d+)\s+%%EOF([\s\0]*)$/.exec(text.slice(-2 * HEAD_BYTES));
  // Something else follows, or its end is missing.
  if (!end) return text.lastIndexOf("%%EOF") < 0 ? "failed" : "kind";
  const trailer = lastTrailer(text, Number(end[1]));
  if (trailer === null || !/\/Root\s+\d+\s+\d+\s+R/.test(trailer)) return "failed";
  return ENCRYPTED.test(trailer) ? "password" : null;
}
