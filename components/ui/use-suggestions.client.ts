"use client";

import { useEffect, useState } from "react";
import { api } from "@/lib/browser/api";

const PAUSE_MS = 120;
const NONE: never[] = [];

/** Whether somebody only typed on, or took letters back. */
function goesOn(from: string, to: string): boolean {
  return from !== "" && (to.startsWith(from) || from.startsWith(to));
}

/**
 * What the API suggests for what is typed, once typing pauses: the list `name` of its answer. While
 * one types on, the last answer stands until the next. Nothing while there is nothing typed, or no
 * answer.
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
        // Without suggestions one types on.
        .catch(() => undefined);
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      typing.abort();
    };
  }, [path, name, wanted]);
  return wanted !== "" && goesOn(found.query, wanted) ? found.items : NONE;
}
