import "server-only";
import { pool } from "../db/client";
import { log } from "./log";

// How often things happen, by day: tasks, emails and searches. Counted in memory and added to the
// database every few seconds, so that counting costs a request nothing; a killed process loses the
// last seconds.

const EVERY_MS = 10_000;
const KEY = Symbol.for("jobharbor.counts");

// More different queries than this within seconds come from a program.
const MOST_ZERO_RESULTS = 200;

type State = {
  counted: Map<string, number>;
  zeroResults: Map<string, number>;
  timer: NodeJS.Timeout | null;
};

// Next bundles this module more than once, but counts must be added once.
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

/** Counts a zero-result query; it must not say anything about a person. */
export function countZeroResult(words: string): void {
  const times = state.zeroResults.get(words) ?? 0;
  if (times > 0 || state.zeroResults.size < MOST_ZERO_RESULTS)
    state.zeroResults.set(words, times + 1);
}

/** Counts something that happened. `name` and `outcome` come from the product, never from a person. */
export function count(name: string, outcome: string, times = 1): void {
  if (times === 0) return;
  const key = `${name}\n${outcome}`;
  state.counted.set(key, (state.counted.get(key) ?? 0) + times);
}

/** Takes the counts and hands them on; puts them back if that fails. */
async function moveOut(
  counted: Map<string, number>,
  add: (keys: string[], times: number[]) => Promise<unknown>,
): Promise<void> {
  // In the same order everywhere: two processes that add the same rows at once must not deadlock.
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

/** Adds this process's counts to the database; what can't be added is kept for the next time. */
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

/** Adds what is left, because the process is about to end. */
export async function stopCounting(): Promise<void> {
  if (state.timer) clearInterval(state.timer);
  state.timer = null;
  await addCounts();
}
