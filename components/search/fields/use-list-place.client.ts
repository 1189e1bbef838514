"use client";

import { type RefObject, useLayoutEffect } from "react";

const MARGIN = 8;
const GAP = 6;
const NARROWEST = 340;
const TALLEST = 400;
const SHORTEST = 140;

function place(list: HTMLElement, field: HTMLElement): void {
  const box = (field.closest("label") ?? field).getBoundingClientRect();
  const { clientWidth } = document.documentElement;
  const width = Math.min(Math.max(box.width, NARROWEST), clientWidth - 2 * MARGIN);
  const left = Math.max(MARGIN, Math.min(box.left, clientWidth - MARGIN - width));
  // A phone's keyboard covers part of the window.
  const bottom = window.visualViewport?.height ?? window.innerHeight;
  const top = box.bottom + GAP;
  const height = Math.max(SHORTEST, Math.min(TALLEST, bottom - top - MARGIN));
  Object.assign(list.style, {
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    maxHeight: `${height}px`,
  });
}

/** Shows an open list over everything else, under its field, and keeps it there. */
export function useListPlace(
  list: RefObject<HTMLElement | null>,
  field: HTMLElement,
  isOpen: boolean,
): void {
  useLayoutEffect(() => {
    const { current } = list;
    if (!isOpen || !current) return;
    const again = () => place(current, field);
    current.showPopover();
    again();
    const ending = new AbortController();
    const options = { signal: ending.signal, capture: true, passive: true };
    window.addEventListener("scroll", again, options);
    window.addEventListener("resize", again, options);
    window.visualViewport?.addEventListener("resize", again, options);
    return () => ending.abort();
  }, [list, field, isOpen]);
}
