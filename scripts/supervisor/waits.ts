const FIRST_MS = 200;
const LONGEST_MS = 30_000;
// What had served must be back soon, even when it is killed again and again.
const LONGEST_AFTER_SERVING_MS = 2000;
/** Served this long, a process counts as healthy: the next wait is the first again. */
const HEALTHY_MS = 60_000;

/**
 * Answers how long to wait before a process that ended is started again, told how long it served, in
 * milliseconds, or `null` when it did not come so far: 0.2 s, doubling with each end in a row, up to
 * 2 s where it had served and 30 s where it had not. A minute of service begins anew.
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

/** Waits so many milliseconds, or until the signal. */
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
