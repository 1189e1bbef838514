"use client";

import { useLayoutEffect, useRef } from "react";

const focusedIn = (items: string) => document.activeElement?.closest<HTMLElement>(items) ?? null;

/**
 * Whether one of these must not move now: someone points at or drags one, or has focused one that
 * itself changed. Others can change around the focused one (`usePlaceKept`).
 */
export function isInUse(items: string, changed: ReadonlySet<string | null>): boolean {
  const points = matchMedia("(hover: hover)").matches;
  const focused = focusedIn(items);
  return (
    (points && document.querySelector(`:is(${items}):hover`) !== null) ||
    (focused !== null && (changed.has(focused.dataset["id"] ?? null) || changed.has(null))) ||
    document.querySelector(
      "[data-dragged], [data-lifted], dialog[open], [popover]:popover-open",
    ) !== null
  );
}

type Kept = { item: HTMLElement; focus: HTMLElement; top: number };

/**
 * Keeps the focused one of these where it is on the screen, and focused, while the page is read
 * again and others come and go above it. Call the result just before.
 */
export function usePlaceKept(items: string, isRefreshing: boolean): () => void {
  const kept = useRef<Kept>(undefined);
  useLayoutEffect(() => {
    if (isRefreshing || !kept.current) return;
    const { item, focus, top } = kept.current;
    kept.current = undefined;
    if (!item.isConnected) return;
    window.scrollBy({ top: item.getBoundingClientRect().top - top, behavior: "instant" });
    if (document.activeElement === document.body) focus.focus({ preventScroll: true });
  }, [isRefreshing]);
  return () => {
    const item = focusedIn(items);
    kept.current = item
      ? {
          item,
          focus: document.activeElement as HTMLElement,
          top: item.getBoundingClientRect().top,
        }
      : undefined;
  };
}
