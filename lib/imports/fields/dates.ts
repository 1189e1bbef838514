import type { DateFormat } from "@/lib/shared/formats/date-formats";

/** A date as a source states it. Without a time it means the whole day. */
export type StatedDate = {
  /** `YYYY-MM-DD`. */
  day: string;
  /** Milliseconds since that day's midnight; `null` if no time is given. */
  time: number | null;
  /** Minutes east of UTC; `null` if the source names no time zone. */
  offset: number | null;
};

const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
// RFC 2822's zones. Other letters name zones that we must not guess.
const ZONES: Record<string, number> = {
  z: 0,
  ut: 0,
  utc: 0,
  gmt: 0,
  est: -300,
  edt: -240,
  cst: -360,
  cdt: -300,
  mst: -420,
  mdt: -360,
  pst: -480,
  pdt: -420,
};
const TIME = String.raw`(?:[T ,]+(?:at )?(?<hour>\d{1,2})(?::(?<minute>\d{2}))?(?::(?<second>\d{2})(?:[.,]\d+)?)?\s*(?<half>[ap]m)?)?`;
const ZONE = String.raw`(?:\s*(?<zone>Z|UTC|UT|GMT|[ECMP][SD]T|[+-]\d{2}:?\d{2}))?`;
const END = String.raw`\s*$`;
const shape = (day: string) => new RegExp(`^${day}${TIME}${ZONE}${END}`, "i");

const YEAR_FIRST = shape(String.raw`(?<year>\d{4})([-/.])(?<month>\d{1,2})\2(?<day>\d{1,2})`);
const COMPACT = shape(String.raw`(?<year>\d{4})(?<month>\d{2})(?<day>\d{2})`);
const DAY_FIRST_NAMED = shape(
  String.raw`(?:[a-z]{3,9},?\s+)?(?<day>\d{1,2})(?:st|nd|rd|th)?[\s-]+(?<name>[a-z]{3})[a-z]*\.?,?[\s-]+(?<year>\d{4})`,
);
const MONTH_FIRST_NAMED = shape(
  String.raw`(?:[a-z]{3,9},\s+)?(?<name>[a-z]{3})[a-z]*\.?\s+(?<day>\d{1,2})(?:st|nd|rd|th)?,?\s+(?<year>\d{4})`,
);
const DOTTED = shape(String.raw`(?<day>\d{1,2})\.(?<month>\d{1,2})\.(?<year>\d{4})`);
const SLASHED = shape(String.raw`(?<first>\d{1,2})[/-](?<other>\d{1,2})[/-](?<year>\d{4})`);

type Groups = Record<string, string | undefined>;

function readZone(zone: string | undefined): number | null {
  if (!zone) return null;
  const known = ZONES[zone.toLowerCase()];
  if (known !== undefined) return known;
  const digits = zone.replace(":", "");
  const minutes = Number(digits.slice(1, 3)) * 60 + Number(digits.slice(3, 5));
  return zone.startsWith("-") ? -minutes : minutes;
}

function readTime(groups: Groups): number | null {
  if (groups["hour"] === undefined) return null;
  const half = groups["half"]?.toLowerCase();
  const stated = Number(groups["hour"]);
  const hour = half ? (stated % 12) + (half === "pm" ? 12 : 0) : stated;
  const minute = Number(groups["minute"] ?? 0);
  const second = Number(groups["second"] ?? 0);
  if (hour > 24 || minute > 59 || second > 60) return null;
  return ((hour * 60 + minute) * 60 + second) * 1000;
}

function toStatedDate(groups: Groups, month: number, day: number): StatedDate | null {
  const year = Number(groups["year"]);
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  if (!isReal || year < 1990 || year > 2100) return null;
  return {
    day: date.toISOString().slice(0, 10),
    time: readTime(groups),
    offset: readZone(groups["zone"]),
  };
}

function fromEpoch(milliseconds: number): StatedDate | null {
  const date = new Date(milliseconds);
  if (Number.isNaN(date.getTime())) return null;
  const [day = "", time = ""] = date.toISOString().split("T");
  const [year] = day.split("-");
  const [hour, minute, second] = time.replace("Z", "").split(":");
  const groups = { year, hour, minute, second: second?.slice(0, 2), zone: "Z" };
  return toStatedDate(groups, date.getUTCMonth() + 1, date.getUTCDate());
}

// 3/4/2026 may be in March or April. Only a number above 12 decides.
function readSlashed(groups: Groups, format: DateFormat | undefined): StatedDate | null {
  const first = Number(groups["first"]);
  const other = Number(groups["other"]);
  const isDayFirst = format === "dd/mm/yyyy" || (format === undefined && first > 12);
  if (isDayFirst) return toStatedDate(groups, other, first);
  const isMonthFirst = format === "mm/dd/yyyy" || other > 12 || first === other;
  return isMonthFirst ? toStatedDate(groups, first, other) : null;
}

function readText(text: string, format: DateFormat | undefined): StatedDate | null {
  const slashed = SLASHED.exec(text)?.groups;
  if (slashed) return readSlashed(slashed, format);
  for (const pattern of [YEAR_FIRST, COMPACT, DOTTED, DAY_FIRST_NAMED, MONTH_FIRST_NAMED]) {
    const groups = pattern.exec(text)?.groups;
    if (!groups) continue;
    const month = groups["name"]
      ? MONTHS.indexOf(groups["name"].toLowerCase()) + 1
      : Number(groups["month"]);
    return month === 0 ? null : toStatedDate(groups, month, Number(groups["day"]));
  }
  return null;
}

/**
 * Reads a date in one of the formats that feeds use, or in the format that a mapping names. Returns
 * `null` for anything that isn't a date, isn't in the calendar, or can be read in two ways.
 */
export function readDate(value: unknown, format?: DateFormat): StatedDate | null {
  const text = String(value).trim();
  if (/^\d{9,13}$/.test(text)) {
    const isSeconds = format === "epoch-seconds" || (format === undefined && text.length < 12);
    return fromEpoch(Number(text) * (isSeconds ? 1000 : 1));
  }
  return readText(text, format);
}

/** The instant of a stated date. A day without a time means its beginning in UTC. */
export function instantOf(date: StatedDate): Date {
  const midnight = Date.parse(`${date.day}T00:00:00Z`);
  return new Date(midnight + (date.time ?? 0) - (date.offset ?? 0) * 60_000);
}

/** The calendar day of an instant in an IANA zone, as `YYYY-MM-DD`. */
export function dayIn(instant: Date, timeZone: string): string {
  return new Intl.DateTimeFormat("en-CA", { timeZone, dateStyle: "short" }).format(instant);
}

/**
 * The last day to apply if a posting is valid through a date. Systems without times write midnight,
 * so midnight means that day. Any other instant is converted to a day in the job's time zone.
 */
export function deadlineOf(date: StatedDate, timeZone: string): string {
  if (!date.time || date.offset === null) return date.day;
  return dayIn(instantOf(date), timeZone);
}
