"use client";

import { useEffect, useRef, useState } from "react";
import type { SearchQuery } from "@/lib/search/schema";
import { parseSearchQuery } from "@/lib/search/search-query";
import { useResults } from "../results-frame.client";
import { type SearchScope, scopedHref, withinScope } from "../scope";

const DEBOUNCE_MS = 300;

type Draft = {
  /** The filters as set, which may be ahead of the list. */
  draft: SearchQuery;
  /** Sets filters. The list follows soon unless held. */
  change: (change: Partial<SearchQuery>, options: { isHeld: boolean }) => void;
  /** Applies the draft to the list immediately. */
  apply: () => void;
  /** Returns to what the list shows. */
  discard: () => void;
};

/** The search as it will be read from its address: values in order, impossible ones dropped. */
function canonical(scope: SearchScope, query: SearchQuery): SearchQuery {
  const parameters = new URLSearchParams(scopedHref(scope, query).split("?")[1]);
  return withinScope(scope, parseSearchQuery(Object.fromEntries(parameters)));
}

/** The filters being set, and when the list follows. */
export function useFilterDraft(query: SearchQuery, scope: SearchScope): Draft {
  const { show: follow } = useResults();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [draft, setDraft] = useState(query);
  const [shown, setShown] = useState(query);
  const [wanted, setWanted] = useState<string | null>(null);

  // Another list has arrived. It must not undo a later change that is still under way.
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
    follow(scopedHref(scope, next));
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
