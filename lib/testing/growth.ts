const TIMES = 8;
// Anything shorter is noise.
const LEAST_MICROSECONDS = 3000;

function microseconds(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  return process.cpuUsage(before).user;
}

/** Linear work grows well below this. */
export const STEEP = 3 * TIMES;

/**
 * How many times longer work takes on eight times the text: about 8 if it's linear, 64 if it's
 * quadratic. Measured in processor time, so that other programs don't matter.
 */
export function growth(
  work: (text: string) => unknown,
  make: (size: number) => string,
  size = 3000,
): number {
  const least = (length: number, runs: number) => {
    const text = make(length);
    return Math.min(...Array.from({ length: runs }, () => microseconds(() => work(text))));
  };
  // The first runs warm up the program.
  const small = least(size, 4);
  return least(TIMES * size, 2) / Math.max(small, LEAST_MICROSECONDS);
}
