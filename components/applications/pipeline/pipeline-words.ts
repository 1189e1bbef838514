import type { ApplicationStatus } from "@/lib/applications/schema";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** How old something is, in the fewest signs, and in words for who hears it. */
export function ageOf(iso: string, now: string): { short: string; long: string } {
  const passed = Math.max(0, Date.parse(now) - Date.parse(iso));
  const [size, sign, word] =
    passed < HOUR_MS
      ? ([MINUTE_MS, "min", "minute"] as const)
      : passed < DAY_MS
        ? ([HOUR_MS, "h", "hour"] as const)
        : passed < 14 * DAY_MS
          ? ([DAY_MS, "d", "day"] as const)
          : ([7 * DAY_MS, "w", "week"] as const);
  const count = Math.floor(passed / size);
  if (size === MINUTE_MS && count === 0) return { short: "now", long: "Applied just now" };
  return {
    short: `${count} ${sign}`,
    long: `Applied ${count} ${count === 1 ? word : `${word}s`} ago`,
  };
}

/** The colour that stands for a stage. */
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

/** How the stage of an application is set in the table. */
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

/** The letters and the colour that stand for a person whose picture nobody has. */
export function monogramOf(name: string): { letters: string; color: string } {
  const words = name.trim().split(/\s+/u);
  const first = [...(words[0] ?? "")][0] ?? "?";
  const last = words.length > 1 ? ([...(words.at(-1) ?? "")][0] ?? "") : "";
  const sum = [...name].reduce((total, sign) => total + (sign.codePointAt(0) ?? 0), 0);
  return { letters: (first + last).toUpperCase(), color: `var(--accent-${(sum % ACCENTS) + 1})` };
}

/** "Ines Carvalho", or "3 applications". */
export function whoMoved(names: readonly string[]): string {
  return names.length === 1 ? (names[0] ?? "") : `${names.length} applications`;
}
