import type { ExperienceLevel, JobType } from "@/lib/jobs/schema";
import { leadOf } from "@/prisma/demo/description/lead";
import { writeDescription } from "@/prisma/demo/description/write";
import { payFor } from "@/prisma/demo/pay";
import { placeOf } from "@/prisma/demo/places";
import {
  type CompanyOpening,
  chooseCountries,
  chooseLevel,
  chooseMode,
  chooseOpening,
  chooseSkills,
  chooseTitle,
  chooseType,
  type ExperienceKind,
  planPostings,
  skillName,
} from "@/prisma/demo/plan";
import type { DemoPosting } from "@/prisma/demo/posting";
import { applyUrlOf, questionsOf } from "@/prisma/demo/questions";
import { chance, integer, pick, type Random, sample, seeded, shuffled } from "@/prisma/demo/random";
import { type Company, countries } from "@/prisma/demo/sources";
import type { DemoJob, DemoPlace } from "@/prisma/demo/types";

const SEED = "jobharbor-demo-1";
const DAY_MS = 86_400_000;
const MAX_AGE_DAYS = 55;
const MAX_ATTEMPTS = 300;
const LEVEL_NAMES: readonly ExperienceLevel[] = ["entry", "mid", "senior", "executive"];

/** Piles of sentences that are all dealt before one comes again. */
function makeDealer(random: Random): (pile: string, cards: readonly string[]) => string {
  const piles = new Map<string, string[]>();
  return (pile, cards) => {
    const left = piles.get(pile) ?? [];
    const dealt = left.pop() ?? "";
    if (dealt || left.length > 0) return dealt;
    const fresh = shuffled(random, cards);
    piles.set(pile, fresh);
    return fresh.pop() ?? "";
  };
}

function chooseArea(random: Random, { company, occupation }: CompanyOpening, home: DemoPlace) {
  const { slug, family, namedAreasOnly } = occupation;
  const areas = company.areas.filter(
    ({ trades, city }) =>
      (city === null || city === home.city) &&
      (trades.includes(slug) || (!namedAreasOnly && trades.includes(family))),
  );
  return areas.length > 0 && chance(random, 0.85) ? pick(random, areas) : null;
}

function choosePlaces(random: Random, company: Company): DemoPlace[] {
  // Most postings are for the first city, where the company is largest.
  const [first = ""] = company.cities;
  const city = chance(random, 0.4) ? first : pick(random, company.cities);
  const home = placeOf(city);
  const others = company.cities
    .map(placeOf)
    .filter((place) => place.countryCode === home.countryCode && place !== home);
  return [home, ...(chance(random, 0.06) ? sample(random, others, 2) : [])];
}

function chooseDuration(random: Random, jobType: JobType): string | null {
  if (jobType === "internship") {
    return pick(random, [
      "8 weeks",
      "10 weeks",
      "12 weeks",
      "3 months",
      "4 months",
      "6 months",
      "6 months",
      "12 months",
    ]);
  }
  return jobType === "contract"
    ? pick(random, ["six months", "nine months", "twelve months"])
    : null;
}

const MONTHS = new Intl.DateTimeFormat("en-GB", { month: "long", timeZone: "UTC" });

function toPosting(
  random: Random,
  opening: CompanyOpening,
  kind: ExperienceKind,
): Omit<DemoPosting, "deal" | "startMonth"> {
  const { company, occupation } = opening;
  const { level, years } = chooseLevel(random, occupation, kind);
  const jobType = kind === "internship" ? kind : chooseType(random, occupation, level);
  const workMode = chooseMode(random, occupation, jobType);
  const places = choosePlaces(random, company);
  const home = places[0] ?? placeOf(company.cities[0] ?? "");
  const country = countries.get(home.countryCode);
  if (!country) throw new Error(`No such country in countries.md: ${home.countryCode}`);
  const area = chooseArea(random, opening, home);
  const hours = jobType === "part_time" ? pick(random, [16, 20, 20, 24, 24, 28, 30]) : 40;
  const isRemote = workMode === "remote";
  const title = chooseTitle({ random, occupation, level, jobType, area });
  const statesPay = chance(random, country.code === "US" ? 0.95 : 0.73);
  return {
    random,
    company,
    occupation,
    country,
    home,
    places: isRemote && chance(random, 0.7) ? [] : places,
    level,
    years,
    jobType,
    workMode,
    eligibleCountries: isRemote ? chooseCountries(random, country.code) : [],
    hours,
    duration: chooseDuration(random, jobType),
    area,
    title,
    skills: chooseSkills(random, occupation),
    pay: statesPay ? payFor(random, { occupation, country, level, jobType, hours }) : null,
    lead: leadOf({ title, level, occupation, company, country, home }),
  };
}

