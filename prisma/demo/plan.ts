import type { JobType, WorkMode } from "@/lib/jobs/schema";
import type { BuiltInCategory, JobCategory } from "@/lib/shared/categories/codes";
import type { DemoPosting } from "@/prisma/demo/posting";
import {
  chance,
  integer,
  pick,
  type Random,
  sample,
  shuffled,
  weighted,
} from "@/prisma/demo/random";
import {
  type Company,
  companies,
  LEVELS,
  type Occupation,
  occupations,
  type SeniorityLevel,
} from "@/prisma/demo/sources";
import { capital } from "@/prisma/demo/words";

export type ExperienceKind = "internship" | "fresher" | "experienced";

/** How many postings of each category the demo has. */
const CATEGORY_COUNTS: Record<BuiltInCategory, number> = {
  it: 540,
  marketing: 200,
  design: 190,
  finance: 220,
  healthcare: 270,
  education: 190,
  other: 390,
};
const KIND_COUNTS = { internship: 180, fresher: 300 };

const SIZE_WEIGHTS: Record<Company["companySize"], number> = {
  "1-10": 1,
  "11-50": 2,
  "51-200": 4,
  "201-500": 6,
  "501-1000": 8,
  "1001-5000": 10,
  "5001+": 13,
};

function canHire(occupation: Occupation, kind: ExperienceKind): boolean {
  const hasLevel = (level: SeniorityLevel) => (occupation.titles[level]?.length ?? 0) > 0;
  if (kind === "internship") return occupation.internTitles.length > 0;
  return kind === "fresher" ? hasLevel(0) : hasLevel(1) || hasLevel(2);
}

export type CompanyOpening = { company: Company; occupation: Occupation };

function openingsOf(
  category: JobCategory,
  kind: ExperienceKind,
): (readonly [CompanyOpening, number])[] {
  return companies.flatMap((company) => {
    const trades = company.hires.flatMap((slug) => occupations.get(slug) ?? []);
    return trades
      .filter((occupation) => occupation.category === category && canHire(occupation, kind))
      .map((occupation) => {
        const weight = SIZE_WEIGHTS[company.companySize] * occupation.weight;
        return [{ company, occupation }, weight] as const;
      });
  });
}

/** Which category and kind each posting is of, in a random order. */
export function planPostings(random: Random): { category: JobCategory; kind: ExperienceKind }[] {
  const categories = (Object.keys(CATEGORY_COUNTS) as BuiltInCategory[]).flatMap((category) =>
    Array<JobCategory>(CATEGORY_COUNTS[category]).fill(category),
  );
  return shuffled(random, categories).map((category, index) => {
    if (index < KIND_COUNTS.internship) return { category, kind: "internship" as const };
    const isFresher = index < KIND_COUNTS.internship + KIND_COUNTS.fresher;
    return { category, kind: isFresher ? ("fresher" as const) : ("experienced" as const) };
  });
}

const openings = new Map<string, (readonly [CompanyOpening, number])[]>();

export function chooseOpening(
  random: Random,
  category: JobCategory,
  kind: ExperienceKind,
): CompanyOpening {
  const key = `${category} ${kind}`;
  const known = openings.get(key) ?? openingsOf(category, kind);
  openings.set(key, known);
  return weighted(random, known);
}

const LEVEL_WEIGHTS = [8, 52, 34, 6];
const YEARS: readonly (readonly number[])[] = [
  [1.5],
  [2, 2, 2.5, 3, 3, 4],
  [5, 5, 6, 7, 8],
  [10, 10, 12, 15],
];

export function chooseLevel(
  random: Random,
  occupation: Occupation,
  kind: ExperienceKind,
): { level: SeniorityLevel; years: number } {
  if (kind === "internship") return { level: 0, years: 0 };
  if (kind === "fresher") return { level: 0, years: pick(random, [0, 0, 0.5, 1, 1]) };
  const level = weighted(
    random,
    LEVELS.map((each) => {
      const exists = (occupation.titles[each]?.length ?? 0) > 0;
      return [each, exists ? (LEVEL_WEIGHTS[each] ?? 0) : 0] as const;
    }),
  );
  return { level, years: pick(random, YEARS[level] ?? [0]) };
}

