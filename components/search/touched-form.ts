import { parseSearchQuery, type SearchQuery } from "@/lib/search/schema";

function isTouched(control: Element): boolean {
  if (control instanceof HTMLSelectElement) {
    return [...control.options].some(
      ({ selected, defaultSelected }) => selected && !defaultSelected,
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
