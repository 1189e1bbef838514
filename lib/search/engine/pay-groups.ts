// Amounts in groups of nearly the same size, by their first binary digits. A document's group is read
// in a fraction of the time that its pay takes, and says nearly all that a histogram asks.
const DIGITS = 8;

/** How many groups there are, the first of which is of documents that state no pay. */
export const PAY_GROUPS = (32 << DIGITS) + 1;

/** How many of its last binary digits are left out of an amount of which so many are kept. */
export const digitsBeyond = (amount: number, digits: number) =>
  Math.max(0, 32 - Math.clz32(amount) - digits);

/** The group of pay as the columns have it: plus one, so that 0 means not stated. */
export function payGroupOf(stated: number): number {
  if (stated === 0) return 0;
  const amount = stated - 1;
  const shift = digitsBeyond(amount, DIGITS);
  return 1 + (shift << DIGITS) + (amount >>> shift);
}

/** The least amount of a group of stated pay, and the least one beyond. */
export function boundsOf(group: number): [least: number, next: number] {
  const size = 2 ** ((group - 1) >> DIGITS);
  const least = ((group - 1) & ((1 << DIGITS) - 1)) * size;
  return [least, least + size];
}
