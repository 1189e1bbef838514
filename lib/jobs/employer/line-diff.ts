import type { DiffLine } from "./views.schema";

type Line = { kind: "same" | "added" | "removed"; text: string };

// With more comparisons than this, the texts have little in common or are endless, and everything
// is shown as replaced.
const MAX_CELLS = 4_000_000;
/** How many unchanged lines to show before and after a changed one. */
const CONTEXT = 2;

const toLines = (text: string) => (text === "" ? [] : text.split("\n"));
const as = (kind: Line["kind"], lines: readonly string[]) =>
  lines.map((text): Line => ({ kind, text }));

/** How many lines two texts share at the beginning. */
function commonStart(before: readonly string[], after: readonly string[]): number {
  const most = Math.min(before.length, after.length);
  let count = 0;
  while (count < most && before[count] === after[count]) count += 1;
  return count;
}

/**
 * For each pair of positions, the length of the longest common sequence from there on, row by row.
 */
function commonLengths(before: readonly string[], after: readonly string[]): Uint32Array {
  const width = after.length + 1;
  const lengths = new Uint32Array((before.length + 1) * width);
  for (let i = before.length - 1; i >= 0; i -= 1) {
    for (let j = after.length - 1; j >= 0; j -= 1) {
      const here = i * width + j;
      const skip = Math.max(lengths[here + width] ?? 0, lengths[here + 1] ?? 0);
      lengths[here] = before[i] === after[j] ? (lengths[here + width + 1] ?? 0) + 1 : skip;
    }
  }
  return lengths;
}

/** The path through both texts that keeps the most lines. */
function walk(before: readonly string[], after: readonly string[]): Line[] {
  const lengths = commonLengths(before, after);
  const width = after.length + 1;
  const left = (row: number, column: number) => lengths[row * width + column] ?? 0;
  const lines: Line[] = [];
  let [i, j] = [0, 0];
  while (i < before.length && j < after.length) {
    if (before[i] === after[j]) {
      lines.push(...as("same", before.slice(i, i + 1)));
      i += 1;
      j += 1;
    } else if (left(i + 1, j) >= left(i, j + 1)) {
      lines.push(...as("removed", before.slice(i, i + 1)));
      i += 1;
    } else {
      lines.push(...as("added", after.slice(j, j + 1)));
      j += 1;
    }
  }
  return [...lines, ...as("removed", before.slice(i)), ...as("added", after.slice(j))];
}

function compareMiddle(before: readonly string[], after: readonly string[]): Line[] {
  if (before.length * after.length > MAX_CELLS) {
    return [...as("removed", before), ...as("added", after)];
  }
  return walk(before, after);
}

/** Leaves out lines far from any change. */
function withGaps(lines: readonly Line[]): DiffLine[] {
  const isNear = lines.map((_, at) =>
    lines.slice(Math.max(0, at - CONTEXT), at + CONTEXT + 1).some(({ kind }) => kind !== "same"),
  );
  const shown: DiffLine[] = [];
  for (const [at, line] of lines.entries()) {
    const last = shown.at(-1);
    if (isNear[at]) shown.push(line);
    else if (last?.kind === "gap") last.count += 1;
    else shown.push({ kind: "gap", count: 1 });
  }
  return shown;
}

/**
 * The difference between two texts, line by line: what was removed and added, with the lines around
 * it. Empty for equal texts. Texts of thousands of lines with little in common are shown as
 * replaced.
 */
export function diffLines(before: string, after: string): DiffLine[] {
  if (before === after) return [];
  const [old, current] = [toLines(before), toLines(after)];
  const start = commonStart(old, current);
  const [oldRest, currentRest] = [old.slice(start), current.slice(start)];
  const end = commonStart([...oldRest].reverse(), [...currentRest].reverse());
  const middle = compareMiddle(
    oldRest.slice(0, oldRest.length - end),
    currentRest.slice(0, currentRest.length - end),
  );
  return withGaps([
    ...as("same", old.slice(0, start)),
    ...middle,
    ...as("same", oldRest.slice(oldRest.length - end)),
  ]);
}
