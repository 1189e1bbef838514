import { CATEGORY_CODES, isCategoryCode, type JobCategory } from "@/lib/shared/categories/codes";
import { type Category, findCategory, offeredCategories } from "@/lib/shared/categories/known";
import { DomainError } from "@/lib/shared/errors";
import { fold, slugify } from "@/lib/shared/text";
import type { CategoryInput } from "./schema";

export function invalid(field: keyof CategoryInput | "into", message: string): DomainError {
  return new DomainError("invalid", message, { [field]: [message] });
}

function isTaken(slug: string, { code, slug: own, formerSlugs }: Category): boolean {
  return slug === own || formerSlugs.includes(slug) || slug === code.replaceAll("_", "-");
}

/** The slug, checked against all others, former ones included: an address leads to one category. */
function checkSlug(slug: string, others: readonly Category[]): string {
  const taken = others.find((other) => isTaken(slug, other));
  if (taken) throw invalid("slug", `“${slug}” leads to ${taken.name}. Choose another address.`);
  if (isCategoryCode(slug.replaceAll("-", "_"))) {
    throw invalid("slug", `“${slug}” can't be used. Choose another address.`);
  }
  return slug;
}

function checkParent(code: JobCategory | null, parent: JobCategory | null): void {
  if (parent === null) return;
  const whole = findCategory(parent);
  if (!whole || whole.mergedInto !== null) throw invalid("parent", "Choose one of the categories");
  if (parent === code) throw invalid("parent", "A category can't be its own parent");
  if (code === "other" || parent === "other") {
    throw invalid(
      "parent",
      "The category for everything else can't have a parent or subcategories",
    );
  }
  if (whole.parent !== null) {
    throw invalid("parent", `${whole.name} is a subcategory. Choose its parent category`);
  }
  if (code !== null && offeredCategories().some((one) => one.parent === code)) {
    throw invalid("parent", "It has subcategories, so it can't become one itself");
  }
}

/** All of them, merged ones too: their addresses lead on. */
function everyCategory(): Category[] {
  return CATEGORY_CODES.flatMap((code) => findCategory(code) ?? []);
}

/**
 * What an admin says of a category, ready to be kept; `code` is null for one that is added. Throws
 * `invalid`, naming the field.
 */
export function checkedCategory(input: CategoryInput, code: JobCategory | null): CategoryInput {
  const everything = everyCategory();
  const others = everything.filter((other) => other.code !== code);
  const twin = others.find(
    (other) => other.mergedInto === null && fold(other.name) === fold(input.name),
  );
  if (twin) throw invalid("name", `There is already a category called ${twin.name}`);
  checkParent(code, input.parent);
  const slug = input.slug === "" ? slugify(input.name) : input.slug;
  if (slug === "") throw invalid("slug", "Enter an address in Latin letters or digits");
  const words = [...new Set(input.words.map(fold).filter(Boolean))];
  const isOwn = everything.some((one) => one.code === code && isTaken(slug, one));
  return { ...input, words, slug: isOwn ? slug : checkSlug(slug, others) };
}
