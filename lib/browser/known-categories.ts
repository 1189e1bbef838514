import { type Category, setKnownCategories } from "@/lib/shared/categories/known";

let taken: readonly Category[] | null = null;

/**
 * Has the browser know the operator's categories, which the server holds in memory. Called while
 * rendering, before a form or an address needs them; the same ones again cost nothing.
 */
export function takeCategories(changed: readonly Category[]): void {
  if (typeof window === "undefined" || taken === changed) return;
  setKnownCategories(changed);
  taken = changed;
}
