// Which words are near each other more often than chance would have it: positive pointwise mutual
// information (Church and Hanks 1990), with contexts smoothed by a power of 3/4 (Levy, Goldberg and
// Dagan 2015).

/** Words this far apart are still near; each step counts less. */
const WINDOW = 10;
const SMOOTHING = 0.75;

/** A square matrix of which most is nought: the rows and columns of what is not, and its values. */
export type SparseMatrix = {
  size: number;
  rows: Int32Array;
  columns: Int32Array;
  values: Float32Array;
};

/** How often words, by their numbers, are near others; a text is a list of numbers. */
function countNear(texts: readonly (readonly number[])[], size: number): Map<number, number>[] {
  const counts = Array.from({ length: size }, () => new Map<number, number>());
  const add = (word: number, other: number, nearness: number) => {
    const row = counts[word];
    row?.set(other, (row.get(other) ?? 0) + nearness);
  };
  for (const text of texts) {
    for (const [at, word] of text.entries()) {
      const end = Math.min(text.length - 1, at + WINDOW);
      for (let next = at + 1; next <= end; next += 1) {
        const other = text[next] ?? 0;
        add(word, other, 1 / (next - at));
        add(other, word, 1 / (next - at));
      }
    }
  }
  return counts;
}

/** How much more often than by chance the words of texts, numbered below `size`, are near others. */
export function cooccurrences(texts: readonly (readonly number[])[], size: number): SparseMatrix {
  const counts = countNear(texts, size);
  const sums = counts.map((row) => [...row.values()].reduce((sum, count) => sum + count, 0));
  const contexts = sums.map((sum) => sum ** SMOOTHING);
  const whole = contexts.reduce((sum, context) => sum + context, 0);
  const found: { row: number; column: number; information: number }[] = [];
  for (const [row, near] of counts.entries()) {
    for (const [column, count] of near) {
      const chance = (sums[row] ?? 0) * (contexts[column] ?? 0);
      const information = Math.log((count * whole) / chance);
      if (information > 0) found.push({ row, column, information });
    }
  }
  return {
    size,
    rows: Int32Array.from(found, ({ row }) => row),
    columns: Int32Array.from(found, ({ column }) => column),
    values: Float32Array.from(found, ({ information }) => information),
  };
}
