import type { ExperienceLevel, JobType } from "@/lib/jobs/schema";
import { type PluralForms, plural } from "@/lib/shared/plural";
import { fold } from "@/lib/shared/text";
import { repairLine } from "./text-repair";

const JOB_TYPE_WORDS: readonly (readonly [JobType, RegExp])[] = [
  [
    "internship",
    /\b(?:intern|interns|internship|praktikum|praktikant|stage|apprenticeship|co ?op)\b/,
  ],
  ["part_time", /\b(?:part ?time|parttime|teilzeit|mini ?job|per ?diem|pt|half time)\b/],
  ["freelance", /\b(?:free ?lance|freelancer|freelancing|freiberuflich|self employed|gig)\b/],
  [
    "contract",
    /\b(?:contract|contractor|contract to hire|temporary|temp|seasonal|fixed term|cdd|interim|casual|befristet)\b/,
  ],
  ["full_time", /\b(?:full ?time|fulltime|vollzeit|permanent|regular|cdi|ft|festanstellung)\b/],
];

function textsOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(textsOf);
  if (typeof value === "number") return [String(value)];
  if (typeof value === "string") return value.trim() === "" ? [] : [value];
  if (typeof value !== "object" || value === null) return [];
  const named = value as Record<string, unknown>;
  return textsOf(named["name"] ?? named["value"] ?? named["@id"]);
}

/**
 * The job type, from any spelling of employment types. The first of several counts, but an
 * internship is always an internship.
 */
export function readJobType(value: unknown): JobType | null {
  const parts = textsOf(value).flatMap((text) => text.split(/[,;|]|\s\/\s/));
  const found = parts.flatMap((part) => {
    const words = fold(part);
    return JOB_TYPE_WORDS.find(([, pattern]) => pattern.test(words))?.[0] ?? [];
  });
  return found.includes("internship") ? "internship" : (found[0] ?? null);
}

const TITLE_TYPES: readonly (readonly [JobType, RegExp])[] = [
  ["internship", /\b(?:intern|interns|internship|internships|working student|werkstudent)\b/],
  ["part_time", /\bpart ?time\b/],
  ["freelance", /\bfreelance\b/],
];

/** The job type that a title states outright; `null` for most titles. */
export function jobTypeInTitle(title: string): JobType | null {
  const words = fold(title);
  return TITLE_TYPES.find(([, pattern]) => pattern.test(words))?.[0] ?? null;
}

const LEVELS: readonly (readonly [ExperienceLevel, RegExp])[] = [
  ["executive", /\b(?:executive|director|vp|vice president|chief|c level|head)\b/],
  ["senior", /\b(?:senior|sr|lead|principal|staff|expert|manager)\b/],
  ["mid", /\b(?:mid|middle|intermediate|experienced|associate|professional|mid senior)\b/],
  [
    "entry",
    /\b(?:entry|junior|jr|graduate|fresher|trainee|beginner|intern|internship|no experience)\b/,
  ],
];

/** The level stated in a field about levels. */
export function readLevel(value: unknown): ExperienceLevel | null {
  const words = fold(textsOf(value).join(" "));
  if (/\bmid senior\b/.test(words)) return "senior";
  return LEVELS.find(([, pattern]) => pattern.test(words))?.[0] ?? null;
}

// Words that state a level anywhere in a title. Other words have a second meaning there: a staff
// nurse, a lead generator, a head waiter and a school's principal say nothing about a level.
const TITLE_LEVELS: readonly (readonly [ExperienceLevel, RegExp])[] = [
  [
    "entry",
    /\b(?:entry level|junior|jr|trainee|fresher|freshers|graduate(?! (?:school|program|programs|programme|studies|admissions|medical|teaching|research|recruitment|recruiter)\b)|new grad|intern|interns|internship|apprentice|apprenticeship|no experience)\b/,
  ],
  [
    "senior",
    /\b(?:senior(?! (?:living|care|carer|caregiver|citizen|citizens|housing|home|homes|services|center|centre|community|communities|companion|companions|helper|school|high|nutrition|meals)\b)|sr|snr)\b/,
  ],
  [
    "executive",
    /^(?:director|vice president|vp|svp|evp|chief [a-z]+ officer|c[etfom]o)\b(?! assistant)/,
  ],
];

/** The level that a title states outright; `null` for most titles. */
export function levelInTitle(title: string): ExperienceLevel | null {
  const words = fold(title);
  return TITLE_LEVELS.find(([, pattern]) => pattern.test(words))?.[0] ?? null;
}

