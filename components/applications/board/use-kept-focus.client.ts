"use client";

import { type FocusEvent, useEffect, useRef } from "react";
import { currentTab } from "./stage-tabs.client";

type Kept = { id: string; control: string };

/** What names a control within its card. */
const CONTROLS = [".cand-name", ".move-button", ".cand-face input"];

/**
 * Keeps the focus on a card when the board is read again and the card has gone to another place or
 * stage, where it is another element. When it is no longer shown, the board gets the focus. For the
 * element around the cards.
 */
export function useKeptFocus() {
  const kept = useRef<Kept>(undefined);
  const board = useRef<HTMLElement>(null);
  useEffect(() => {
    // On phones the board would scroll to another stage than the one being read.
    if (!kept.current || document.activeElement !== document.body || currentTab()) return;
    const { id, control } = kept.current;
    const card = board.current?.querySelector(`[data-id="${id}"]`);
    const target = card?.querySelector<HTMLElement>(control) ?? board.current;
    if (!card) kept.current = undefined;
    target?.focus();
  });
  return {
    ref: board,
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      const id = target.closest<HTMLElement>(".cand")?.dataset["id"];
      const control = CONTROLS.find((selector) => target.matches(selector)) ?? ".cand-name";
      kept.current = id ? { id, control } : undefined;
    },
    onBlur: ({ target }: FocusEvent<HTMLElement>) => {
      // An element that goes away loses the focus, too; only someone who leaves it doesn't want it.
      setTimeout(() => {
        const isLeft = target.isConnected && !board.current?.contains(document.activeElement);
        if (isLeft) kept.current = undefined;
      });
    },
  };
}
