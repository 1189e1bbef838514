"use client";

import { type RefObject, useLayoutEffect } from "react";

type Choice = HTMLInputElement | HTMLSelectElement;
/** A field whose text the page's first script remembers while it is typed (app/layout.tsx). */
type TextField = (HTMLInputElement | HTMLTextAreaElement) & { earlyText?: string };

const CHOICES = "select, input:is([type=checkbox], [type=radio])";
const TEXTS = "textarea, input:not([type=checkbox], [type=radio], [type=file])";

/** Sets a property as the browser does: React's own setter would take the value as known. */
function setUnseen(element: HTMLElement, name: "value" | "checked", value: string | boolean): void {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), name) ?? {};
  set?.call(element, value);
}

function isChanged(choice: Choice): boolean {
  if (choice instanceof HTMLInputElement) return choice.checked !== choice.defaultChecked;
  const options = [...choice.options];
  // A select that React made here marks no option as the one it began with: no one chose early.
  const isFromServer = options.some((option) => option.defaultSelected);
  return isFromServer && options.some((option) => option.selected !== option.defaultSelected);
}

/** The event by which React learns of a choice, if the choice is what made React take over. */
function eventUnderWay(choice: Choice): "change" | "click" | null {
  const { event } = window;
  if (event?.target !== choice) return null;
  if (choice instanceof HTMLInputElement) return event.type === "click" ? "click" : null;
  return event.type === "input" || event.type === "change" ? "change" : null;
}

function repeatInSelect(select: HTMLSelectElement): void {
  const { value } = select;
  const telling = eventUnderWay(select);
  if (telling) {
    // On its way up to React, which may have put the list back by then.
    select.addEventListener(telling, () => setUnseen(select, "value", value), { once: true });
  } else {
    select.dispatchEvent(new Event("change", { bubbles: true }));
  }
}

function repeatInBox(box: HTMLInputElement): void {
  // Of radio buttons, the one that is chosen now tells, not the one that was.
  if (box.type === "radio" && !box.checked) return;
  const { checked } = box;
  const telling = eventUnderWay(box);
  box.checked = !checked;
  if (telling) {
    box.addEventListener(telling, () => setUnseen(box, "checked", checked), { once: true });
  } else {
    box.click();
  }
}

function repeatChoice(choice: Choice): void {
  if (choice.disabled || !isChanged(choice)) return;
  if (choice instanceof HTMLSelectElement) repeatInSelect(choice);
  else repeatInBox(choice);
}

function repeatText(field: TextField): void {
  const { earlyText } = field;
  delete field.earlyText;
  if (earlyText === undefined || field.disabled) return;
  const { selectionStart, selectionEnd } = field;
  // React takes an input's text for what it gave it, and gives a text area its first one back.
  field.value = `${earlyText} `;
  setUnseen(field, "value", earlyText);
  field.dispatchEvent(new Event("input", { bubbles: true }));
  // After React has written the field once more. Numbers, dates and emails have no selection.
  if (selectionStart === null || field !== document.activeElement) return;
  queueMicrotask(() => field.setSelectionRange(selectionStart, selectionEnd));
}

/**
 * Repeats what someone typed or chose within a place before its scripts had loaded, so that these
 * learn of it: otherwise a text is lost, or the page shows one choice and the scripts send another.
 */
export function useEarlyInput(place: RefObject<HTMLElement | null>): void {
  // Before anything else can happen: React would put back what it doesn't know of.
  useLayoutEffect(() => {
    place.current?.querySelectorAll<TextField>(TEXTS).forEach(repeatText);
    place.current?.querySelectorAll<Choice>(CHOICES).forEach(repeatChoice);
  }, [place]);
}
