import type { Client } from "pg";
import { effort } from "../effort";
import { median } from "../product";
import type { MixedSearch } from "./queries";

/** How many searches of each class run. */
export const ALL = effort(Number.POSITIVE_INFINITY, 2);
/** How often each search runs if the best time counts. */
export const ROUNDS = effort(3, 1);

/** The times of one contestant, class by class, in ms. */
export type SearchTimes = Record<string, number[]>;

/** A search implementation to measure. */
export type Contestant = {
  name: string;
  ask: (search: MixedSearch) => Promise<unknown>;
  /** The background work between two rounds of searches. */
  rest?: () => Promise<unknown>;
};

export type MeasuredSearches = {
  name: string;
  /** The first searches that the index ever answered, if they take longer than later ones. */
  first?: SearchTimes;
  /** Each search run once. */
  once: SearchTimes;
  /** The fastest of several rounds. */
  best: SearchTimes;
  rounds: number;
  /** Of these classes and numbers the searches were. */
  perKind: number;
};

export function percentile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** The first searches of each class. */
export function sampleOf(searches: readonly MixedSearch[], perKind: number): MixedSearch[] {
  const taken = new Map<string, number>();
  return searches.filter(({ kind }) => {
    const count = (taken.get(kind) ?? 0) + 1;
    taken.set(kind, count);
    return count <= perKind;
  });
}

function byKind(searches: readonly MixedSearch[], times: readonly number[]): SearchTimes {
  const grouped: SearchTimes = {};
  for (const [index, { kind }] of searches.entries()) {
    grouped[kind] = [...(grouped[kind] ?? []), times[index] ?? Number.NaN];
  }
  return grouped;
}

async function round(contestant: Contestant, searches: readonly MixedSearch[]): Promise<number[]> {
  const times: number[] = [];
  for (const search of searches) {
    const began = performance.now();
    await contestant.ask(search);
    times.push(performance.now() - began);
  }
  return times;
}

/**
 * Runs the searches several times. A tenth of them run before that, so that nothing is planned or
 * read from disk for the first time.
 */
export async function measure(
  contestant: Contestant,
  searches: readonly MixedSearch[],
  { rounds, perKind }: { rounds: number; perKind: number },
): Promise<MeasuredSearches> {
  const chosen = sampleOf(searches, perKind);
  await round(
    contestant,
    chosen.filter((_, index) => index % 10 === 0),
  );
  const all: number[][] = [];
  for (let count = 0; count < rounds; count += 1) {
    await contestant.rest?.();
    all.push(await round(contestant, chosen));
  }
  const best = chosen.map((_, index) => Math.min(...all.map((times) => times[index] ?? 0)));
  return {
    name: contestant.name,
    once: byKind(chosen, all[0] ?? []),
    best: byKind(chosen, best),
    rounds,
    perKind,
  };
}

/** A contestant's times on the searches that another one ran. */
export function sameSearches(times: SearchTimes, perKind: number): number[] {
  return Object.values(times).flatMap((of) => of.slice(0, perKind));
}

async function timesOf(client: Client, text: string, count: number): Promise<number[]> {
  const times: number[] = [];
  for (let asked = 0; asked < count; asked += 1) {
    const began = performance.now();
    await client.query({ name: text, text });
    times.push(performance.now() - began);
  }
  return times;
}

/**
 * The machine's speed: U, the median time of summing a hundred thousand numbers, which depends only
 * on the processor; and an empty statement.
 */
export async function measureUnit(client: Client): Promise<{ unit: number; nothing: number[] }> {
  const sums = await timesOf(client, "SELECT sum(g) FROM generate_series(1, 100000) g", 51);
  return { unit: median(sums), nothing: await timesOf(client, "SELECT 1", 1000) };
}
