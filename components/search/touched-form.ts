import type { SearchQuery } from "@/lib/search/schema";
import { parseSearchQuery } from "@/lib/search/search-query";

// Of a form that a script made, nothing is marked as what the page came with: nothing is touched.
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
 * The search that the filters' form says, when any of its controls is not as the page came with it:
 * somebody was quicker than the page's scripts. Else null.
 */
export function readTouched(form: HTMLFormElement): SearchQuery | null {
  if (![...form.elements].some(isTouched)) return null;
  const data = new FormData(form);
  const names = [...new Set(data.keys())];
  return parseSearchQuery(
    Object.fromEntries(names.map((name) => [name, data.getAll(name).map(String)])),
  );
}
