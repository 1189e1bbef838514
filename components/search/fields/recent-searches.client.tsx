"use client";

import { useEffect } from "react";
import { ChipLink } from "@/components/ui/chip";
import {
  forgetSearches,
  type RecentSearch,
  rememberSearch,
  useRecentSearches,
} from "./use-recent-searches.client";

/** Remembers the search of this page. */
export function RememberSearch({ href, label }: RecentSearch) {
  useEffect(() => rememberSearch({ href, label }), [href, label]);
  return null;
}

type Props = {
  /** This page's search, which isn't offered again. */
  except?: string;
};

/** Earlier searches in this browser, or nothing if there are none. */
export function RecentSearches({ except }: Props) {
  const searches = useRecentSearches().filter(({ href }) => href !== except);
  if (searches.length === 0) return null;
  return (
    <section className="mt-8" aria-labelledby="recent-searches">
      <div className="mb-3 flex items-center justify-between gap-4">
        <h2 id="recent-searches" className="text-xl">
          Recent searches
        </h2>
        <button type="button" className="link" onClick={forgetSearches}>
          Clear
        </button>
      </div>
      <ul className="row">
        {searches.map(({ href, label }) => (
          <li key={href} className="min-w-0">
            <ChipLink href={href}>{label}</ChipLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
