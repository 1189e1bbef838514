/** The longest word that can be compared. */
export const LONGEST_WORD = 40;
// More than any distance we ask for.
const FAR = 99;

const WIDTH = LONGEST_WORD + 2;

/** A table of distances between one word and the beginnings of others. */
export type Distances = {
  /**
   * Fills row `row`, given rows before it for the same letters, and returns the smallest distance
   * in it. No word that continues from here is nearer.
   */
  fill: (word: string, row: number) => number;
  /** The distance of a word's first `row` letters. */
  at: (row: number) => number;
  /** The smallest distance of a word's beginnings of at most `row` letters. */
  nearest: (row: number) => number;
};

/**
 * Compares words with one of at most 40 letters: a letter too many, too few, wrong, or two swapped
 * count as one mistake (optimal string alignment). Distances above `most` aren't exact.
 */
export function distancesFrom(typed: string, most: number): Distances {
  const { length } = typed;
  const letters = Uint16Array.from(typed, (_, index) => typed.charCodeAt(index));
  const cells = new Uint8Array(WIDTH * WIDTH).fill(FAR);
  const beginnings = new Uint8Array(WIDTH).fill(FAR);
  for (let column = 0; column <= length; column += 1) cells[column] = column;
  const cell = (row: number, column: number) => cells[row * WIDTH + column] ?? FAR;
  const at = (row: number) => (Math.abs(row - length) > most ? FAR : cell(row, length));

  function distance(word: string, row: number, column: number): number {
    const letter = word.charCodeAt(row - 1);
    const isSame = letter === letters[column - 1];
    const plain = Math.min(
      cell(row - 1, column) + 1,
      cell(row, column - 1) + 1,
      cell(row - 1, column - 1) + (isSame ? 0 : 1),
    );
    const isSwapped =
      row > 1 && letter === letters[column - 2] && word.charCodeAt(row - 2) === letters[column - 1];
    return isSwapped ? Math.min(plain, cell(row - 2, column - 2) + 1) : plain;
  }

  return {
    at,
    nearest: (row) => beginnings[row] ?? FAR,
    fill: (word, row) => {
      // Cells further from the diagonal can only exceed `most`.
      const first = Math.max(1, row - most);
      const last = Math.min(length, row + most);
      let least = first === 1 ? row : FAR;
      cells[row * WIDTH + first - 1] = least;
      for (let column = first; column <= last; column += 1) {
        const found = distance(word, row, column);
        cells[row * WIDTH + column] = found;
        if (found < least) least = found;
      }
      cells[row * WIDTH + last + 1] = FAR;
      beginnings[row] = Math.min(beginnings[row - 1] ?? FAR, at(row));
      return least;
    },
  };
}

/** Whether two words, neither empty nor longer than 40 letters, are at most so many mistakes apart. */
export function isWithin(most: number, one: string, other: string): boolean {
  const distances = distancesFrom(one, most);
  for (let row = 1; row <= other.length; row += 1) distances.fill(other, row);
  return distances.at(other.length) <= most;
}
