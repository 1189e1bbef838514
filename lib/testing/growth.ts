// Shorter is noise.
const LEAST_MICROSECONDS = 2000;
const RUNS = 3;

function microseconds(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  return process.cpuUsage(before).user;
}

/**
 * How many times as long work takes on four times the text: about 4 where its time grows with the
 * text, 16 where with its square. Counted in time of the processor, so other programs do not matter.
 */
export function growth(work: (text: string) => unknown, make: (size: number) => string): number {
  const least = (size: number) => {
    const text = make(size);
    return Math.min(...Array.from({ length: RUNS }, () => microseconds(() => work(text))));
  };
  const small = least(10_000);
  return least(40_000) / Math.max(small, LEAST_MICROSECONDS);
}
