import type { ReactNode } from "react";
import { type AlertOffer, CreateAlert } from "@/components/alerts/create-alert.client";
import { EmptyState } from "@/components/ui/empty-state";
import type { JobSearch } from "@/lib/jobs/schema";
import type { SearchQuery } from "@/lib/search/schema";
import { withoutFilter } from "@/lib/search/search-query";
import { plural } from "@/lib/shared/plural";
import { RecentSearches } from "./fields/recent-searches.client";
import { dropWords } from "./filters/active-filters";
import { clearedHref, type SearchScope, scopedHref } from "./scope";

type Props = {
  query: SearchQuery;
  scope: SearchScope;
  suggestions: JobSearch["suggestions"];
  hasFilters: boolean;
  alert: AlertOffer;
  /** Jobs to look at instead. */
  children: ReactNode;
};

const OFFERED = 5;

/** Shown if nothing was found: which filters to drop, and how much that would find. */
export function NoResults(props: Props) {
  const { query, scope, suggestions, hasFilters, alert, children } = props;
  const offered = suggestions.filter(({ drop }) => !(drop in scope.fixed)).slice(0, OFFERED);
  return (
    <>
      <div className="panel">
        <EmptyState
          drawing="search"
          title="No matching jobs found"
          text="Try adjusting your search criteria or filters"
        >
          {offered.length > 0 && (
            <ul className="row max-w-full justify-center">
              {offered.map(({ drop, total }) => (
                <li key={drop} className="min-w-0">
                  <a
                    className="chip chip-link"
                    href={scopedHref(scope, withoutFilter(query, drop))}
                  >
                    <span className="truncate">{dropWords(query, drop)}</span>
                    <span className="num text-faint">
                      {plural(total, { one: "{count} job", other: "{count} jobs" })}
                    </span>
                  </a>
                </li>
              ))}
            </ul>
          )}
          <CreateAlert
            key={alert.search}
            {...alert}
            label="Create alert for this search"
            className="btn btn-primary"
          />
          {hasFilters ? (
            <a className="btn btn-outline" href={clearedHref(scope, query)}>
              Clear filters
            </a>
          ) : (
            <a className="btn btn-outline" href="/jobs">
              Browse all jobs
            </a>
          )}
        </EmptyState>
      </div>
      {children}
      <RecentSearches except={scopedHref(scope, query)} />
    </>
  );
}
