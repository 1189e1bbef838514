"use client";

import type { KeyboardEvent } from "react";
import { isOthers, type KeyList, useKeysAreOn } from "./keys-button.client";
import { focusCard } from "./use-lane-keys.client";

export const TABLE_KEYS: KeyList = [
  ["↑ ↓", "From row to row"],
  ["Enter", "Open the application"],
  ["X", "Select"],
  ["Shift ↑ ↓", "Select a range; so does a click with Shift"],
  ["Esc", "Clear the selection"],
];

type Options = {
  ids: readonly string[];
  chosen: ReadonlySet<string>;
  select: (id: string, isSelected: boolean, isRange: boolean) => void;
  clear: () => void;
};

/** The keys of the table, while the focus is in one of its rows. Everyone can turn them off. */
export function useTableKeys({ ids, chosen, select, clear }: Options) {
  const isOn = useKeysAreOn();
  function go(id: string, step: number, isRange: boolean): void {
    const next = ids[ids.indexOf(id) + step];
    if (!next) return;
    focusCard(next);
    if (!isRange) return;
    if (!chosen.has(id)) select(id, true, false);
    select(next, true, true);
  }
  function press(id: string, { key, shiftKey }: KeyboardEvent): boolean {
    if (key === "ArrowDown") go(id, 1, shiftKey);
    else if (key === "ArrowUp") go(id, -1, shiftKey);
    else if (key.toLowerCase() === "x") select(id, !chosen.has(id), false);
    else if (key === "Escape" && chosen.size > 0) clear();
    else return false;
    return true;
  }
  return (event: KeyboardEvent<HTMLElement>) => {
    if (!isOn || isOthers(event)) return;
    const id = (event.target as HTMLElement).closest<HTMLElement>("[data-id]")?.dataset["id"];
    if (id && ids.includes(id) && press(id, event)) event.preventDefault();
  };
}
