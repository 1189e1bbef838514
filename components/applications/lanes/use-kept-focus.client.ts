"use client";

import { type FocusEvent, useEffect, useRef } from "react";
import { currentTab } from "./stage-tabs.client";

type FocusedControl = { id: string; control: string };

/** What names a control within its card. */
const CONTROLS = [".cand-name", ".move-button", ".cand-face input"];

/**
 * Keeps the focus on a card when the lanes are read again and the card has gone to another place or
 * stage, where it is another element. When it is no longer shown, the lanes get the focus, or on
 * phones the tab of the stage that is read. For the element around the cards.
 */
export function useKeptFocus() {
  const kept = useRef<FocusedControl>(undefined);
  const container = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!kept.current || document.activeElement !== document.body) return;
    const { id, control } = kept.current;
    const tab = currentTab();
    // On phones the other stages are out of sight, and the one being read stays.
    const place = tab ? `[data-stage="${tab.dataset["tab"]}"] ` : "";
    const card = container.current?.querySelector(`${place}[data-id="${id}"]`);
    const target = card?.querySelector<HTMLElement>(control) ?? tab ?? container.current;
    if (!card) kept.current = undefined;
    target?.focus({ preventScroll: target === tab });
  });
  return {
    ref: container,
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      const id = target.closest<HTMLElement>(".cand")?.dataset["id"];
      const control = CONTROLS.find((selector) => target.matches(selector)) ?? ".cand-name";
      kept.current = id ? { id, control } : undefined;
    },
    onBlur: ({ target }: FocusEvent<HTMLElement>) => {
      // An element that goes away loses the focus, too; only someone who leaves it doesn't want it.
      setTimeout(() => {
        const isLeft = target.isConnected && !container.current?.contains(document.activeElement);
        if (isLeft) kept.current = undefined;
      });
    },
  };
}
