// `--quick`: every bench does just enough to show that it still runs. What it prints is then no
// measurement.

const QUICK = "BENCH_QUICK";

/** Has all benches of this process, and of those it starts, be quick. Call it before they are loaded. */
export function beQuick(): void {
  process.env[QUICK] = "1";
}

/** What a bench takes to measure, or the little that shows that it runs. */
export function effort<Value>(measuring: Value, quick: Value): Value {
  return process.env[QUICK] ? quick : measuring;
}

/**
 * How long autocannon asks: for so many seconds, or quickly for so many requests, as a busy machine
 * may answer none in a second.
 */
export function lasting(seconds: number): { duration: number } | { amount: number } {
  return effort<{ duration: number } | { amount: number }>({ duration: seconds }, { amount: 100 });
}

/** What is wrong with what a quick bench printed: it must have a table, and no figure that is none. */
export function faultOf(text: string): string | null {
  const rows = text.split("\n").filter((line) => line.startsWith("|"));
  if (rows.length < 3) return "no table";
  const broken = rows.find((row) => /\b(?:NaN|Infinity|undefined|null)\b/.test(row));
  return broken === undefined ? null : `no figure in: ${broken}`;
}
