import type { ApplicationStatus } from "@/lib/applications/schema";
import { plural } from "@/lib/shared/plural";

/** The page of a company's applications. */
export const PIPELINE_PATH = "/employer/applications";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

const AGES = {
  minutes: { one: "Applied {count} minute ago", other: "Applied {count} minutes ago" },
  hours: { one: "Applied {count} hour ago", other: "Applied {count} hours ago" },
  days: { one: "Applied {count} day ago", other: "Applied {count} days ago" },
  weeks: { one: "Applied {count} week ago", other: "Applied {count} weeks ago" },
};

/** How old something is: abbreviated, and in words for screen readers. */
export function ageOf(iso: string, now: string): { short: string; long: string } {
  const passed = Math.max(0, Date.parse(now) - Date.parse(iso));
  const [size, sign, long] =
    passed < HOUR_MS
      ? ([MINUTE_MS, "min", AGES.minutes] as const)
      : passed < DAY_MS
        ? ([HOUR_MS, "h", AGES.hours] as const)
        : passed < 14 * DAY_MS
          ? ([DAY_MS, "d", AGES.days] as const)
          : ([7 * DAY_MS, "w", AGES.weeks] as const);
  const count = Math.floor(passed / size);
  if (size === MINUTE_MS && count === 0) return { short: "now", long: "Applied just now" };
  return { short: `${count} ${sign}`, long: plural(count, long) };
}

/** The color of a stage. */
export const STAGE_COLORS: Record<ApplicationStatus, string> = {
  held: "var(--line-strong)",
  submitted: "var(--amber)",
  in_review: "var(--accent-1-lift)",
  interview: "var(--accent-7-lift)",
  offer: "var(--good)",
  hired: "var(--good)",
  not_selected: "var(--line-strong)",
  withdrawn: "var(--line-strong)",
  closed: "var(--line-strong)",
};

/** The badge of a stage in the table. */
export const STAGE_BADGES: Record<ApplicationStatus, string> = {
  held: "badge",
  submitted: "badge badge-warn",
  in_review: "badge",
  interview: "badge badge-teal",
  offer: "badge badge-good",
  hired: "badge badge-good",
  not_selected: "badge",
  withdrawn: "badge",
  closed: "badge",
};

const ACCENTS = 12;

/** The letters and the color that stand in for a person's picture. */
export function monogramOf(name: string): { letters: string; colour: string } {
  const words = name.trim().split(/\s+/u);
  const first = [...(words[0] ?? "")][0] ?? "?";
  const last = words.length > 1 ? ([...(words.at(-1) ?? "")][0] ?? "") : "";
  const sum = [...name].reduce((total, sign) => total + (sign.codePointAt(0) ?? 0), 0);
  return { letters: (first + last).toUpperCase(), colour: `var(--accent-${(sum % ACCENTS) + 1})` };
}

/** "Ines Carvalho", or "3 applications". */
export function movedLabel(names: readonly string[]): string {
  return names.length === 1 ? (names[0] ?? "") : `${names.length} applications`;
}
