/** How many backups are kept: the newest of each of so many days, weeks and months. */
export type RotationCounts = {
  readonly daily: number;
  readonly weekly: number;
  readonly monthly: number;
};

/** Reads `7 daily, 4 weekly, 6 monthly`; what is not named is none. */
export function parseKeep(text: string): RotationCounts {
  const numbers = new Map(
    text.split(", ").map((part): [string, number] => {
      const [count = "", period = ""] = part.split(" ");
      return [period, Number(count)];
    }),
  );
  const of = (period: string) => numbers.get(period) ?? 0;
  return { daily: of("daily"), weekly: of("weekly"), monthly: of("monthly") };
}

const NAME = /^(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)$/;
const DAY_MS = 86_400_000;
// 1970 began on a Thursday; weeks begin on Mondays.
const FIRST_MONDAY_MS = 4 * DAY_MS;

/** What a backup of this moment is called. */
export function nameOf(moment: Date): string {
  return moment.toISOString().slice(0, 19).replaceAll(":", "-");
}

/** When a backup of this name was made; `null` for a name that the product does not give. */
export function madeAt(name: string): Date | null {
  const [, day, hours, minutes, seconds] = NAME.exec(name) ?? [];
  return day ? new Date(`${day}T${hours}:${minutes}:${seconds}Z`) : null;
}

const PERIODS: Record<keyof RotationCounts, (made: Date) => string> = {
  daily: (made) => made.toISOString().slice(0, 10),
  weekly: (made) => String(Math.floor((made.getTime() - FIRST_MONDAY_MS) / (7 * DAY_MS))),
  monthly: (made) => made.toISOString().slice(0, 7),
};

/**
 * Which of these whole backups may go, by their names. The newest never does, nor does anything that
 * the product did not name.
 */
export function outdated(names: readonly string[], keep: RotationCounts): string[] {
  const known = names
    .filter((name) => madeAt(name))
    .sort()
    .reverse();
  const kept = new Set(known.slice(0, 1));
  for (const [period, bucketOf] of Object.entries(PERIODS)) {
    const newest = new Map<string, string>();
    for (const name of known) {
      const bucket = bucketOf(madeAt(name) as Date);
      if (!newest.has(bucket)) newest.set(bucket, name);
    }
    for (const name of [...newest.values()].slice(0, keep[period as keyof RotationCounts]))
      kept.add(name);
  }
  return known.filter((name) => !kept.has(name));
}
