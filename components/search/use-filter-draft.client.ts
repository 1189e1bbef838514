"use client";

import { useEffect, useRef, useState } from "react";
import type { SearchQuery } from "@/lib/search/schema";
import { parseSearchQuery } from "@/lib/search/search-query";
import { useResults } from "./results-frame.client";
import { type SearchScope, scopedHref, withinScope } from "./scope";

const DEBOUNCE_MS = 300;

type Draft = {
  /** The filters as they are set, which may be ahead of the list. */
  draft: SearchQuery;
  /** Sets filters; the list follows soon, unless it is held. */
  change: (change: Partial<SearchQuery>, options: { isHeld: boolean }) => void;
  /** Brings the list to the draft now. */
  apply: () => void;
  /** Back to what the list shows. */
  discard: () => void;
};

/** The search as its address will be read: values in their order, impossible ones dropped. */
function canonical(scope: SearchScope, query: SearchQuery): SearchQuery {
  const parameters = new URLSearchParams(scopedHref(scope, query).split("?")[1]);
  return withinScope(scope, parseSearchQuery(Object.fromEntries(parameters)));
}

/** Filters being set, and when the list follows them. */
export function useFilterDraft(query: SearchQuery, scope: SearchScope): Draft {
  const { replace } = useResults();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [draft, setDraft] = useState(query);
  const [shown, setShown] = useState(query);
  const [wanted, setWanted] = useState<string | null>(null);

  // Another list is there. A later change that is still on its way is not undone by it.
  if (shown !== query) {
    setShown(query);
    if (wanted === null || wanted === scopedHref(scope, query)) {
      setDraft(query);
      setWanted(null);
    }
  }
  useEffect(() => () => clearTimeout(timer.current), []);

  function show(next: SearchQuery) {
    clearTimeout(timer.current);
    replace(scopedHref(scope, next));
  }

  return {
    draft,
    change(change, { isHeld }) {
      const next = canonical(scope, { ...draft, ...change, page: 1 });
      setDraft(next);
      if (isHeld) return;
      setWanted(scopedHref(scope, next));
      clearTimeout(timer.current);
      timer.current = setTimeout(() => show(next), DEBOUNCE_MS);
    },
    apply() {
      setWanted(scopedHref(scope, draft));
      show(draft);
    },
    discard() {
      if (wanted === null) setDraft(query);
    },
  };
}
