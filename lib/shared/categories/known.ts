import {
  BUILT_IN_CATEGORIES,
  BUILT_IN_CODES,
  CATEGORY_CODES,
  isCategoryCode,
  type JobCategory,
} from "./codes";

// The categories as this process knows them, held in memory like the settings they are read with
// (lib/platform/settings.ts). Reading a search's address and writing it need them at every step.

/** A category of postings. */
export type Category = {
  code: JobCategory;
  name: string;
  /** In addresses: lower case with hyphens. */
  slug: string;
  /** Slugs that it had before, which lead to it. */
  formerSlugs: readonly string[];
  /** A lucide icon's name. */
  icon: string;
  /** One of the twelve accents. */
  accent: number;
  /** The category that it is a part of; that one is part of none. */
  parent: JobCategory | null;
  /** Its place among those with the same parent, lowest first. */
  position: number;
  /** Words of titles and of sources' own categories by which imports recognise it, folded. */
  words: readonly string[];
  /** The category that its postings went to. It is offered no longer. */
  mergedInto: JobCategory | null;
};

type CategoryTables = {
  categories: ReadonlyMap<JobCategory, Category>;
  bySlug: ReadonlyMap<string, JobCategory>;
  /** What each category stands for in a search: itself, its parts, and all that was merged into them. */
  within: ReadonlyMap<JobCategory, readonly JobCategory[]>;
  /** The categories in whose searches each is found. */
  around: ReadonlyMap<JobCategory, readonly JobCategory[]>;
};

type Holder = { known: CategoryTables; names: Record<JobCategory, string> };

const SHIPPED: readonly Category[] = BUILT_IN_CODES.map((code, index) => ({
  code,
  ...BUILT_IN_CATEGORIES[code],
  slug: code,
  formerSlugs: [],
  parent: null,
  position: index + 1,
  words: [],
  mergedInto: null,
}));

// More merges than this in a row cannot be made; it only ends a circle that no one could make.
const MOST_STEPS = CATEGORY_CODES.length;

function followMerges(
  categories: ReadonlyMap<JobCategory, Category>,
  code: JobCategory,
): JobCategory {
  let current = code;
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const next = categories.get(current)?.mergedInto;
    if (!next) break;
    current = next;
  }
  return current;
}

function withinEach(categories: ReadonlyMap<JobCategory, Category>) {
  const currentOf = (code: JobCategory) => followMerges(categories, code);
  return new Map(
    CATEGORY_CODES.map((code) => {
      const whole = currentOf(code);
      const isWithin = (other: JobCategory) => {
        const current = currentOf(other);
        return current === whole || categories.get(current)?.parent === whole;
      };
      return [code, CATEGORY_CODES.filter(isWithin)] as const;
    }),
  );
}

function know(changed: readonly Category[]): CategoryTables {
  const categories = new Map([...SHIPPED, ...changed].map((one) => [one.code, one]));
  const within = withinEach(categories);
  const around = new Map(
    CATEGORY_CODES.map((code) => [
      code,
      CATEGORY_CODES.filter((other) => within.get(other)?.includes(code)),
    ]),
  );
  const slugs = [...categories.values()].flatMap(({ code, slug, formerSlugs }) =>
    [...formerSlugs, slug].map((one) => [one, code] as const),
  );
  return { categories, within, around, bySlug: new Map(slugs) };
}

function nameEach({ categories }: CategoryTables): Record<JobCategory, string> {
  const names = CATEGORY_CODES.map((code) => [
    code,
    // For a moment, until this process hears of a new one.
    categories.get(followMerges(categories, code))?.name ?? categories.get("other")?.name,
  ]);
  return Object.fromEntries(names) as Record<JobCategory, string>;
}

const KEY = Symbol.for("jobharbor.categories");
// Next bundles this module more than once, and all copies must know the same.
const shared = globalThis as { [KEY]?: Holder };

