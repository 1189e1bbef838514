const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const OPEN = new Set([0x7b, 0x5b]); // { [
const CLOSE = new Set([0x7d, 0x5d]); // } ]
const BETWEEN = new Set([0x2c, 0x3a]); // , :

/** The most nesting and values that anyone has reason to send, and that can be read safely. */
export type JsonShape = { readonly depth: number; readonly values: number };

/** The index of the quote that ends the string beginning at `start`, or the text's length. */
function endOfString(text: string, start: number): number {
  let at = start + 1;
  while (at < text.length) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) return at;
    at += code === BACKSLASH ? 2 : 1;
  }
  return text.length;
}

/**
 * Whether a JSON text is within `most` in nesting and number of values, names included. Looks at
 * each character once and allocates nothing: when parsed, a few bytes of brackets take a hundred
 * times their size, and walking a hundred thousand levels overflows the stack. Doesn't say whether
 * the text is JSON.
 */
export function fitsShape(text: string, most: JsonShape): boolean {
  let depth = 0;
  let values = 1;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) at = endOfString(text, at);
    else if (BETWEEN.has(code)) values += 1;
    else if (OPEN.has(code)) {
      depth += 1;
      values += 1;
    } else if (CLOSE.has(code)) depth -= 1;
    if (depth > most.depth || values > most.values) return false;
  }
  return true;
}
