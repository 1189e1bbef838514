/** Picks one of some values, as if at random. */
export type Dice = <Value>(values: readonly Value[]) => Value;

/** Picks the same each time, so that failures can be reproduced. */
export function aDice(seed: number): Dice {
  let state = seed;
  return (values) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7f_ff_ff_ff;
    return values[(state >>> 12) % values.length] as (typeof values)[number];
  };
}

/** Pseudorandom numbers from 0 to 1, the same in every run. */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
