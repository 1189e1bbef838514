// With `--quick`, every bench does just enough to show that it still runs. Its figures are then no
// measurement.

const QUICK = "BENCH_QUICK";

/**
 * Makes all benches of this process, and of those it starts, quick. Call it before they're loaded.
 */
export function beQuick(): void {
  process.env[QUICK] = "1";
}

/** What a bench needs to measure, or the little that shows that it runs. */
export function effort<Value>(measuring: Value, quick: Value): Value {
  return process.env[QUICK] ? quick : measuring;
}

/**
 * How long autocannon runs: this many seconds, or when quick a fixed number of requests, since a
 * busy machine may complete none in a second.
 */
export function loadDuration(seconds: number): { duration: number } | { amount: number } {
  return effort<{ duration: number } | { amount: number }>({ duration: seconds }, { amount: 100 });
}

/**
 * What is wrong with a quick bench's output: it must have a table, and every figure must be a
 * number.
 */
export function faultOf(text: string): string | null {
  const rows = text.split("\n").filter((line) => line.startsWith("|"));
  if (rows.length < 3) return "no table";
  const broken = rows.find((row) => /\b(?:NaN|Infinity|undefined|null)\b/.test(row));
  return broken === undefined ? null : `no figure in: ${broken}`;
}