function yearsInText(text: string): number | null {
  const plain = repairLine(text);
  if (/^(?:no|none|not required|no requirements|no experience.*|fresher)$/i.test(plain)) {
    return 0;
  }
  const found =
    /(?<!\d)(\d{1,4}(?:[.,]\d{1,4})?)\s?(?:\+|plus)?\s?(?:(?:-|–|to)\s?\d{1,4}(?:[.,]\d{1,4})?\s?)?(?:\+\s?)?(years?|yrs?|y|months?|mos?)\b/i.exec(
      plain,
    ) ??
    /^(\d{1,4}(?:[.,]\d{1,4})?)\s?\+?\s?(?:(?:-|–|to)\s?\d{1,4}(?:[.,]\d{1,4})?)?$/i.exec(plain);
  if (!found?.[1]) return null;
  const amount = Number(found[1].replace(",", "."));
  return /^mo/i.test(found[2] ?? "") ? amount / 12 : amount;
}

/** The required years of experience, from `monthsOfExperience` or a text such as "5+ years". */
export function readExperienceYears(value: unknown): number | null {
  if (Array.isArray(value)) return value.map(readExperienceYears).find((y) => y !== null) ?? null;
  const months =
    typeof value === "object" && value !== null
      ? (value as Record<string, unknown>)["monthsOfExperience"]
      : undefined;
  const years =
    months === undefined || months === null
      ? (textsOf(value)
          .map(yearsInText)
          .find((found) => found !== null) ?? null)
      : Number(months) / 12;
  if (years === null || !Number.isFinite(years) || years < 0 || years > 60) return null;
  return Math.round(years * 10) / 10;
}

const CREDENTIALS: Record<string, string> = {
  "high school": "High school",
  "associate degree": "Associate degree",
  "bachelor degree": "Bachelor's degree",
  "professional certificate": "Professional certificate",
  "postgraduate degree": "Postgraduate degree",
};
const EDUCATION_LENGTH = 200;

/** The required education, in words; `null` if there is none or it is a whole text. */
export function readEducation(value: unknown): string | null {
  if (Array.isArray(value)) {
    const parts = [...new Set(value.map(readEducation).filter((part) => part !== null))];
    const text = parts.join(" or ");
    return text && text.length <= EDUCATION_LENGTH ? text : null;
  }
  const credential =
    typeof value === "object" && value !== null
      ? (value as Record<string, unknown>)["credentialCategory"]
      : undefined;
  const text = repairLine(textsOf(credential ?? value).join(" or "));
  if (text === "" || /^no requirements?$/i.test(text)) return null;
  return CREDENTIALS[fold(text)] ?? (text.length <= EDUCATION_LENGTH ? text : null);
}

const MOST_SKILLS = 50;
const SKILL_LENGTH = 60;

/** The skills as single names, in order, each once. Prose isn't a list and gives none. */
export function readSkills(value: unknown): string[] {
  const names = textsOf(value)
    .flatMap((text) => text.split(/[,;|\n•]/))
    .map((name) => repairLine(name).replace(/^[-–*]\s+|\.$/g, ""))
    .filter((name) => name !== "" && name.length <= SKILL_LENGTH && name.split(" ").length <= 6);
  const byKey = new Map<string, string>();
  for (const name of names) {
    if (!byKey.has(name.toLowerCase())) byKey.set(name.toLowerCase(), name);
  }
  return [...byKey.values()].slice(0, MOST_SKILLS);
}

const DAYS = { one: "{count} day", other: "{count} days" };
const DURATIONS: Record<string, PluralForms> = {
  Y: { one: "{count} year", other: "{count} years" },
  M: { one: "{count} month", other: "{count} months" },
  W: { one: "{count} week", other: "{count} weeks" },
  D: DAYS,
};

/** A duration in everyday words; ISO 8601's "P6M" becomes "6 months". */
export function readDuration(value: unknown): string | null {
  const text = repairLine(textsOf(value).join(" "));
  const iso = /^P(\d+)([YMWD])$/.exec(text);
  if (!iso) return text !== "" && text.length <= 80 ? text : null;
  return plural(Number(iso[1]), DURATIONS[iso[2] ?? ""] ?? DAYS);
}

/** The texts in a value, which may be a string, a list, or an object with a name. */
export function statedTexts(value: unknown): string[] {
  return textsOf(value).map(repairLine).filter(Boolean);
}
