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
