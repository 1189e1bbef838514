const FIRST_MS = 200;
const LONGEST_MS = 30_000;
// What has served must be back soon, even if it is killed again and again.
const LONGEST_AFTER_SERVING_MS = 2000;
/**
 * After serving this long, a process counts as healthy, and the next wait is the shortest again.
 */
const HEALTHY_MS = 60_000;

/**
 * Returns a function that says how long to wait before restarting a process that ended. It takes
 * how long the process served, in milliseconds, or `null` if it never did. The wait is 0.2 s,
 * doubling with each end in a row, up to 2 s for one that had served and 30 s for one that had not.
 * After a minute of service it starts over.
 */
export function makeWaits(): (servedMs: number | null) => number {
  let failedStarts = 0;
  let ends = 0;
  const doubled = (times: number) => FIRST_MS * 2 ** Math.min(times - 1, 20);
  return (servedMs) => {
    if (servedMs === null) {
      failedStarts += 1;
      return Math.min(doubled(failedStarts), LONGEST_MS);
    }
    failedStarts = 0;
    ends = servedMs >= HEALTHY_MS ? 1 : ends + 1;
    return Math.min(doubled(ends), LONGEST_AFTER_SERVING_MS);
  };
}

/** Waits this many milliseconds, or until the signal. */
export function pause(ms: number, stopping?: AbortSignal): Promise<void> {
  return new Promise((done) => {
    const end = () => {
      clearTimeout(timer);
      stopping?.removeEventListener("abort", end);
      done();
    };
    const timer = setTimeout(end, stopping?.aborted ? 0 : ms);
    stopping?.addEventListener("abort", end);
  });
}
