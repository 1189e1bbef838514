// What a posting's category is stored as. Operators name, merge and order categories (decision
// 0137); a code stays what it is, so neither postings nor the index change when a name does.

type Digit = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;
/** The codes for categories that an operator adds: own_10 to own_59. */
type OwnCategory = `own_${1 | 2 | 3 | 4 | 5}${Digit}`;

/** The categories that the product comes with. */
export const BUILT_IN_CATEGORIES = {
  it: { name: "IT", icon: "code-xml", accent: 1 },
  marketing: { name: "Marketing", icon: "megaphone", accent: 4 },
  design: { name: "Design", icon: "pen-tool", accent: 11 },
  finance: { name: "Finance", icon: "landmark", accent: 7 },
  healthcare: { name: "Healthcare", icon: "heart-pulse", accent: 2 },
  education: { name: "Education", icon: "graduation-cap", accent: 5 },
  other: { name: "Other", icon: "briefcase", accent: 10 },
} as const;

export type BuiltInCategory = keyof typeof BUILT_IN_CATEGORIES;
export type JobCategory = BuiltInCategory | OwnCategory;

export const BUILT_IN_CODES = Object.keys(BUILT_IN_CATEGORIES) as BuiltInCategory[];

const FIRST_OWN = 10;
const MOST_OWN = 50;
/** The codes for categories that an operator adds. */
export const OWN_CODES = Array.from(
  { length: MOST_OWN },
  (_, index) => `own_${FIRST_OWN + index}` as OwnCategory,
);

/** Every code, in the order of the database's type: the index packs a category as its place here. */
export const CATEGORY_CODES: readonly JobCategory[] = [...BUILT_IN_CODES, ...OWN_CODES];

const CODES: ReadonlySet<string> = new Set(CATEGORY_CODES);

export function isCategoryCode(text: string): text is JobCategory {
  return CODES.has(text);
}
