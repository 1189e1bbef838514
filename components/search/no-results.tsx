import type { ReactNode } from "react";
import { type AlertOffer, CreateAlert } from "@/components/alerts/create-alert.client";
import { EmptyState } from "@/components/ui/empty-state";
import type { JobSearch } from "@/lib/jobs/schema";
import type { FilterName, SearchQuery } from "@/lib/search/schema";
import { searchName } from "@/lib/search/search-name";
import { withoutFilter } from "@/lib/search/search-query";
import type { SiteWords } from "@/lib/shared/words/defaults";
import { RecentSearches } from "./fields/recent-searches.client";
import { dropWords } from "./filters/active-filters";
import { countedJobs } from "./relaxation";
import { clearedHref, type SearchScope, scopedHref } from "./scope";
import { Way } from "./way";

type Props = {
  words: SiteWords;
  query: SearchQuery;
  scope: SearchScope;
  result: Pick<JobSearch, "suggestions" | "correction" | "place" | "company">;
  hasFilters: boolean;
  alert: AlertOffer;
  /** Jobs to look at instead. */
  children: ReactNode;
};

/** Beside the alert. */
const OFFERED = 3;

/** The search without one of its filters, which would find this many jobs. */
function DroppedFilter(props: Pick<Props, "query" | "scope" | "result"> & Suggestion) {
  const { query, scope, result, drop, total } = props;
  const wider = withoutFilter(query, drop);
  const place = drop === "location" ? null : result.place;
  const company = drop === "company" ? null : result.company;
  return (
    <Way
      icon={drop === "location" ? "globe" : "search"}
      href={scopedHref(scope, wider)}
      title={dropWords(query, drop)}
    >
      {countedJobs(total, searchName(scope, wider, { place, company }))}
    </Way>
  );
}

type Suggestion = { drop: FilterName; total: number };

/** Shown if nothing was found: what was probably meant, which filters to drop, and an alert. */
export function NoResults({ words, query, scope, result, hasFilters, alert, children }: Props) {
  const { suggestions, correction } = result;
  const offered = suggestions
    .filter(({ drop }) => !(drop in scope.fixed))
    .slice(0, correction ? OFFERED - 1 : OFFERED);
  return (
    <>
      <div className="panel">
        <EmptyState drawing="search" title={words.noJobsTitle} text={words.noJobsText}>
          <ul className="ways">
            {correction && (
              <li>
                <Way
                  icon="spell-check"
                  href={scopedHref(scope, { ...correction.query, page: 1 })}
                  title={
                    <>
                      Did you mean <em>{correction.query.query}</em>?
                    </>
                  }
                >
                  No job has “{query.query}”.
                </Way>
              </li>
            )}
            {offered.map((each) => (
              <li key={each.drop}>
                <DroppedFilter
                  query={query}
                  scope={scope}
                  result={result}
                  drop={each.drop}
                  total={each.total}
                />
              </li>
            ))}
            <li className="needs-script">
              <CreateAlert
                key={alert.search}
                {...alert}
                label="Tell me when one is posted"
                text={`One email a day at most, for “${alert.name}”.`}
                className="way"
              />
            </li>
          </ul>
          {hasFilters ? (
            <a className="btn btn-quiet" href={clearedHref(scope, query)}>
              Clear filters
            </a>
          ) : (
            <a className="btn btn-quiet" href="/jobs">
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
