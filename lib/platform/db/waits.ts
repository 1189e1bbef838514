import "server-only";

/** How often a connection was lent and refused, and how long all callers have waited. */
export type ConnectionWaits = { lent: number; refused: number; seconds: number };

const KEY = Symbol.for("jobharbor.database-waits");
// Next bundles this module more than once.
const holder = globalThis as { [KEY]?: Map<string, ConnectionWaits> };
holder[KEY] ??= new Map();
const waits: Map<string, ConnectionWaits> = holder[KEY];

/** Records that a connection for a purpose was lent or refused after some time. */
export function noteWait(purpose: string, isLent: boolean, milliseconds: number): void {
  const known = waits.get(purpose) ?? { lent: 0, refused: 0, seconds: 0 };
  waits.set(purpose, known);
  if (isLent) known.lent += 1;
  else known.refused += 1;
  known.seconds += milliseconds / 1000;
}

/** The records since this process began, by purpose. */
export function countWaits(): [purpose: string, waits: ConnectionWaits][] {
  return [...waits];
}
