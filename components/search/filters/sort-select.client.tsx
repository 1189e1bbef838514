"use client";

import { useState } from "react";
import type { SearchQuery, Sort } from "@/lib/search/schema";
import { useResults } from "../results-frame.client";
import { type SearchScope, scopedHref } from "../scope";
import { FILTER_FORM } from "./filter-groups";

const LABELS: Record<Sort, string> = {
  relevance: "Relevance",
  newest: "Newest",
  pay: "Salary, high to low",
};

type Props = {
  query: SearchQuery;
  scope: SearchScope;
  /** Whether the search has words. */
  hasWords: boolean;
};

/** The order of the list. Part of the filter form, so that it also works without scripts. */
export function SortSelect({ query, scope, hasWords }: Props) {
  const { isBusy, show } = useResults();
  const [chosen, setChosen] = useState(query.sort);
  // Without words, nothing is more relevant than anything else.
  const options = Object.entries(LABELS).filter(([sort]) => hasWords || sort !== "relevance");
  return (
    <>
      <label className="sort">
        <span className="sr-narrow">Sort</span>
        <select
          className="input input-sm"
          name="sort"
          form={FILTER_FORM}
          aria-label="Sort"
          value={isBusy ? chosen : query.sort}
          onChange={(event) => {
            const sort = event.target.value as Sort;
            setChosen(sort);
            show(scopedHref(scope, { ...query, sort, page: 1 }));
          }}
        >
          {options.map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <noscript>
        <button type="submit" form={FILTER_FORM} className="btn btn-outline btn-sm">
          Sort
        </button>
      </noscript>
    </>
  );
}
