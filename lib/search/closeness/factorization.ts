import type { SparseMatrix } from "./cooccurrence";

// The largest singular vectors of a sparse matrix by subspace iteration (Halko, Martinsson and Tropp
// 2011, algorithm 4.4): the same for the same matrix, always.

const ITERATIONS = 4;
const SEED = 20_261_123;

/** Rows of so many numbers each, one after the other. */
export type DenseMatrix = { width: number; values: Float32Array };

/** Numbers around nought, the same each time: mulberry32. */
function fillRandom(values: Float32Array): void {
  let state = SEED;
  for (let at = 0; at < values.length; at += 1) {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    values[at] = ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32 - 0.5;
  }
}

/** A row of one matrix, so many times, to be added to a row of another. */
type RowSum = { to: Float32Array; at: number; from: Float32Array; of: number; times: number };

function addRow({ to, at, from, of, times }: RowSum, width: number): void {
  for (let k = 0; k < width; k += 1) to[at + k] = (to[at + k] ?? 0) + times * (from[of + k] ?? 0);
}

/** The sparse matrix, or where `isTransposed` its transpose, times a dense one. */
function multiply(
  { rows, columns, values }: SparseMatrix,
  { width, values: from }: DenseMatrix,
  isTransposed: boolean,
): DenseMatrix {
  const to = new Float32Array(from.length);
  const [targets, sources] = isTransposed ? [columns, rows] : [rows, columns];
  for (const [place, times] of values.entries()) {
    const at = (targets[place] ?? 0) * width;
    const of = (sources[place] ?? 0) * width;
    addRow({ to, at, from, of, times }, width);
  }
  return { width, values: to };
}

/** What two columns have in common. */
function columnProduct({ width, values }: DenseMatrix, one: number, other: number): number {
  let sum = 0;
  for (let row = 0; row < values.length; row += width) {
    sum += (values[row + one] ?? 0) * (values[row + other] ?? 0);
  }
  return sum;
}

/** Takes what a column has in common with one before it out of it. */
function takeOut({ width, values }: DenseMatrix, column: number, before: number): void {
  const common = columnProduct({ width, values }, column, before);
  for (let row = 0; row < values.length; row += width) {
    values[row + column] = (values[row + column] ?? 0) - common * (values[row + before] ?? 0);
  }
}

/** Makes the columns unit vectors that have nothing in common (Gram-Schmidt); their lengths before. */
function orthonormalise(matrix: DenseMatrix): Float64Array {
  const { width, values } = matrix;
  return Float64Array.from({ length: width }, (_, column) => {
    for (let before = 0; before < column; before += 1) takeOut(matrix, column, before);
    const length = Math.sqrt(columnProduct(matrix, column, column));
    for (let row = column; row < values.length; row += width) {
      values[row] = length > 0 ? (values[row] ?? 0) / length : 0;
    }
    return length;
  });
}

/**
 * For each row of a matrix so many numbers that say what it is like: its left singular vectors, each
 * by the root of its singular value.
 */
export function factorize(matrix: SparseMatrix, width: number): DenseMatrix {
  let vectors: DenseMatrix = {
    width,
    values: new Float32Array(matrix.size * width),
  };
  fillRandom(vectors.values);
  let lengths = orthonormalise(vectors);
  for (let round = 0; round < ITERATIONS; round += 1) {
    vectors = multiply(matrix, multiply(matrix, vectors, true), false);
    lengths = orthonormalise(vectors);
  }
  // The lengths are singular values squared.
  const roots = lengths.map((length) => length ** 0.25);
  const { values } = vectors;
  for (let at = 0; at < values.length; at += 1) {
    values[at] = (values[at] ?? 0) * (roots[at % width] ?? 0);
  }
  return vectors;
}
