import type { NearOccupation } from "@/lib/search/closeness/occupations";
import type { BuiltInCategory, JobCategory } from "@/lib/shared/categories/codes";
import { currentCategory, offeredCategories } from "@/lib/shared/categories/known";
import { fold } from "@/lib/shared/text";
import { CATEGORY_OF_CODE, CATEGORY_OF_NAME, CATEGORY_WORDS } from "./category-words";
import { statedTexts } from "./terms";

/** The parts of a posting that say something about its category. */
export type CategoryEvidence = {
  title: string;
  /** A category's name, an occupation, or its US occupation code (SOC). */
  occupation: unknown;
  industry: unknown;
  /** The occupation whose titles are closest to the posting's title, if that was looked up. */
  nearest?: NearOccupation | null | undefined;
};

const TITLE_WEIGHT = 2;
const INDUSTRY_WEIGHT = 0.5;
// A lower score means that only hints were found.
const ENOUGH = 3;
/**
 * How closely a title must resemble an occupation's titles to get its category
 * (docs/benchmarks.md).
 */
const LEAST_LIKENESS = 0.8;
// Decides ties: a school nurse is in healthcare, a finance professor in education.
const ORDER: BuiltInCategory[] = [
  "healthcare",
  "education",
  "design",
  "marketing",
  "finance",
  "it",
];

function categoryOfCode(text: string): BuiltInCategory | null {
  const code = /^(\d{2}-\d{4})(?:\.\d\d)?(?:\s|$)/.exec(text)?.[1];
  if (!code) return null;
  for (let length = code.length; length >= 2; length--) {
    const category = CATEGORY_OF_CODE[code.slice(0, length)];
    if (category) return category;
  }
  return "other";
}

function addScores(scores: Map<BuiltInCategory, number>, text: string, factor: number): void {
  const folded = fold(text);
  for (const [category, weight, pattern] of CATEGORY_WORDS) {
    if (pattern.test(folded)) scores.set(category, (scores.get(category) ?? 0) + weight * factor);
  }
}

/** The category of the occupation closest to the title; "other" if none is close. */
function nearestCategory(nearest: NearOccupation | null): BuiltInCategory {
  if (nearest === null || nearest.likeness < LEAST_LIKENESS) return "other";
  return categoryOfCode(nearest.code) ?? "other";
}

function statedCategory(text: string): BuiltInCategory | null {
  return categoryOfCode(text) ?? CATEGORY_OF_NAME[fold(text)] ?? null;
}

/** The built-in category that the occupation, the title and the industry suggest. */
function builtInCategory(evidence: CategoryEvidence): BuiltInCategory {
  const { title, occupation, industry, nearest = null } = evidence;
  const occupations = statedTexts(occupation);
  for (const text of occupations) {
    const stated = statedCategory(text);
    if (stated) return stated;
  }
  const scores = new Map<BuiltInCategory, number>();
  addScores(scores, title, TITLE_WEIGHT);
  for (const text of occupations) addScores(scores, text, 1);
  for (const text of statedTexts(industry)) addScores(scores, text, INDUSTRY_WEIGHT);
  const ranked = ORDER.map((category) => ({ category, score: scores.get(category) ?? 0 }));
  const best = ranked.reduce((a, b) => (b.score > a.score ? b : a));
  return best.score >= ENOUGH ? best.category : nearestCategory(nearest);
}

/** The signs of an operator's categories: their names, and the words entered for them. */
function ownSigns(): { code: JobCategory; names: string[]; words: readonly string[] }[] {
  return offeredCategories().map(({ code, name, slug, words }) => ({
    code,
    names: [fold(name), slug, ...words],
    words,
  }));
}

/**
 * The operator's category that the source names, or the one with the longest words in the title.
 */
function ownCategory({ title, occupation }: CategoryEvidence): JobCategory | null {
  const signs = ownSigns();
  for (const text of statedTexts(occupation)) {
    const folded = fold(text);
    const named = signs.find(({ names }) => names.includes(folded));
    if (named) return named.code;
  }
  const heading = ` ${fold(title).replace(/[^\p{L}\p{N}+#]+/gu, " ")} `;
  const said = signs.flatMap(({ code, words }) =>
    words.filter((word) => heading.includes(` ${word} `)).map((word) => ({ code, word })),
  );
  return said.toSorted((a, b) => b.word.length - a.word.length)[0]?.code ?? null;
}

/**
 * The category of a posting. The site's own categories come first: the one that the source names,
 * then the one whose words are in the title. Next comes the category of the occupation's code, if
 * there is one, then the one that most words of title, occupation and industry suggest. If there is
 * none, it is the category of the occupation with the closest title, or "other". A merged category
 * is replaced by its target.
 */
export function readCategory(evidence: CategoryEvidence): JobCategory {
  return ownCategory(evidence) ?? currentCategory(builtInCategory(evidence));
}

/** Whether a source's category is unknown here, both as a name and by its words. */
export function isUnknownCategory(name: string): boolean {
  const evidence = { title: "", occupation: name, industry: null };
  if (ownCategory(evidence) !== null || statedCategory(name) !== null) return false;
  return builtInCategory(evidence) === "other";
}
