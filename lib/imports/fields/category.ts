import type { JobCategory } from "@/lib/jobs/schema";
import type { NearOccupation } from "@/lib/search/closeness/occupations";
import { fold } from "@/lib/shared/text";
import { CATEGORY_NAMES, CATEGORY_OF_CODE, CATEGORY_WORDS } from "./category-words";
import { statedTexts } from "./terms";

/** What a posting says about its category. */
export type CategoryEvidence = {
  title: string;
  /** A category's name, an occupation, or its US occupation code (SOC). */
  occupation: unknown;
  industry: unknown;
  /** The occupations whose titles are closest to the title, where that was looked for. */
  nearest?: NearOccupation | null | undefined;
};

const TITLE_WEIGHT = 2;
const INDUSTRY_WEIGHT = 0.5;
// A lower score means that only a hint was found.
const ENOUGH = 3;
// Where two are equally likely: a school nurse is in healthcare, a finance professor in education.
/** How like an occupation's titles a title must be to be of its category (docs/benchmarks.md). */
const LEAST_LIKENESS = 0.8;
const ORDER: JobCategory[] = ["healthcare", "education", "design", "marketing", "finance", "it"];

function categoryOfCode(text: string): JobCategory | null {
  const code = /^(\d{2}-\d{4})(?:\.\d\d)?(?:\s|$)/.exec(text)?.[1];
  if (!code) return null;
  for (let length = code.length; length >= 2; length--) {
    const category = CATEGORY_OF_CODE[code.slice(0, length)];
    if (category) return category;
  }
  return "other";
}

function addScores(scores: Map<JobCategory, number>, text: string, factor: number): void {
  const folded = fold(text);
  for (const [category, weight, pattern] of CATEGORY_WORDS) {
    if (pattern.test(folded)) scores.set(category, (scores.get(category) ?? 0) + weight * factor);
  }
}

/** The category of the occupation closest to the title; "other" if none is close. */
function nearestCategory(nearest: NearOccupation | null): JobCategory {
  if (nearest === null || nearest.likeness < LEAST_LIKENESS) return "other";
  return categoryOfCode(nearest.code) ?? "other";
}

/**
 * The category a posting belongs to: by its occupation's code when one is given, otherwise the one
 * most of its title's, occupation's and industry's words speak for, and where none
 * do that of the occupation whose titles are closest to its own, or "other".
 */
export function readCategory(evidence: CategoryEvidence): JobCategory {
  const { title, occupation, industry, nearest = null } = evidence;
  const occupations = statedTexts(occupation);
  for (const text of occupations) {
    const stated = categoryOfCode(text) ?? CATEGORY_NAMES[fold(text)];
    if (stated) return stated;
  }
  const scores = new Map<JobCategory, number>();
  addScores(scores, title, TITLE_WEIGHT);
  for (const text of occupations) addScores(scores, text, 1);
  for (const text of statedTexts(industry)) addScores(scores, text, INDUSTRY_WEIGHT);
  const ranked = ORDER.map((category) => ({ category, score: scores.get(category) ?? 0 }));
  const best = ranked.reduce((a, b) => (b.score > a.score ? b : a));
  return best.score >= ENOUGH ? best.category : nearestCategory(nearest);
}
