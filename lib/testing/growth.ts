const TIMES = 8;
// Shorter is noise.
const LEAST_MICROSECONDS = 3000;

function microseconds(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  return process.cpuUsage(before).user;
}

/** The growth of work that takes time in proportion to its text stays well below this. */
export const STEEP = 3 * TIMES;

/**
 * How many times as long work takes on eight times the text: about 8 where its time grows with the
 * text, 64 where with its square. Counted in time of the processor, so other programs do not matter.
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
  // The first runs are of a program that is not warm.
  const small = least(size, 4);
  return least(TIMES * size, 2) / Math.max(small, LEAST_MICROSECONDS);
}
