"use client";

import { useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { listId, OptionList, optionId, stepTo } from "@/components/ui/combobox/option-list.client";
import { useSuggestions } from "@/components/ui/combobox/use-suggestions.client";
import type { Suggestion, SuggestionKind } from "@/lib/search/suggestions/schema";
import { plural } from "@/lib/shared/plural";
import { matchedPart } from "./matched-part";
import { useListPlace } from "./use-list-place.client";

const KINDS: Record<SuggestionKind, string> = {
  title: "Title",
  skill: "Skill",
  company: "Company",
  place: "Place",
};

type OptionProps = { suggestion: Suggestion; typed: string; isMarked: boolean };

function Option({ suggestion: { kind, label }, typed, isMarked }: OptionProps) {
  const [before, matched, after] = matchedPart(label, typed);
  return (
    <>
      <span dir="auto">
        {before}
        {matched && <b>{matched}</b>}
        {after}
      </span>
      {isMarked && <span className="kind"> {KINDS[kind]}</span>}
    </>
  );
}

type State = { typed: string; isOpen: boolean; active: number };
const CLOSED: State = { typed: "", isOpen: false, active: -1 };

type KeyMeaning = number | "close" | "take" | "leave" | null;

/** What a key does to an open list: the option that it selects, or its meaning. */
function readKey({ key, altKey }: KeyboardEvent, active: number, count: number): KeyMeaning {
  if (key === "ArrowUp" && altKey) return "close";
  if (key === "ArrowDown" || key === "ArrowUp") return stepTo(key, active, count);
  if (key === "Escape") return "close";
  if (key === "Enter" || key === "Tab") return active >= 0 ? "take" : "leave";
  // The user goes on editing the text.
  return key === "Home" || key === "End" ? -1 : null;
}

/** Whether a key is only for the list, and must not reach the field or its form. */
function isForList(key: string, meant: KeyMeaning): boolean {
  return key !== "Tab" && meant !== null && meant !== "leave" && meant !== -1;
}

/** Sets the field's ARIA attributes for the list. */
function useRoles(field: HTMLInputElement, id: string, active: number | null): void {
  useEffect(() => {
    field.autocomplete = "off";
    field.setAttribute("aria-controls", listId(id));
    field.ariaExpanded = String(active !== null);
    if (active === null || active < 0) return field.removeAttribute("aria-activedescendant");
    field.setAttribute("aria-activedescendant", optionId(id, active));
    document.getElementById(optionId(id, active))?.scrollIntoView({ block: "nearest" });
  }, [field, id, active]);
}

type Props = { field: HTMLInputElement; form: HTMLFormElement };

/**
 * Suggestions for an existing field, in a list under it (WAI-ARIA APG, editable combobox). The
 * field keeps its value and its form. If no suggestions come, nothing happens.
 */
export function SuggestionList({ field, form }: Props) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<State>(CLOSED);
  const { typed, active } = state;
  const kinds = field.dataset["suggest"] ?? "";
  const found = useSuggestions<Suggestion>(`/api/suggest?kinds=${kinds}`, "suggestions", typed);
  const isOpen = state.isOpen && found.length > 0;
  useRoles(field, id, isOpen ? active : null);
  useListPlace(list, field, isOpen);

  function take(index: number): void {
    const { label } = found[index] ?? {};
    if (label !== undefined) field.value = label;
    setState(CLOSED);
  }

  const type = useEffectEvent(() => setState({ typed: field.value, isOpen: true, active: -1 }));
  const leave = useEffectEvent(() => setState(CLOSED));
  function obey(event: KeyboardEvent): void {
    const meant = readKey(event, active, found.length);
    if (isForList(event.key, meant)) event.preventDefault();
    if (meant === "take") take(active);
    else if (typeof meant === "number") setState({ ...state, active: meant });
    else if (meant !== null) setState({ ...state, isOpen: false });
  }

  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing || event.ctrlKey || event.metaKey) return;
    if (isOpen) obey(event);
    else if (event.key === "ArrowDown") type();
  });

  useEffect(() => {
    const ending = new AbortController();
    const { signal } = ending;
    field.addEventListener("input", () => type(), { signal });
    field.addEventListener("keydown", (event) => press(event), { signal });
    field.addEventListener("blur", () => leave(), { signal });
    // The user may have typed before this loaded.
    if (document.activeElement === field && field.value !== field.defaultValue) type();
    return () => {
      ending.abort();
      setState(CLOSED);
    };
  }, [field]);

  const isMarked = new Set(found.map(({ kind }) => kind)).size > 1;
  const count = plural(found.length, { one: "{count} suggestion", other: "{count} suggestions" });
  return createPortal(
    <>
      {isOpen && (
        <OptionList
          ref={list}
          popover="manual"
          aria-label="Suggestions"
          data-floating
          field={id}
          active={active}
          options={found.map((suggestion) => ({
            key: `${suggestion.kind} ${suggestion.value}`,
            content: <Option suggestion={suggestion} typed={typed} isMarked={isMarked} />,
          }))}
          onTake={take}
        />
      )}
      <span className="sr" aria-live="polite">
        {isOpen && count}
      </span>
    </>,
    form,
  );
}
