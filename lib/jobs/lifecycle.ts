import { randomText } from "@/lib/shared/ids";
import { slugify } from "@/lib/shared/text";
import { endOfDay } from "@/lib/shared/zones";
import type { ExperienceLevel, JobContent, JobStatus } from "./schema";

// No vowels, so that no words appear, and no characters that look alike.
const SHORT_ID_ALPHABET = "23456789bcdfghjkmnpqrstvwxyz";
const SHORT_ID_LENGTH = 10;
const SHORT_ID = new RegExp(`(?:^|-)([${SHORT_ID_ALPHABET}]{${SHORT_ID_LENGTH}})$`);

/** Which statuses a job may go to from each one. */
const TRANSITIONS: Record<JobStatus, readonly JobStatus[]> = {
  // A scheduled one whose last day passes before its start is refused.
  draft: ["in_review", "live", "rejected", "removed"],
  in_review: ["live", "rejected", "draft", "removed"],
  live: ["paused", "closed", "expired", "removed"],
  paused: ["live", "closed", "expired", "removed"],
  closed: ["live", "removed"],
  expired: ["live", "removed"],
  rejected: ["draft", "in_review", "removed"],
  removed: [],
};

/** How and when a job ended. */
export type JobEnd = { status: "closed" | "expired"; at: Date };

/** Whether a job's lifecycle allows the step. `policy.ts` decides who may take it. */
export function canTransition(from: JobStatus, to: JobStatus): boolean {
  return TRANSITIONS[from].includes(to);
}

/** The experience level for a number of required years. */
export function levelOfYears(years: number): ExperienceLevel {
  if (years < 2) return "entry";
  if (years < 5) return "mid";
  if (years < 10) return "senior";
  return "executive";
}

/** The level a job shows: from its years if they are known, otherwise as stated. */
export function experienceLevel(
  content: Pick<JobContent, "experienceYears" | "experienceLevel">,
): ExperienceLevel | null {
  if (content.experienceYears === null) return content.experienceLevel;
  return levelOfYears(content.experienceYears);
}

/**
 * A new short id: ten characters, about 3 × 10^14 possibilities. The database keeps them unique.
 */
export function newShortId(): string {
  return randomText(SHORT_ID_LENGTH, SHORT_ID_ALPHABET);
}

/** The last part of a job's address: its title and company for people, its short id for us. */
export function jobSlug(title: string, company: string, shortId: string): string {
  return [slugify(title, 60), slugify(company, 30), shortId].filter(Boolean).join("-");
}

/** The short id that a job's address ends in, or `null` if it has none. */
export function readShortId(slug: string): string | null {
  return SHORT_ID.exec(slug)?.[1] ?? null;
}

/** When a posting ends automatically: at the end of its deadline's day in its time zone. */
export function expiryOf(content: Pick<JobContent, "deadline" | "timeZone">): Date | null {
  return content.deadline === null ? null : endOfDay(content.deadline, content.timeZone);
}

/** A posting's places on one line: "Pune, India", "Pune, India + 2 more", "Remote". */
export function locationLine(content: Pick<JobContent, "places" | "workMode">): string {
  const [first, ...more] = content.places;
  if (!first) return content.workMode === "remote" ? "Remote" : "";
  return more.length === 0 ? first.label : `${first.label} + ${more.length} more`;
}
