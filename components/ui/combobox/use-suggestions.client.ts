"use client";

import { useEffect, useState } from "react";
import { api } from "@/lib/browser/api";

const PAUSE_MS = 120;
const NONE: never[] = [];

/** Whether someone only typed on, or deleted letters. */
function goesOn(from: string, to: string): boolean {
  return from !== "" && (to.startsWith(from) || from.startsWith(to));
}

/**
 * The API's suggestions for what is typed, requested once typing pauses: the list `name` in its
 * response. While typing continues, the last response stays until the next. Empty without input or
 * a response.
 */
export function useSuggestions<Item>(path: string, name: string, query: string): Item[] {
  const [found, setFound] = useState<{ query: string; items: Item[] }>({ query: "", items: [] });
  const wanted = query.trim();
  useEffect(() => {
    if (wanted === "") return;
    const typing = new AbortController();
    const { signal } = typing;
    const timer = setTimeout(() => {
      const address = `${path}${path.includes("?") ? "&" : "?"}query=${encodeURIComponent(wanted)}`;
      api<Record<string, Item[]>>(address, { signal })
        .then((response) => setFound({ query: wanted, items: response[name] ?? [] }))
        // Without suggestions, typing continues.
        .catch(() => undefined);
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      typing.abort();
    };
  }, [path, name, wanted]);
  return wanted !== "" && goesOn(found.query, wanted) ? found.items : NONE;
}