/** An instant within the past 55 days, the recent ones the likelier, mostly on a working day. */
function choosePostedAt(random: Random, now: Date): Date {
  const daysAgo = MAX_AGE_DAYS * random() ** 1.8;
  const posted = new Date(now.getTime() - daysAgo * DAY_MS - 5 * 60_000);
  const weekend = { 0: 2, 6: 1 }[posted.getUTCDay()] ?? 0;
  const moved = new Date(posted.getTime() - (chance(random, 0.8) ? weekend : 0) * DAY_MS);
  const oldest = now.getTime() - MAX_AGE_DAYS * DAY_MS;
  return new Date(Math.max(moved.getTime(), oldest) - (moved.getTime() % 60_000));
}

function chooseDeadline(random: Random, now: Date): string | null {
  if (chance(random, 0.5)) return null;
  return new Date(now.getTime() + integer(random, 10, 50) * DAY_MS).toISOString().slice(0, 10);
}

function chooseEducation({ random, jobType, years, occupation }: DemoPosting): string | null {
  const isTold = jobType === "internship" || years <= 1 ? 0.85 : 0.12;
  return chance(random, isTold) ? pick(random, occupation.study) : null;
}

// Where offices look abroad for people; dice of its own, so that all else stays as it was.
function chooseVisaSponsorship(
  posting: DemoPosting,
  reference: string,
): DemoJob["visaSponsorship"] {
  const random = seeded(`${SEED} visa ${reference}`);
  const { occupation, jobType, level, places } = posting;
  const isScarce = ["it", "healthcare"].includes(occupation.category) && level > 0;
  if (jobType === "full_time" && places.length > 0 && chance(random, isScarce ? 0.3 : 0.08)) {
    return "offered";
  }
  return chance(random, 0.15) ? "not_offered" : null;
}

function toJob(posting: DemoPosting, reference: string, now: Date): DemoJob {
  const { random, occupation, years, level, jobType, duration } = posting;
  const applyUrl = applyUrlOf(posting.company.name, reference);
  const statesYears = jobType !== "full_time" || years <= 1 || !chance(random, 0.06);
  return {
    reference,
    companyName: posting.company.name,
    title: posting.title,
    description: writeDescription(posting),
    jobType,
    category: occupation.category,
    experienceYears: statesYears ? years : null,
    experienceLevel: LEVEL_NAMES[level] ?? null,
    education: chooseEducation(posting),
    duration: jobType === "internship" && chance(random, 0.9) ? duration : null,
    visaSponsorship: chooseVisaSponsorship(posting, reference),
    workMode: posting.workMode,
    eligibleCountries: posting.eligibleCountries,
    placeLabels: posting.places.map(({ label }) => label),
    timeZone: posting.home.timeZone,
    pay: posting.pay,
    deadline: chooseDeadline(random, now),
    applyUrl,
    skills: posting.skills.map(skillName),
    questions: applyUrl === null ? questionsOf(posting, reference) : [],
    criteria: [],
    customFields: [],
    postedAt: choosePostedAt(random, now),
  };
}

/**
 * Writes the demo's postings, about two thousand, the same ones each time: only their dates move
 * with `now`. Nobody is looking for two people with the same title in the same place at once.
 */
export function demoJobs(now: Date): DemoJob[] {
  const random = seeded(SEED);
  const taken = new Set<string>();
  const deal = makeDealer(random);
  return planPostings(random).map(({ category, kind }, index) => {
    const reference = `demo-${String(index + 1).padStart(4, "0")}`;
    const own = seeded(`${SEED} ${reference}`);
    for (let attempt = 0; ; attempt += 1) {
      const draft = toPosting(own, chooseOpening(own, category, kind), kind);
      const key = [draft.company.name, draft.title, draft.places[0]?.city].join("|");
      if (taken.has(key) && attempt < MAX_ATTEMPTS) continue;
      taken.add(key);
      const start = new Date(now.getTime() + integer(own, 45, 120) * DAY_MS);
      const posting = {
        ...draft,
        deal: (pile: string, cards: readonly string[]) =>
          deal(`${draft.company.name} ${pile}`, cards),
        startMonth: MONTHS.format(start),
      };
      return toJob(posting, reference, now);
    }
  });
}
