/** Draws one of some values, as if by chance. */
export type Dice = <Value>(values: readonly Value[]) => Value;

/** Draws the same each time, so that a failure can be looked at. */
export function aDice(seed: number): Dice {
  let state = seed;
  return (values) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7f_ff_ff_ff;
    return values[(state >>> 12) % values.length] as (typeof values)[number];
  };
}
