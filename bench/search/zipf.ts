import type { Random } from "../../prisma/demo/random";

/** Draws places in a list, the first far more often than the last. */
export type RankDraw = () => number;

/**
 * Draws by the law of Zipf and Mandelbrot: the place `n` with a weight of `1 / (n + shift)` to the
 * power of `exponent`.
 */
export function zipf(
  random: Random,
  size: number,
  { exponent, shift }: { exponent: number; shift: number },
): RankDraw {
  const sums = new Float64Array(size);
  let sum = 0;
  for (let place = 0; place < size; place += 1) {
    sum += 1 / (place + 1 + shift) ** exponent;
    sums[place] = sum;
  }
  // Looked up in a table of equal steps first: millions of words are drawn.
  const steps = new Int32Array(1 << 16);
  let place = 0;
  for (let step = 0; step < steps.length; step += 1) {
    while ((sums[place] ?? sum) < (step / steps.length) * sum) place += 1;
    steps[step] = place;
  }
  return () => {
    const wanted = random() * sum;
    let found = steps[Math.floor((wanted / sum) * steps.length)] ?? 0;
    while (found < size - 1 && (sums[found] ?? sum) < wanted) found += 1;
    return found;
  };
}
