"use client";

import { lazy, Suspense, useEffect, useState } from "react";

// Loaded at the first focus: most visitors leave a page without typing.
const SuggestionList = lazy(async () => {
  const { SuggestionList: List } = await import("./suggestion-list.client");
  return { default: List };
});

/** The focused field, if it has suggestions. */
function suggestingField(target: EventTarget | null): HTMLInputElement | null {
  return target instanceof HTMLInputElement && target.dataset["suggest"] ? target : null;
}

/**
 * Adds suggestions to every field of the page with `data-suggest`, which lists their kinds. Until
 * one of them gets the focus, it only listens. Without scripts they are plain fields.
 */
export function FieldSuggestions() {
  const [field, setField] = useState<HTMLInputElement | null>(null);
  useEffect(() => {
    function begin(target: EventTarget | null): void {
      const found = suggestingField(target);
      if (!found) return;
      // Set immediately, so that screen readers announce what the field is.
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
