import { afterEach, expect, it } from "vitest";
import { categoryChoices } from "./choices";
import { BUILT_IN_CODES, CATEGORY_CODES } from "./codes";
import {
  CATEGORY_NAMES,
  type Category,
  categoriesAround,
  categoriesWithin,
  categoryOfSlug,
  categoryPairs,
  categorySlug,
  changedCategories,
  currentCategory,
  hasOwnCategories,
  isOfferedCategory,
  offeredCategories,
  setKnownCategories,
} from "./known";

afterEach(() => setKnownCategories([]));

const aCategory = (given: Partial<Category>): Category => ({
  code: "own_10",
  name: "Nursing",
  slug: "nursing",
  formerSlugs: [],
  icon: "heart-pulse",
  accent: 3,
  parent: null,
  position: 9,
  words: [],
  mergedInto: null,
  ...given,
});

it("returns the product's own until an operator changes something", () => {
  expect(offeredCategories().map(({ code }) => code)).toEqual(BUILT_IN_CODES);
  expect(changedCategories()).toEqual([]);
  expect(CATEGORY_NAMES.it).toBe("IT");
  expect(categoryOfSlug("nursing")).toBeNull();
  expect(isOfferedCategory("own_10")).toBe(false);
  expect(CATEGORY_CODES.every((code) => categoriesWithin(code).join() === code)).toBe(true);
});

it("says whether an operator's changes to the categories are visible", () => {
  const shipped = offeredCategories().find(({ code }) => code === "it") as Category;
  const hasOwn = (...changed: Category[]) => {
    setKnownCategories(changed);
    return hasOwnCategories();
  };
  expect(hasOwn()).toBe(false);
  expect(hasOwn({ ...shipped, words: ["lathe"], slug: "tech", formerSlugs: ["it"] })).toBe(false);
  expect(hasOwn(aCategory({ mergedInto: "it" }))).toBe(false);
  expect(hasOwn({ ...shipped, mergedInto: "other" })).toBe(true);
  expect(hasOwn({ ...shipped, accent: 9 })).toBe(true);
  expect(hasOwn(aCategory({}))).toBe(true);
});

it("puts them in the operator's order, subcategories after their parents", () => {
  setKnownCategories([
    aCategory({ parent: "healthcare", position: 2 }),
    aCategory({ code: "own_11", name: "Care", slug: "care", parent: "healthcare", position: 1 }),
    aCategory({ code: "own_12", name: "Trades", slug: "trades", position: 0 }),
  ]);
  expect(offeredCategories().map(({ code }) => code)).toEqual([
    "own_12",
    ...["it", "marketing", "design", "finance", "healthcare", "own_11", "own_10"],
    ...["education", "other"],
  ]);
  expect(categoryChoices().find(([code]) => code === "own_10")).toEqual([
    "own_10",
    "Healthcare › Nursing",
  ]);
});

it("finds a category by its slug, a former slug, in any case, or its code", () => {
  const category = aCategory({ slug: "care-work", formerSlugs: ["nursing", "nurses"] });
  setKnownCategories([category, aCategory({ code: "it", name: "Tech", slug: "tech" })]);
  for (const slug of ["care-work", "Care-Work", "care_work", "nursing", "nurses", "own-10"]) {
    expect(categoryOfSlug(slug)).toBe("own_10");
  }
  expect(categorySlug("own_10")).toBe("care-work");
  expect([categoryOfSlug("tech"), categoryOfSlug("it")]).toEqual(["it", "it"]);
  expect(categoryOfSlug("baking")).toBeNull();
  expect(CATEGORY_NAMES.it).toBe("Tech");
});

it("counts jobs of subcategories and merged categories with the main one", () => {
  setKnownCategories([
    aCategory({ parent: "healthcare" }),
    aCategory({ code: "own_11", slug: "own-11", name: "Nurses", mergedInto: "own_10" }),
    aCategory({ code: "marketing", slug: "marketing", name: "Marketing", mergedInto: "design" }),
  ]);
  expect(categoriesWithin("healthcare")).toEqual(["healthcare", "own_10", "own_11"]);
  expect(categoriesWithin("own_10")).toEqual(["own_10", "own_11"]);
  expect(categoriesAround("own_11")).toEqual(["healthcare", "own_10", "own_11"]);
  expect(currentCategory("marketing")).toBe("design");
  expect(CATEGORY_NAMES.marketing).toBe("Design");
  expect(categorySlug("marketing")).toBe("design");
  expect(offeredCategories().map(({ code }) => code)).not.toContain("marketing");
  const { codes, shown } = categoryPairs();
  const pairs = codes.map((code, index) => `${code} ${shown[index]}`);
  expect(pairs).toEqual(expect.arrayContaining(["own_11 healthcare", "own_11 own_10"]));
  expect(pairs).toContain("marketing design");
  expect(shown).not.toContain("marketing");
  expect(shown).not.toContain("own_11");
});

it("ends a loop of merges that only a damaged database could have", () => {
  setKnownCategories([
    aCategory({ mergedInto: "own_11" }),
    aCategory({ code: "own_11", slug: "own-11", mergedInto: "own_10" }),
  ]);
  expect(["own_10", "own_11"]).toContain(currentCategory("own_10"));
});
