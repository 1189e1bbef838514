"use client";

import { type RefObject, useEffect, useLayoutEffect } from "react";

function isChanged(choice: HTMLInputElement | HTMLSelectElement): boolean {
  if (choice instanceof HTMLInputElement) return choice.checked !== choice.defaultChecked;
  const options = [...choice.options];
  // A select that React made here marks no option as the one it began with: no one chose early.
  const isFromServer = options.some((option) => option.defaultSelected);
  return isFromServer && options.some((option) => option.selected !== option.defaultSelected);
}

/**
 * Whether a choice in a list is being made now. Its first event makes React take over the place at
 * once, and the second one then tells of it.
 */
function isBeingTold(choice: HTMLInputElement | HTMLSelectElement): boolean {
  const { event } = window;
  return choice instanceof HTMLSelectElement && event?.type === "input" && event.target === choice;
}

function repeatChoice(choice: HTMLInputElement | HTMLSelectElement): void {
  if (!isChanged(choice)) return;
  if (choice instanceof HTMLSelectElement) {
    choice.dispatchEvent(new Event("change", { bubbles: true }));
  } else if (choice.type === "checkbox" || choice.checked) {
    choice.checked = !choice.checked;
    choice.click();
  }
}

/** A text that the page's first script remembers while it is typed (app/layout.tsx). */
type RememberedText = HTMLTextAreaElement & { earlyText?: string };

/** React gives a long text that wasn't empty its first content back, whatever was typed since. */
function repeatText(area: RememberedText): void {
  const { earlyText } = area;
  delete area.earlyText;
  if (earlyText === undefined || earlyText === area.value) return;
  // By the browser's own setter: React's would take the text as known.
  const { set } = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, "value") ?? {};
  set?.call(area, earlyText);
  area.dispatchEvent(new Event("input", { bubbles: true }));
}

function repeatChoices(place: HTMLElement): void {
  const choices = place.querySelectorAll<HTMLInputElement | HTMLSelectElement>(
    "input[type=radio], input[type=checkbox], select",
  );
  for (const choice of choices) {
    if (!choice.disabled && !isBeingTold(choice)) repeatChoice(choice);
  }
}

/**
 * Repeats what someone typed or chose within a place before its scripts had loaded, so that these
 * learn of it: otherwise a text is lost, or the page shows one choice and the scripts send another.
 */
export function useEarlyInput(place: RefObject<HTMLElement | null>): void {
  // Before a click that made React take over the place is handled: it may be for the text.
  useLayoutEffect(() => {
    const areas = place.current?.querySelectorAll("textarea") ?? [];
    for (const area of areas) if (!area.disabled) repeatText(area);
  }, [place]);
  useEffect(() => {
    if (place.current) repeatChoices(place.current);
  }, [place]);
}
