import "server-only";
import { pool } from "../db/client";
import { log } from "./log";

// What happened how often, by day: of tasks, mails and searches. Counted in memory and added to
// the database every few seconds, so that counting costs a request nothing; a process that is
// killed loses the last seconds.

const EVERY_MS = 10_000;
const KEY = Symbol.for("jobharbor.counts");

// More different words than this within seconds are a program's.
const MOST_ZERO_RESULTS = 200;

type State = {
  counted: Map<string, number>;
  zeroResults: Map<string, number>;
  timer: NodeJS.Timeout | null;
};

// Next bundles this module more than once; what is counted must be added once.
const holder = globalThis as { [KEY]?: State };
holder[KEY] ??= { counted: new Map(), zeroResults: new Map(), timer: null };
const state: State = holder[KEY];

const ADD = `
  INSERT INTO daily_counts (day, name, outcome, count)
  SELECT (now() AT TIME ZONE 'UTC')::date, * FROM unnest($1::text[], $2::text[], $3::bigint[])
  ON CONFLICT (day, name, outcome) DO UPDATE SET count = daily_counts.count + excluded.count`;

const ADD_ZERO_RESULTS = `
  INSERT INTO search_misses (words, count)
  SELECT * FROM unnest($1::text[], $2::int[])
  ON CONFLICT (words) DO UPDATE SET count = search_misses.count + excluded.count, last_at = now()`;

/** Counts words that found nothing; they must not say anything about a person. */
export function countZeroResult(words: string): void {
  const times = state.zeroResults.get(words) ?? 0;
  if (times > 0 || state.zeroResults.size < MOST_ZERO_RESULTS)
    state.zeroResults.set(words, times + 1);
}

/** Counts something that happened. `name` and `outcome` are of the product, never of a person. */
export function count(name: string, outcome: string): void {
  const key = `${name}\n${outcome}`;
  state.counted.set(key, (state.counted.get(key) ?? 0) + 1);
}

/** Takes what was counted, hands it on, and puts it back when that fails. */
async function moveOut(
  counted: Map<string, number>,
  add: (keys: string[], times: number[]) => Promise<unknown>,
): Promise<void> {
  // In one order everywhere: two that add the same rows at once must not wait for each other.
  const entries = [...counted].sort(([a], [b]) => (a < b ? -1 : 1));
  if (entries.length === 0) return;
  counted.clear();
  try {
    await add(
      entries.map(([key]) => key),
      entries.map(([, times]) => times),
    );
  } catch (error) {
    for (const [key, times] of entries) counted.set(key, (counted.get(key) ?? 0) + times);
    log.warn(
      { error: String(error) },
      "counts could not be written: they are kept until the database answers",
    );
  }
}

/** Adds what this process counted to the database; what cannot be added is kept for the next time. */
export async function addCounts(): Promise<void> {
  await moveOut(state.counted, (keys, times) => {
    const columns = [0, 1].map((part) => keys.map((key) => key.split("\n")[part]));
    return pool().query(ADD, [...columns, times]);
  });
  await moveOut(state.zeroResults, (words, times) =>
    pool().query(ADD_ZERO_RESULTS, [words, times]),
  );
}

/** Adds counts every few seconds until `stopCounting`. */
export function startCounting(): void {
  state.timer ??= setInterval(() => void addCounts(), EVERY_MS);
  state.timer.unref();
}

/** Adds what is left; the process is about to end. */
export async function stopCounting(): Promise<void> {
  if (state.timer) clearInterval(state.timer);
  state.timer = null;
  await addCounts();
}
