/** A piece of text on a page, positioned in points from the lower left corner. */
export type TextPiece = { text: string; x: number; y: number; width: number; height: number };

type Line = { y: number; height: number; pieces: TextPiece[] };

const BULLET = /^[•◦▪●○■□◆◇‣⁃∙·*–—-]\s*/u;

function toLines(pieces: readonly TextPiece[]): Line[] {
  const lines: Line[] = [];
  for (const piece of pieces.toSorted((a, b) => b.y - a.y || a.x - b.x)) {
    const line = lines.at(-1);
    const isSame = line && Math.abs(line.y - piece.y) < Math.min(line.height, piece.height) * 0.4;
    if (isSame) line.pieces.push(piece);
    else lines.push({ y: piece.y, height: piece.height, pieces: [piece] });
  }
  return lines;
}

/** The line's text, with a tab where a gap is wider than a space between words. */
function textOf({ pieces }: Line): string {
  let text = "";
  let end: number | null = null;
  for (const { text: part, x, width, height } of pieces.toSorted((a, b) => a.x - b.x)) {
    const gap = end === null ? 0 : x - end;
    if (gap > height * 1.5) text += "\t";
    else if (gap > height * 0.15) text += " ";
    text += part;
    end = Math.max(end ?? x, x + width);
  }
  return text.replace(/ *\t */g, "\t").trim();
}

const leftOf = ({ pieces }: Line) => Math.min(...pieces.map(({ x }) => x));

/** Joins two lines, putting a word that was hyphenated at the line's end back together. */
function join(before: string, after: string): string {
  return /\p{Ll}-$/u.test(before) && /^\p{Ll}/u.test(after)
    ? before.slice(0, -1) + after
    : `${before} ${after}`;
}

/** Continues a list item in the first cell; text at the line's other end stays there. */
function continued(item: string, line: string): string {
  const [first = "", ...aside] = item.split("\t");
  const [more = "", ...besides] = line.split("\t");
  return [join(first, more), ...aside, ...besides].join("\t");
}

/**
 * A page's text in reading order: line by line, with a tab between distant pieces, and the
 * continuation lines of a list item joined to its first.
 */
export function readingOrder(pieces: readonly TextPiece[]): string[] {
  const texts: string[] = [];
  let item: { left: number; y: number; height: number } | null = null;
  for (const line of toLines(pieces.filter(({ text }) => text.trim() !== ""))) {
    const [text, left] = [textOf(line), leftOf(line)];
    const isNear = item !== null && item.y - line.y < line.height * 2;
    if (BULLET.test(text)) {
      texts.push(text);
      item = { left, y: line.y, height: line.height };
    } else if (item && isNear && left > item.left + 1 && line.height === item.height) {
      texts.push(continued(texts.pop() ?? "", text));
      item.y = line.y;
    } else {
      texts.push(text);
      item = null;
    }
  }
  return texts;
}
