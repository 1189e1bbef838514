import {
  EXPERIENCE_LEVELS,
  FRESHER_MAX_YEARS,
  JOB_TYPES,
  type JobCard,
  WORK_MODES,
} from "@/lib/jobs/schema";
import { COUNTRY_CODES, countryName } from "@/lib/shared/countries";
import { daysSince, daysUntil, postedLabel } from "@/lib/shared/dates";
import { formatPay } from "@/lib/shared/money";
import { plural } from "@/lib/shared/plural";

const NEW_DAYS = 2;
const CLOSING_DAYS = 3;
const COUNTRIES_SHOWN = 2;
const LONG_TEXT = 1500;

/** A fact in words; typical ones are not the employer's and are shown in a quieter style. */
export type FactWords = { text: string; isTypical: boolean };

const stated = (text: string): FactWords => ({ text, isTypical: false });
const typically = (text: string): FactWords => ({ text: `Typically ${text}`, isTypical: true });

export function isInternship(job: Pick<JobCard, "jobType">): boolean {
  return job.jobType === "internship";
}

function isFresherJob(job: Pick<JobCard, "jobType" | "experienceYears">): boolean {
  const { experienceYears } = job;
  return !isInternship(job) && experienceYears !== null && experienceYears <= FRESHER_MAX_YEARS;
}

/** Where the work is done: "Pune, India · Hybrid", "Remote · India, Ireland". */
export function placeWords(
  job: Pick<JobCard, "location" | "workMode" | "eligibleCountries">,
): string {
  if (job.workMode !== "remote") {
    const mode = job.workMode && WORK_MODES[job.workMode];
    return [job.location, mode].filter(Boolean).join(" · ");
  }
  const countries = job.eligibleCountries;
  if (countries.length === 0) return WORK_MODES.remote;
  if (countries.length >= COUNTRY_CODES.length) return `${WORK_MODES.remote} · Anywhere`;
  const named = countries.slice(0, COUNTRIES_SHOWN).map(countryName).join(", ");
  const rest = countries.length - COUNTRIES_SHOWN;
  return `Remote · ${named}${rest > 0 ? ` + ${rest} more` : ""}`;
}

/** Whether a text, as HTML, has more characters than a phone's reader wants to scroll past. */
export function isLongText(html: string): boolean {
  return html.length > LONG_TEXT && html.replace(/<[^>]*>/g, "").length > LONG_TEXT;
}

type PaidJob = Pick<
  JobCard,
  "pay" | "jobType" | "experienceYears" | "location" | "workMode" | "eligibleCountries"
>;

/** Whether the specification's typical amounts, which are in rupees, hold where the job is. */
function isPaidInRupees({ location, workMode, eligibleCountries }: PaidJob): boolean {
  if (workMode === "remote" && eligibleCountries.length > 0) {
    return eligibleCountries.every((code) => code === "IN");
  }
  // A place's label ends with its country: "Pune, India + 2 more".
  const label = location.replace(/ \+ \d+ more$/, "");
  return label.split(", ").at(-1) === countryName("IN");
}

/**
 * The amount and its period. When the employer states none: what is typical of internships and of
 * jobs for freshers in India, "Salary not specified" for those elsewhere, `none` for other jobs.
 */
export function payWords(job: PaidJob, none: string): FactWords & { period: string } {
  if (job.pay) {
    const [, amount, period] = /^(.*) (an? \w+)$/.exec(formatPay(job.pay)) ?? [];
    return { ...stated(amount ?? formatPay(job.pay)), period: period ?? "" };
  }
  const hasTypical = isInternship(job) || isFresherJob(job);
  if (!hasTypical) return { text: none, isTypical: true, period: "" };
  if (!isPaidInRupees(job)) return { text: "Salary not specified", isTypical: true, period: "" };
  const typical = isInternship(job) ? "₹15,000 - ₹25,000/month" : "₹2.5L - ₹5L/year";
  return { ...typically(typical), period: "" };
}

/** How much experience the job requires, or `null` when it doesn't say. */
export function experienceWords(
  job: Pick<JobCard, "experienceYears" | "experienceLevel">,
): string | null {
  const years = job.experienceYears;
  if (years === null) return job.experienceLevel && EXPERIENCE_LEVELS[job.experienceLevel];
  if (years === 0) return "No experience needed";
  return years <= FRESHER_MAX_YEARS ? `0-${years} years` : `${years}+ years`;
}

/**
 * Stated facts, or typical ones marked as such; the word "typical" appears only once for two in a
 * row.
 */
function factsOrTypical(facts: [stated: string | null, typical: string][]): string {
  const texts: string[] = [];
  let wasTypical = false;
  for (const [text, typical] of facts) {
    if (text !== null) texts.push(text);
    else texts.push(wasTypical ? typical : `Typically ${typical}`);
    wasTypical = text === null;
  }
  return texts.join(" · ");
}

/** What is required besides the place: an internship's duration, a fresher job's degree. */
export function askedWords(job: JobCard): string {
  if (isInternship(job)) {
    return factsOrTypical([
      [job.duration, "3-6 months"],
      [job.education, "Undergraduate"],
    ]);
  }
  const experience = experienceWords(job);
  const second = isFresherJob(job)
    ? factsOrTypical([[job.education, "Any Graduate"]])
    : JOB_TYPES[job.jobType];
  return experience ? `${experience} · ${second}` : second;
}

/** The icon that goes with `askedWords`. */
export function askedKind(job: JobCard): "time" | "study" | "work" {
  if (isInternship(job)) return "time";
  return isFresherJob(job) ? "study" : "work";
}

export function isClosingSoon(job: JobCard, now: Date): boolean {
  if (!job.deadline) return false;
  const days = daysUntil(job.deadline, now);
  return days >= 0 && days <= CLOSING_DAYS;
}

/** When a job closes, if that is soon: "Closes today", "Closes in 3 days". */
export function closingWords(job: JobCard, now: Date): string | null {
  if (!job.deadline || !isClosingSoon(job, now)) return null;
  const days = daysUntil(job.deadline, now);
  if (days === 0) return "Closes today";
  return plural(days, { one: "Closes tomorrow", other: "Closes in {count} days" });
}

export function isNew(job: JobCard, now: Date): boolean {
  return daysSince(job.postedAt, now) < NEW_DAYS;
}

/** "Posted today", "Posted 3 days ago". */
export function postedWords(job: JobCard, now: Date): string {
  const label = postedLabel(job.postedAt, now);
  return `Posted ${label.slice(0, 1).toLowerCase()}${label.slice(1)}`;
}
