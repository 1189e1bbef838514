import { randomText } from "@/lib/shared/ids";
import { slugify } from "@/lib/shared/text";
import { endOfDay } from "@/lib/shared/zones";
import type { ExperienceLevel, JobContent, JobStatus } from "./schema";

// No vowels, so that no word comes out, and nothing that is read as something else.
const SHORT_ID_ALPHABET = "23456789bcdfghjkmnpqrstvwxyz";
const SHORT_ID_LENGTH = 10;
const SHORT_ID = new RegExp(`(?:^|-)([${SHORT_ID_ALPHABET}]{${SHORT_ID_LENGTH}})$`);

/** Which states a job may go to from each; product.md, "The life of a job". */
const TRANSITIONS: Record<JobStatus, readonly JobStatus[]> = {
  // A planned one whose last day passes before its day came is refused.
  draft: ["in_review", "live", "rejected", "removed"],
  in_review: ["live", "rejected", "draft", "removed"],
  live: ["paused", "closed", "expired", "removed"],
  paused: ["live", "closed", "expired", "removed"],
  closed: ["live", "removed"],
  expired: ["live", "removed"],
  rejected: ["draft", "in_review", "removed"],
  removed: [],
};

/** Whether a job's life allows the step. Who may take it is `policy.ts`'s question. */
export function canTransition(from: JobStatus, to: JobStatus): boolean {
  return TRANSITIONS[from].includes(to);
}

/** The level that follows from the years asked for (product.md, decision 6). */
export function levelOfYears(years: number): ExperienceLevel {
  if (years < 2) return "entry";
  if (years < 5) return "mid";
  if (years < 10) return "senior";
  return "executive";
}

/** The level a job shows: from its years when they are known, otherwise as stated. */
export function experienceLevel(
  content: Pick<JobContent, "experienceYears" | "experienceLevel">,
): ExperienceLevel | null {
  if (content.experienceYears === null) return content.experienceLevel;
  return levelOfYears(content.experienceYears);
}

/** A new short id: ten characters, about 3 × 10^14 of them. The database keeps them unique. */
export function newShortId(): string {
  return randomText(SHORT_ID_LENGTH, SHORT_ID_ALPHABET);
}

/** The last part of a job's address: its title and company for people, its short id for us. */
export function jobSlug(title: string, company: string, shortId: string): string {
  return [slugify(title, 60), slugify(company, 30), shortId].filter(Boolean).join("-");
}

/** The short id a job's address ends in, or `null` when it cannot be one. */
export function readShortId(slug: string): string | null {
  return SHORT_ID.exec(slug)?.[1] ?? null;
}

/** The instant a posting ends by itself: the end of its deadline's day in its zone. */
export function expiryOf(content: Pick<JobContent, "deadline" | "timeZone">): Date | null {
  return content.deadline === null ? null : endOfDay(content.deadline, content.timeZone);
}

/** A posting's places as one line: "Pune, India", "Pune, India + 2 more", "Remote". */
export function locationLine(content: Pick<JobContent, "places" | "workMode">): string {
  const [first, ...more] = content.places;
  if (!first) return content.workMode === "remote" ? "Remote" : "";
  return more.length === 0 ? first.label : `${first.label} + ${more.length} more`;
}
