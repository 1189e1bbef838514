import type { JobCategory } from "./codes";
import { CATEGORY_NAMES, type Category, offeredCategories } from "./known";

/** A category's name as one of many choices: a part after what it is a part of. */
export function categoryChoice({ name, parent }: Pick<Category, "name" | "parent">): string {
  return parent === null ? name : `${CATEGORY_NAMES[parent]} › ${name}`;
}

/** The categories as choices of a form. */
export function categoryChoices(): [code: JobCategory, label: string][] {
  return offeredCategories().map((one) => [one.code, categoryChoice(one)]);
}
