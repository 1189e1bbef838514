"use client";

import { useRef, useState } from "react";

/** The selected ones of a list, one by one, in ranges, or all at once. */
export function useSelection(all: readonly string[]) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const last = useRef<string>(undefined);

  function select(ids: readonly string[], isSelected: boolean): void {
    setChosen((before) => {
      const rest = [...before].filter((id) => !ids.includes(id));
      return new Set(isSelected ? [...rest, ...ids] : rest);
    });
  }
  /** `isRange` takes everything from the last one that was pressed. */
  function selectOne(id: string, isSelected: boolean, isRange: boolean): void {
    const at = all.indexOf(id);
    const from = isRange && last.current ? all.indexOf(last.current) : at;
    const ids = from < 0 ? [id] : all.slice(Math.min(from, at), Math.max(from, at) + 1);
    last.current = id;
    select(ids, isSelected);
  }
  return { chosen, select, selectOne, clear: () => setChosen(new Set()) };
}