export function chooseType(random: Random, occupation: Occupation, level: SeniorityLevel): JobType {
  const { types, tradeClass } = occupation;
  // Nobody engages a chief executive by the day, nor somebody who is still learning the trade.
  const share = level === 3 ? 0 : 1;
  const contract = level === 0 && tradeClass === "tech" ? 0 : share;
  return weighted(random, [
    ["full_time", 14],
    ["part_time", (types["part_time"] ?? 0) * share],
    ["contract", (types["contract"] ?? 0) * contract],
    ["freelance", level === 0 ? 0 : (types["freelance"] ?? 0) * share],
  ]);
}

export function chooseMode(random: Random, { modes }: Occupation, jobType: JobType): WorkMode {
  const [remote, hybrid, onSite] = modes;
  // Interns are seldom left alone at home, freelances seldom given a desk.
  const ease = jobType === "internship" ? 0.3 : jobType === "freelance" ? 2 : 0.85;
  return weighted(random, [
    ["remote", remote * ease],
    ["hybrid", hybrid],
    ["on_site", onSite],
  ]);
}

const NEIGHBOURS: Record<string, readonly string[]> = {
  GB: ["GB|GB", "GB IE", "GB IE PT NL"],
  IE: ["IE GB", "IE", "IE GB FR ES"],
  US: ["US", "US", "US CA", "US CA MX"],
  CA: ["CA", "CA US"],
  IN: ["IN", "IN", "IN", "IN SG AE"],
  AU: ["AU", "AU NZ"],
  NZ: ["NZ AU"],
  SG: ["SG MY", "SG MY PH"],
  MY: ["MY SG"],
  PH: ["PH", "PH MY"],
  JP: ["JP"],
  AE: ["AE", "AE IN"],
  ZA: ["ZA", "ZA KE"],
  KE: ["KE", "KE NG ZA"],
  NG: ["NG", "NG KE"],
  BR: ["BR", "BR PT"],
  MX: ["MX", "MX US"],
};
const EUROPE = ["DE", "NL", "FR", "ES", "PT", "IT", "PL", "SE", "DK", "FI", "EE", "CZ", "RO", "BE"];

/** Where a remote job may be done from, the employer's own country first. */
export function chooseCountries(random: Random, home: string): string[] {
  const known = NEIGHBOURS[home];
  if (known) return [...new Set(pick(random, known).split(/[ |]/))];
  if (chance(random, 0.3)) return [home];
  const others = EUROPE.filter((code) => code !== home);
  return [home, ...sample(random, others, integer(random, 2, 4))];
}

export function chooseSkills(random: Random, { coreSkills, moreSkills }: Occupation): string[] {
  return [...coreSkills, ...shuffled(random, moreSkills).slice(0, integer(random, 0, 6))];
}

// Names that begin with a small letter.
const SMALL = new Set(["dbt", "memoQ"]);

/** A skill as a chip shows it. */
export function skillName(skill: string): string {
  return SMALL.has(skill) ? skill : capital(skill);
}

/** The trade's title at that level, with the part of the company it is in for about half. */
export function chooseTitle(
  posting: Pick<DemoPosting, "random" | "occupation" | "level" | "jobType" | "area">,
): string {
  const { random, occupation, level, jobType, area } = posting;
  const titles = jobType === "internship" ? occupation.internTitles : occupation.titles[level];
  const title = pick(random, titles ?? []);
  const isPlain = area && !title.includes(",") && level < 3;
  const share = occupation.family === "office" ? 0.15 : 0.4;
  return isPlain && chance(random, share) ? `${title}, ${area.name}` : title;
}
