"use client";

import { useEffect, useState } from "react";
import { api } from "@/lib/browser/api";

const PAUSE_MS = 150;

/**
 * What the API suggests for what is typed, once typing pauses: the list `name` of its answer.
 * Nothing while there is nothing typed, or no answer.
 */
export function useSuggestions<Item>(path: string, name: string, query: string): Item[] {
  const [found, setFound] = useState<{ query: string; items: Item[] }>({ query: "", items: [] });
  const wanted = query.trim();
  useEffect(() => {
    if (wanted === "") return;
    const typing = new AbortController();
    const { signal } = typing;
    const timer = setTimeout(() => {
      api<Record<string, Item[]>>(`${path}?query=${encodeURIComponent(wanted)}`, { signal })
        .then((answer) => setFound({ query: wanted, items: answer[name] ?? [] }))
        // Without suggestions one types on.
        .catch(() => undefined);
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      typing.abort();
    };
  }, [path, name, wanted]);
  return wanted !== "" && found.query === wanted ? found.items : [];
}
