/** A stream of numbers in [0, 1), the same for the same seed. */
export type Random = () => number;

function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return value >>> 0;
}

/** Mulberry32 over a hash of the seed: small, fast and good enough to choose words with. */
export function seeded(seed: string): Random {
  let state = hash(seed);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export function pick<T>(random: Random, list: readonly T[]): T {
  const chosen = list[Math.floor(random() * list.length)];
  if (chosen === undefined) throw new Error("Nothing to pick from");
  return chosen;
}

/** A whole number from `min` to `max`, both included. */
export function integer(random: Random, min: number, max: number): number {
  return min + Math.floor(random() * (max - min + 1));
}

export function chance(random: Random, share: number): boolean {
  return random() < share;
}

export function shuffled<T>(random: Random, list: readonly T[]): T[] {
  return list
    .map((value) => ({ value, order: random() }))
    .sort((a, b) => a.order - b.order)
    .map(({ value }) => value);
}

/** Takes `count` of the list, in the list's own order. */
export function sample<T>(random: Random, list: readonly T[], count: number): T[] {
  const chosen = new Set(shuffled(random, [...list.keys()]).slice(0, count));
  return list.filter((_, index) => chosen.has(index));
}

/** Picks by weight; a weight of 0 is never picked. */
export function weighted<T>(random: Random, entries: readonly (readonly [T, number])[]): T {
  const total = entries.reduce((sum, [, weight]) => sum + weight, 0);
  let left = random() * total;
  for (const [value, weight] of entries) {
    left -= weight;
    if (left < 0) return value;
  }
  throw new Error("Nothing to pick from");
}
