import type { SearchQuery } from "@/lib/search/schema";
import { parseSearchQuery } from "@/lib/search/search-query";

// A form created by a script has no initial values in its markup, so nothing in it counts as
// touched.
function isTouched(control: Element): boolean {
  if (control instanceof HTMLSelectElement) {
    return [...control.options].some(
      ({ selected, defaultSelected }) => defaultSelected && !selected,
    );
  }
  if (!(control instanceof HTMLInputElement)) return false;
  return control.checked !== control.defaultChecked || control.value !== control.defaultValue;
}

/**
 * The search that the filter form states, if any of its controls was changed before the page's
 * scripts ran; otherwise `null`.
 */
export function readTouched(form: HTMLFormElement): SearchQuery | null {
  if (![...form.elements].some(isTouched)) return null;
  const data = new FormData(form);
  const names = [...new Set(data.keys())];
  return parseSearchQuery(
    Object.fromEntries(names.map((name) => [name, data.getAll(name).map(String)])),
  );
}
