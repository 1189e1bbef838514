import { z } from "zod";
import {
  JOB_TYPES,
  type JobCard,
  type JobType,
  WORK_MODES,
  type WorkMode,
} from "@/lib/jobs/schema";
import { RADII_KM } from "@/lib/search/schema";
import { COMPARABLE_CURRENCIES } from "@/lib/shared/exchange-rates";
import { PAY_PERIODS, type PayPeriod } from "@/lib/shared/money";
import { MAX_PLACES, MAX_ROLES } from "./limits.schema";

// All of them together are one search (lib/search/search-query.ts).
const ROLE_LENGTH = 60;
const ROLES_LENGTH = 180;
const PLACE_LENGTH = 100;
const MAX_PAY = 1_000_000_000;

const keysOf = <Key extends string>(labels: Readonly<Record<Key, string>>) =>
  Object.keys(labels) as [Key, ...Key[]];

const line = (name: string, most: number) =>
  z
    .string()
    .transform((text) => text.replace(/[\p{Cc}\s]+/gu, " ").trim())
    .pipe(
      z
        .string()
        .min(1, `Enter the ${name}`)
        .max(most, `A ${name} can have at most ${most} characters`),
    );

const role = line("role", ROLE_LENGTH).refine(
  (text) => /\p{L}/u.test(text) && !/(?<!\S)-|"/.test(text),
  "Enter a role in words, such as Product designer",
);

const pay = z.strictObject({
  min: z
    .number("Enter an amount in digits, such as 48000")
    .int("Enter a whole amount")
    .min(1, "Enter an amount in digits, such as 48000")
    .max(MAX_PAY, "This amount is too high"),
  currency: z.enum(COMPARABLE_CURRENCIES, "Choose a currency"),
  period: z.enum(PAY_PERIODS, "Choose a period"),
});

/** What someone is looking for. Anything left out or empty doesn't matter to them. */
export const preferencesInput = z.strictObject({
  roles: z
    .array(role)
    .max(MAX_ROLES, `At most ${MAX_ROLES} roles`)
    .refine((all) => all.join(" or ").length <= ROLES_LENGTH, "Shorten the roles, or remove one")
    .default([]),
  places: z
    .array(line("place", PLACE_LENGTH))
    .max(MAX_PLACES, `At most ${MAX_PLACES} places`)
    .default([]),
  radiusKm: z
    .literal([...RADII_KM], "Choose a distance")
    .nullable()
    .default(null)
    .describe("Around each city; null is the city itself."),
  workModes: z.array(z.enum(keysOf<WorkMode>(WORK_MODES))).default([]),
  jobTypes: z.array(z.enum(keysOf<JobType>(JOB_TYPES))).default([]),
  pay: pay.nullable().default(null).describe("The lowest pay. Employers never see it."),
});
export type PreferencesInput = z.infer<typeof preferencesInput>;

/** Preferences as their owner said them. */
export type SeekerPreferences = {
  roles: string[];
  places: string[];
  radiusKm: number | null;
  workModes: WorkMode[];
  jobTypes: JobType[];
  pay: { min: number; currency: string; period: PayPeriod } | null;
};

export const preferencesView = z
  .object({
    roles: z.array(z.string()),
    places: z.array(z.string()).describe("As people write them, such as Leeds, United Kingdom."),
    radiusKm: z.int().nullable(),
    workModes: z.array(z.enum(keysOf<WorkMode>(WORK_MODES))),
    jobTypes: z.array(z.enum(keysOf<JobType>(JOB_TYPES))),
    pay: z.object({ min: z.int(), currency: z.string(), period: z.enum(PAY_PERIODS) }).nullable(),
    search: z
      .string()
      .describe("The address of the search for these jobs, which you can turn into an alert."),
    isSaved: z.boolean().describe("False until they are saved for the first time."),
  })
  .meta({ id: "JobPreferences" });
export type PreferencesView = z.infer<typeof preferencesView>;

/** The newest jobs such as someone is looking for. */
export type PreferredJobs = {
  jobs: JobCard[];
  /** How many there are. */
  total: number;
  /** The address of all of them. */
  href: string;
};
