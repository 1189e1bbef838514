import type { JobType } from "@/lib/jobs/schema";
import type { Pay, PayPeriod } from "@/lib/shared/money";
import { chance, integer, type Random } from "@/prisma/demo/random";
import type { Country, Occupation, SeniorityLevel } from "@/prisma/demo/sources";

type Position = {
  occupation: Occupation;
  country: Country;
  level: SeniorityLevel;
  jobType: JobType;
  /** Hours a week; 40 is full-time. */
  hours: number;
};

const A_YEAR: Record<PayPeriod, number> = { hour: 2000, day: 220, week: 48, month: 12, year: 1 };
// What a contractor is paid for having no holiday, pension or notice.
const CONTRACTOR_UPLIFT = 1.25;
const WEEKLY_COUNTRIES = ["GB", "AU", "NZ", "US"];

/** Rounds as an employer would: to about a twentieth of the amount's magnitude. */
function round(amount: number): number {
  const step = 10 ** Math.floor(Math.log10(amount)) / 20;
  return Number((Math.round(amount / step) * step).toFixed(2));
}

function isWeekly(random: Random, { occupation, country, jobType }: Position): boolean {
  if (!WEEKLY_COUNTRIES.includes(country.code)) return false;
  if (occupation.family === "hospitality") return chance(random, 0.3);
  return country.code === "US" && occupation.family === "clinical" && jobType === "contract";
}

function usualPeriod(random: Random, position: Position): string {
  const { occupation, country, jobType, level } = position;
  const [salaried = "year", manual = "year", contract = "day", freelance = "day"] = country.periods;
  if (level === 3) return salaried;
  if (isWeekly(random, position)) return "week";
  if (occupation.tradeClass === "manual") return manual;
  if (jobType === "freelance") return freelance;
  if (jobType === "contract" && occupation.tradeClass === "tech") return contract;
  const isHourly = jobType === "part_time" && country.periods.includes("hour");
  return isHourly && chance(random, 0.5) ? "hour" : salaried;
}

/** "month14" is a month where fourteen salaries make a year. */
function toPeriod(usual: string): { period: PayPeriod; perYear: number } {
  const [, period = "year", months = ""] = /^([a-z]+)(\d*)$/.exec(usual) ?? [];
  const known = period as PayPeriod;
  return { period: known, perYear: months ? Number(months) : A_YEAR[known] };
}

/** One side left open for some, the two the same for a few. */
function bounds(random: Random, low: number, high: number): Pick<Pay, "min" | "max"> {
  const [min, max] = [round(low), round(high)];
  const shape = random();
  if (shape < 0.08) return { min, max: null };
  if (shape < 0.12) return { min: null, max };
  if (shape < 0.18) return { min, max: min };
  return { min, max: Math.max(min, max) };
}

function internPay(random: Random, { occupation, country }: Position): Pay {
  const { min, max, period } = country.intern;
  const share = occupation.tradeClass === "tech" ? 0.35 : 0;
  const low = min + (max - min) * (share + random() * 0.35);
  const high = low + (max - min) * (0.1 + random() * 0.2);
  return { ...bounds(random, low, high), currency: country.currency, period };
}

/** Pay that fits trade, level and country, in the period people there expect. */
export function payFor(random: Random, position: Position): Pay {
  const { occupation, country, level, jobType, hours } = position;
  if (jobType === "internship") return internPay(random, position);
  const [low, high] = occupation.pay[level] ?? [0, 0];
  const { period, perYear } = toPeriod(usualPeriod(random, position));
  const isContractor = jobType === "freelance" || jobType === "contract";
  const uplift = isContractor && occupation.tradeClass === "tech" ? CONTRACTOR_UPLIFT : 1;
  const share = ["hour", "day"].includes(period) ? 1 : hours / 40;
  const factor =
    ((country.factors[occupation.tradeClass] ?? 1) *
      1000 *
      country.steep ** level *
      uplift *
      share *
      integer(random, 97, 107)) /
    100 /
    perYear;
  const least = (country.floor * A_YEAR.hour * share) / perYear;
  const from = Math.max((low + (high - low) * random() * 0.35) * factor, least);
  const to = Math.max((high - (high - low) * random() * 0.3) * factor, from * 1.04);
  return { ...bounds(random, from, to), currency: country.currency, period };
}