function newHolder(): Holder {
  const known = know([]);
  return { known, names: nameEach(known) };
}

shared[KEY] ??= newHolder();
const holder: Holder = shared[KEY];

/** The categories' names by their codes, always as they are now: the object stays, its values don't. */
export const CATEGORY_NAMES: Readonly<Record<JobCategory, string>> = holder.names;

/** Takes over the categories that an operator changed or added; all others are as shipped. */
export function setKnownCategories(changed: readonly Category[]): void {
  holder.known = know(changed);
  Object.assign(holder.names, nameEach(holder.known));
}

/** The category of a code, merged or not; undefined for a code that no category has. */
export function findCategory(code: JobCategory): Category | undefined {
  return holder.known.categories.get(code);
}

/** The category that a posting of this one is in now: another one after a merge. */
export function currentCategory(code: JobCategory): JobCategory {
  return followMerges(holder.known.categories, code);
}

/** The part of addresses that names a category. */
export function categorySlug(code: JobCategory): string {
  return findCategory(currentCategory(code))?.slug ?? code.replaceAll("_", "-");
}

/**
 * The category that a part of an address names: by its slug, a former one, or its code. `null` if
 * there is none.
 */
export function categoryOfSlug(slug: string): JobCategory | null {
  const kebab = slug.trim().toLowerCase().replaceAll("_", "-");
  const code = kebab.replaceAll("-", "_");
  const found = holder.known.bySlug.get(kebab) ?? (isCategoryCode(code) ? code : null);
  return found && currentCategory(found);
}

/** What a search for a category finds: itself, its parts, and all that was merged into them. */
export function categoriesWithin(code: JobCategory): readonly JobCategory[] {
  return holder.known.within.get(code) ?? [code];
}

/** The categories in whose searches a posting of this one is found. */
export function categoriesAround(code: JobCategory): readonly JobCategory[] {
  return holder.known.around.get(code) ?? [code];
}

const inOrder = (a: Category, b: Category) =>
  a.position - b.position || a.name.localeCompare(b.name, "en");

/** The categories that postings can have, in order, each followed by its parts. */
export function offeredCategories(): Category[] {
  const offered = [...holder.known.categories.values()].filter((one) => one.mergedInto === null);
  const partsOf = (parent: JobCategory | null) =>
    offered.filter((one) => one.parent === parent).sort(inOrder);
  return partsOf(null).flatMap((one) => [one, ...partsOf(one.code)]);
}

/** Whether postings can have this category. */
export function isOfferedCategory(code: JobCategory): boolean {
  return findCategory(code)?.mergedInto === null;
}

/**
 * Each category beside the ones whose pages show its jobs, in two lists of the same length, for SQL:
 * the one it is in now, and what that is a part of.
 */
export function categoryPairs(): { codes: JobCategory[]; shown: JobCategory[] } {
  const pairs = CATEGORY_CODES.flatMap((code) =>
    categoriesAround(code)
      .filter(isOfferedCategory)
      .map((shown) => ({ code, shown })),
  );
  return { codes: pairs.map(({ code }) => code), shown: pairs.map(({ shown }) => shown) };
}

// Neither an address nor the words for imports are seen in a list of categories.
const SEEN = ["name", "icon", "accent", "parent", "position", "mergedInto"] as const;

/** Whether an operator has categories of their own: some were added, or look or stand otherwise. */
export function hasOwnCategories(): boolean {
  return changedCategories().some((one) => {
    const shipped = SHIPPED.find(({ code }) => code === one.code);
    if (!shipped) return one.mergedInto === null;
    return SEEN.some((part) => one[part] !== shipped[part]);
  });
}

/** What was changed or added, for a browser to take over; nothing on a site that changed none. */
export function changedCategories(): Category[] {
  const shipped: ReadonlySet<Category> = new Set(SHIPPED);
  return [...holder.known.categories.values()].filter((one) => !shipped.has(one));
}
