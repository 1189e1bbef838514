import { withoutInvisible } from "@/lib/shared/text";

// windows-1252's characters for the bytes 0x80 to 0x9F. Its five unused bytes stand for themselves.
const CP1252 = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ";
const BYTE_OF = new Map([...CP1252].map((character, index) => [character, 0x80 + index]));
for (let byte = 0x80; byte <= 0xff; byte++) {
  const character = String.fromCharCode(byte);
  if (!BYTE_OF.has(character)) BYTE_OF.set(character, byte);
}

const strict = new TextDecoder("utf-8", { fatal: true });

/** The length in bytes of a UTF-8 sequence that begins with this byte; 0 if none can. */
function sequenceLength(byte: number): number {
  if (byte >= 0xc2 && byte <= 0xdf) return 2;
  if (byte >= 0xe0 && byte <= 0xef) return 3;
  return byte >= 0xf0 && byte <= 0xf4 ? 4 : 0;
}

/** How likely it is that characters are a misread one. */
type Kind = "certain" | "everyday" | "foreign";
type MisreadText = { text: string; length: number; kind: Kind };

// "â€™", "â‚¬", "â„¢", "ðŸ™‚", "ï»¿", "ï¿½" aren't text in any language.
const CERTAIN = /^(?:\xe2[\x80\x82\x84\x86\x88]|\xf0\x9f|\xef\xbb\xbf|\xef\xbf\xbd)/;
const EVERYDAY = /[\u0080-\u017f\u02c6\u02dc]/;

/** The character that was misread as the characters starting at `start`. */
function misreadAt(characters: string[], start: number): MisreadText | null {
  const first = BYTE_OF.get(characters[start] ?? "");
  const length = first === undefined ? 0 : sequenceLength(first);
  if (length === 0) return null;
  const bytes = characters.slice(start, start + length).map((each) => BYTE_OF.get(each) ?? 0);
  const isSequence = bytes.slice(1).every((byte) => byte >= 0x80 && byte <= 0xbf);
  if (bytes.length < length || !isSequence) return null;
  try {
    const text = strict.decode(Uint8Array.from(bytes));
    if (CERTAIN.test(String.fromCharCode(...bytes))) return { text, length, kind: "certain" };
    return { text, length, kind: EVERYDAY.test(text) ? "everyday" : "foreign" };
  } catch {
    return null;
  }
}

type Scan = {
  text: string;
  isConsistent: boolean;
  certain: number;
  everyday: number;
  foreign: number;
};

function scan(text: string, isTaken: (kind: Kind) => boolean): Scan {
  const characters = [...text];
  const result: Scan = { text: "", isConsistent: true, certain: 0, everyday: 0, foreign: 0 };
  for (let index = 0; index < characters.length; ) {
    const character = characters[index] ?? "";
    const misread = character > "\u007f" ? misreadAt(characters, index) : null;
    if (misread && isTaken(misread.kind)) {
      result.text += misread.text;
      result[misread.kind]++;
      index += misread.length;
      continue;
    }
    if (character > "\u007f") result.isConsistent = false;
    result.text += character;
    index++;
  }
  return result;
}

// One letter and the quotes after it can look like a misread sign, but not three in a row.
const ENOUGH_FOREIGN = 3;

function repairOnce(text: string): string {
  const all = scan(text, () => true);
  const isForeign = all.foreign === 0 || all.foreign >= ENOUGH_FOREIGN;
  if (all.isConsistent && isForeign) return all.text;
  return scan(text, (kind) => kind === "certain").text;
}

/**
 * Restores UTF-8 that was read as windows-1252 ("donâ€™t" → "don’t"), even if it happened twice.
 * Sequences that could also be correct text, such as "Ã©", are only replaced if every non-ASCII
 * character of the text is part of one.
 */
export function repairMojibake(text: string): string {
  let current = text;
  for (let round = 0; round < 3 && /[\u0080-\uffff]/.test(current); round++) {
    const repaired = repairOnce(current);
    if (repaired === current) break;
    current = repaired;
  }
  // The last byte of a closing quote has no windows-1252 character and is often lost.
  return current.replace(/â€(?=[\s.,;:!?)\]]|$)/g, "”");
}

/** Replaces control characters, which nobody uses, with windows-1252's signs of the same codes. */
function restoreSigns(text: string): string {
  return text.replace(/[\u0080-\u009f]/g, (control) => CP1252[control.charCodeAt(0) - 0x80] ?? "");
}

const LINE_SEPARATORS = /\r\n?|[\u2028\u2029]/g;
// Characters that readers don't see, and others that this site never stores.
const CONTROLS =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: removing them is the point
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufff9-\uffff]/g;
const LONE_SURROGATE = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/**
 * The text as it was meant: restores misread characters, removes invisible ones, and uses "\n" for
 * line breaks.
 */
export function repairText(text: string): string {
  const lines = restoreSigns(repairMojibake(text))
    .replace(LONE_SURROGATE, "")
    .replace(LINE_SEPARATORS, "\n")
    .replace(CONTROLS, "");
  return withoutInvisible(lines).normalize("NFC");
}

/** Repaired text on one line, with single spaces. */
export function repairLine(text: string): string {
  return repairText(text)
    .replace(/[\s\u00a0]+/g, " ")
    .trim();
}
