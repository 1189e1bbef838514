import { withoutInvisible } from "@/lib/shared/text";

// windows-1252's characters for the bytes 0x80 to 0x9F; its five unused bytes stand for themselves.
const CP1252 = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ";
const BYTE_OF = new Map([...CP1252].map((character, index) => [character, 0x80 + index]));
for (let byte = 0x80; byte <= 0xff; byte++) {
  const character = String.fromCharCode(byte);
  if (!BYTE_OF.has(character)) BYTE_OF.set(character, byte);
}

const strict = new TextDecoder("utf-8", { fatal: true });

/** How many bytes a UTF-8 sequence that begins with this byte has; 0 when none begins with it. */
function sequenceLength(byte: number): number {
  if (byte >= 0xc2 && byte <= 0xdf) return 2;
  if (byte >= 0xe0 && byte <= 0xef) return 3;
  return byte >= 0xf0 && byte <= 0xf4 ? 4 : 0;
}

/** How likely characters that could be a misread one are just that. */
type Kind = "certain" | "everyday" | "foreign";
type MisreadText = { text: string; length: number; kind: Kind };

// "â€™", "â‚¬", "â„¢", "ðŸ™‚", "ï»¿", "ï¿½": no text in any language.
const CERTAIN = /^(?:\xe2[\x80\x82\x84\x86\x88]|\xf0\x9f|\xef\xbb\xbf|\xef\xbf\xbd)/;
const EVERYDAY = /[\u0080-\u017f\u02c6\u02dc]/;

/** The character that was misread as the characters from `start` on. */
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

// One letter and the quotes behind it can look like a misread sign; three in a row do not.
const ENOUGH_FOREIGN = 3;

function repairOnce(text: string): string {
  const all = scan(text, () => true);
  const isForeign = all.foreign === 0 || all.foreign >= ENOUGH_FOREIGN;
  if (all.isConsistent && isForeign) return all.text;
  return scan(text, (kind) => kind === "certain").text;
}

/**
 * Undoes UTF-8 that was read as windows-1252 ("donâ€™t" → "don’t"), also when it happened twice.
 * Sequences that could also be good text, such as "Ã©", are taken for misread only when every
 * non-ASCII character of the text is part of one.
 */
export function repairMojibake(text: string): string {
  let current = text;
  for (let round = 0; round < 3 && /[\u0080-\uffff]/.test(current); round++) {
    const repaired = repairOnce(current);
    if (repaired === current) break;
    current = repaired;
  }
  // A closing quote's last byte has no character in windows-1252 and is often lost on the way.
  return current.replace(/â€(?=[\s.,;:!?)\]]|$)/g, "”");
}

/** The signs that windows-1252 has where others have controls nobody uses. */
function restoreSigns(text: string): string {
  return text.replace(/[\u0080-\u009f]/g, (control) => CP1252[control.charCodeAt(0) - 0x80] ?? "");
}

const LINE_SEPARATORS = /\r\n?|[\u2028\u2029]/g;
// Nothing a reader sees, besides what no text of this site keeps.
const CONTROLS =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: removing them is the point
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufff9-\uffff]/g;
const LONE_SURROGATE = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** Text as it was meant: misread characters restored, invisible ones gone, line breaks as "\n". */
export function repairText(text: string): string {
  const lines = restoreSigns(repairMojibake(text))
    .replace(LONE_SURROGATE, "")
    .replace(LINE_SEPARATORS, "\n")
    .replace(CONTROLS, "");
  return withoutInvisible(lines).normalize("NFC");
}

/** Repaired text on one line, spaces single. */
export function repairLine(text: string): string {
  return repairText(text)
    .replace(/[\s\u00a0]+/g, " ")
    .trim();
}
