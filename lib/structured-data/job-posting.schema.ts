import type { JobType } from "@/lib/jobs/schema";
import type { PayPeriod } from "@/lib/shared/money";

/** Google's values of `employmentType`; each of ours corresponds to one. */
export const EMPLOYMENT_TYPES = [
  "FULL_TIME",
  "PART_TIME",
  "CONTRACTOR",
  "TEMPORARY",
  "INTERN",
  "VOLUNTEER",
  "PER_DIEM",
  "OTHER",
] as const;

export const EMPLOYMENT_TYPE_OF: Record<JobType, (typeof EMPLOYMENT_TYPES)[number]> = {
  full_time: "FULL_TIME",
  part_time: "PART_TIME",
  contract: "CONTRACTOR",
  freelance: "CONTRACTOR",
  internship: "INTERN",
};

/** Google's values of `baseSalary.value.unitText`. */
export const UNIT_TEXT_OF: Record<PayPeriod, string> = {
  hour: "HOUR",
  day: "DAY",
  week: "WEEK",
  month: "MONTH",
  year: "YEAR",
};

/** Google's values of `credentialCategory`, from the lowest to the highest. */
export const CREDENTIAL_CATEGORIES = [
  "high school",
  "professional certificate",
  "associate degree",
  "bachelor degree",
  "postgraduate degree",
] as const;
export type CredentialCategory = (typeof CREDENTIAL_CATEGORIES)[number];

/** What Google expects instead of a credential or months when nothing is required. */
export const NO_REQUIREMENTS = "no requirements";
