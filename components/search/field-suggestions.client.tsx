"use client";

import { lazy, Suspense, useEffect, useState } from "react";

// Most pages are left without anybody typing: it comes with the first focus.
const SuggestionList = lazy(async () => {
  const { SuggestionList: List } = await import("./suggestion-list.client");
  return { default: List };
});

/** The field that took the focus, if it is one that suggests. */
function suggestingField(target: EventTarget | null): HTMLInputElement | null {
  return target instanceof HTMLInputElement && target.dataset["suggest"] ? target : null;
}

/**
 * Brings suggestions to every field of the page with `data-suggest`, the kinds that it suggests.
 * Until one of them has the focus, this only listens; without scripts they are plain fields.
 */
export function FieldSuggestions() {
  const [field, setField] = useState<HTMLInputElement | null>(null);
  useEffect(() => {
    function begin(target: EventTarget | null): void {
      const found = suggestingField(target);
      if (!found) return;
      // At once, so that who hears the field hears what it is.
      found.role = "combobox";
      found.ariaAutoComplete = "list";
      found.ariaExpanded = "false";
      setField(found);
    }
    const focus = ({ target }: FocusEvent) => begin(target);
    document.addEventListener("focusin", focus);
    begin(document.activeElement);
    return () => document.removeEventListener("focusin", focus);
  }, []);
  if (!field?.form) return null;
  return (
    <Suspense fallback={null}>
      <SuggestionList field={field} form={field.form} />
    </Suspense>
  );
}
