const MINUTE = 60;
const HOUR = 60 * MINUTE;

// Seconds between attempts, three days in all.
const WAITS = [
  ...[5, MINUTE, 5 * MINUTE, 30 * MINUTE],
  ...[2 * HOUR, 5 * HOUR, 10 * HOUR, 14 * HOUR, 18 * HOUR, 22 * HOUR],
];

/** When to try again after this many attempts; null once the delivery is given up. */
export function nextTry(tries: number, now: Date): Date | null {
  const seconds = WAITS[tries - 1];
  return seconds === undefined ? null : new Date(now.getTime() + seconds * 1000);
}
