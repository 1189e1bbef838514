// Amounts in groups of nearly the same size: three digits, the last of which is 0 or 5, so that no
// group has amounts on both sides of a round one. A document's group is read in a fraction of the
// time that its pay takes, and says nearly all that a histogram asks.
const SMALLEST_POWER = 1000;
/** How many groups there are from each power of ten to the next. */
const GROUPS_A_POWER = 1800;
/** From each power of ten a group is this part of it. */
const PARTS = 200;
const POWERS = Array.from({ length: 7 }, (_, power) => SMALLEST_POWER * 10 ** power);

/** How many groups there are, the first of which is of documents that state no pay. */
export const PAY_GROUPS = 1 + SMALLEST_POWER + POWERS.length * GROUPS_A_POWER;

/** The group of pay as the columns have it: plus one, so that 0 means not stated. */
export function payGroupOf(stated: number): number {
  const amount = stated - 1;
  if (amount < SMALLEST_POWER) return stated;
  let power = 0;
  while (amount >= (POWERS[power + 1] ?? Number.POSITIVE_INFINITY)) power += 1;
  const least = POWERS[power] ?? 0;
  const group = Math.floor((amount - least) / (least / PARTS));
  return 1 + SMALLEST_POWER + power * GROUPS_A_POWER + group;
}

/** The least amount of a group of stated pay, and the least one beyond. */
export function boundsOf(group: number): [least: number, next: number] {
  const beyond = group - 1 - SMALLEST_POWER;
  if (beyond < 0) return [group - 1, group];
  const power = POWERS[Math.floor(beyond / GROUPS_A_POWER)] ?? 0;
  const size = power / PARTS;
  const least = power + (beyond % GROUPS_A_POWER) * size;
  return [least, least + size];
}
