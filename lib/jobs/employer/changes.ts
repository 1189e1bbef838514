import { countryName } from "@/lib/shared/countries";
import { formatDay, sinceLabel } from "@/lib/shared/dates";
import { formatPay } from "@/lib/shared/money";
import { skillSlug } from "@/lib/shared/text";
import { experienceLevel, locationLine } from "../lifecycle";
import {
  CATEGORIES,
  EXPERIENCE_LEVELS,
  JOB_TYPES,
  type JobContent,
  type JobStatus,
  WORK_MODES,
} from "../schema";
import { questionLine } from "../versions";
import type { JobText } from "../versions.schema";
import { diffLines } from "./line-diff";
import { DEADLINE_MAX_DAYS, type FieldChange, RENEW_COOLDOWN_DAYS } from "./schema";

const DAY_MS = 86_400_000;

type Field = {
  name: string;
  /** Whether a change of it makes another job of it for whoever reads it. */
  isMaterial: boolean;
  /** Of several lines, shown line by line. */
  isLong?: boolean;
  /** In words; undefined where a version did not keep it. */
  read: (text: JobText) => string | null | undefined;
};

const lines = (items: readonly string[] | undefined) => items?.join("\n");

const FIELDS: readonly Field[] = [
  { name: "Title", isMaterial: true, read: ({ title }) => title },
  { name: "Company", isMaterial: true, read: ({ companyName }) => companyName },
  {
    name: "Location",
    isMaterial: true,
    read: ({ location, facts }) => facts.places?.join("; ") || location,
  },
  { name: "Work mode", isMaterial: true, read: ({ facts }) => WORK_MODES[facts.workMode] },
  {
    name: "Eligible countries",
    isMaterial: true,
    read: ({ facts }) => facts.eligibleCountries.map(countryName).join(", "),
  },
  { name: "Job type", isMaterial: true, read: ({ facts }) => JOB_TYPES[facts.jobType] },
  { name: "Category", isMaterial: false, read: ({ facts }) => CATEGORIES[facts.category] },
  { name: "Pay", isMaterial: true, read: ({ facts }) => facts.pay && formatPay(facts.pay) },
  {
    name: "Experience",
    isMaterial: false,
    read: ({ facts: { experienceYears, experienceLevel: level } }) =>
      experienceYears === null
        ? level && EXPERIENCE_LEVELS[level]
        : `${experienceYears} ${experienceYears === 1 ? "year" : "years"}`,
  },
  { name: "Education", isMaterial: false, read: ({ facts }) => facts.education },
  { name: "Duration", isMaterial: false, read: ({ facts }) => facts.duration },
  {
    name: "Deadline",
    isMaterial: false,
    read: ({ facts }) => facts.deadline && formatDay(facts.deadline),
  },
  { name: "Skills", isMaterial: false, read: ({ facts }) => facts.skills.join(", ") },
  {
    name: "Ratings",
    isMaterial: false,
    read: ({ facts }) => facts.criteria?.join(", "),
  },
  { name: "Where to apply", isMaterial: true, read: ({ facts }) => facts.applyUrl },
  {
    name: "Questions",
    isMaterial: true,
    isLong: true,
    read: ({ facts }) => lines(facts.questions),
  },
  {
    name: "Description",
    isMaterial: true,
    isLong: true,
    read: ({ description }) => description,
  },
];

function changedFields(before: JobText, after: JobText): Field[] {
  return FIELDS.filter(({ read }) => {
    const [old, current] = [read(before), read(after)];
    // What one of them did not keep is not known to have changed.
    return old !== undefined && current !== undefined && (old ?? "") !== (current ?? "");
  });
}

/** What changed from one version to another, as people read it. */
export function changesBetween(before: JobText, after: JobText): FieldChange[] {
  return changedFields(before, after).map(({ name, isLong, read }) => {
    const [old, current] = [read(before) ?? "", read(after) ?? ""];
    return {
      field: name,
      before: old,
      after: current,
      lines: isLong ? diffLines(old, current) : null,
    };
  });
}

/** What a posting states besides its title and texts, by name. */
export function factsOfText(text: JobText): { name: string; value: string }[] {
  return FIELDS.flatMap(({ name, isLong, read }) => {
    const value = isLong || name === "Title" || name === "Company" ? null : read(text);
    return value ? [{ name, value }] : [];
  });
}

/** The names of the changed fields that make another job of it for whoever reads it. */
export function materialChanges(before: JobText, after: JobText): string[] {
  return changedFields(before, after)
    .filter(({ isMaterial }) => isMaterial)
    .map(({ name }) => name);
}

function distinctSkills(names: readonly string[]): string[] {
  const known = new Map<string, string>();
  for (const name of names) {
    const slug = skillSlug(name);
    if (slug && !known.has(slug)) known.set(slug, name.trim().slice(0, 80));
  }
  return [...known.values()];
}

/** What a posting will say once this is written. */
export function textOfContent(content: JobContent, companyName: string): JobText {
  const { title, description, places, questions, criteria, skills } = content;
  const { jobType, category, workMode, eligibleCountries, education, duration } = content;
  const { pay, experienceYears, deadline, applyUrl } = content;
  return {
    title,
    companyName,
    location: locationLine(content),
    description,
    facts: {
      jobType,
      category,
      workMode,
      eligibleCountries,
      education,
      duration,
      pay,
      experienceYears,
      experienceLevel: experienceLevel(content),
      deadline,
      skills: distinctSkills(skills),
      places: places.map(({ label }) => label),
      applyUrl,
      questions: questions.map(questionLine),
      criteria,
    },
  };
}

const EDITABLE: readonly JobStatus[] = ["draft", "in_review", "live", "paused", "rejected"];

/** Why a posting cannot be edited, or `null` when it can. */
export function editRefusal(job: { status: JobStatus; sourceName: string | null }): string | null {
  if (job.sourceName !== null) {
    return `This posting is imported from ${job.sourceName}. Change it there; the next import brings the change.`;
  }
  if (EDITABLE.includes(job.status)) return null;
  return job.status === "removed"
    ? "This posting was taken down. It cannot be changed."
    : "This posting has ended. Renew it first, then change it.";
}

const list = new Intl.ListFormat("en", { type: "conjunction" });

/** Says who changed what since somebody began to edit. */
export function changedMeanwhile(by: string | null, fields: readonly string[], at: Date): string {
  const what = list.format(fields.map((field) => field.toLowerCase()));
  const when = sinceLabel(at.toISOString(), new Date());
  return `${by ?? "Someone"} changed the ${what} ${when}. Nothing of yours is lost: compare both, and save again if yours is to stand.`;
}

/** From when on a posting can be renewed, or `null` while it cannot be at all. */
export function renewableFrom(job: {
  status: JobStatus;
  postedAt: Date | null;
  isImported: boolean;
}): Date | null {
  if (job.isImported || !["live", "expired", "closed"].includes(job.status)) return null;
  return new Date((job.postedAt?.getTime() ?? 0) + RENEW_COOLDOWN_DAYS * DAY_MS);
}

/** What is wrong with a deadline whose day ends at `expiresAt`, or `null`. */
export function deadlineError(expiresAt: Date | null, now: Date): string | null {
  if (expiresAt === null) return null;
  if (expiresAt <= now) return "Choose today or a later day";
  return expiresAt.getTime() > now.getTime() + (DEADLINE_MAX_DAYS + 1) * DAY_MS
    ? "Choose a day within a year"
    : null;
}
