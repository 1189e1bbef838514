import type { ReactNode } from "react";
import { AlertStrip } from "@/components/alerts/alert-strip";
import { EmbedLink } from "@/components/embedding/embed-link";
import { JobCardCompact } from "@/components/jobs/job-card-compact";
import { Pagination } from "@/components/ui/pagination/pagination";
import { StaticMarkup } from "@/components/ui/static/static-markup";
import type { JobSearch } from "@/lib/jobs/schema";
import type { SearchQuery } from "@/lib/search/schema";
import { wantedWords } from "@/lib/search/search-name";
import { searchHref } from "@/lib/search/search-query";
import type { UnknownValue } from "@/lib/search/unknown-values";
import { changedCategories } from "@/lib/shared/categories/known";
import type { CustomField } from "@/lib/shared/setting-groups/custom-fields";
import { type SiteFeatures, shownOf } from "@/lib/shared/setting-groups/features";
import type { SiteWords } from "@/lib/shared/words/defaults";
import { CorrectedWords } from "./corrected-words";
import { RememberSearch } from "./fields/recent-searches.client";
import { activeFilters } from "./filters/active-filters";
import { FilterToolbar } from "./filters/filter-toolbar.client";
import { payScale } from "./filters/pay-bars";
import { SortSelect } from "./filters/sort-select.client";
import { Mentions } from "./mentions";
import { NoResults } from "./no-results";
import { PartialMatches } from "./partial-matches";
import { FilterChips, ResultsBar } from "./results-bar";
import { ResultsFrame } from "./results-frame.client";
import { isNarrowed, type SearchScope, scopedHref } from "./scope";
import { SearchNotes } from "./search-notes";
import { JobSplit } from "./split/job-split.client";
import { UnderstoodWords } from "./understood-words";

type Props = {
  words: SiteWords;
  features: SiteFeatures;
  /** The site's own fields. */
  customFields: readonly CustomField[];
  query: SearchQuery;
  scope: SearchScope;
  result: JobSearch;
  /** What the address asks for that no filter has. */
  unknown: UnknownValue[];
  /** The name of the search, for this browser's list of searches. */
  name: string;
  /** The site's currency. */
  currency: string;
  now: Date;
  /** The job that the address names, to be shown beside the list. */
  named: { slug: string; pane: ReactNode } | null;
  /** For the form that asks a visitor where to send an alert. */
  formToken: string;
};

/** The search without its page and order. */
function alertSearch({ sort: _order, page: _page, ...filters }: SearchQuery): string {
  return searchHref(filters);
}

/** The facets without the values that the site hides, unless the search has them. */
function offeredFacets<Facets extends Pick<JobSearch["facets"], "jobType" | "level">>(
  facets: Facets,
  query: SearchQuery,
  { hiddenTypes, hiddenLevels }: SiteFeatures,
): Facets {
  const nameOf = ({ value }: { value: string }) => value;
  return {
    ...facets,
    jobType: shownOf(facets.jobType, { hidden: hiddenTypes, chosen: query.jobType, nameOf }),
    level: shownOf(facets.level, { hidden: hiddenLevels, chosen: query.level, nameOf }),
  };
}

/** A page of results with its filters, the same for every list of jobs that can be filtered. */
export function SearchResults(props: Props) {
  const { words, query, scope, result, unknown, name, currency, named, now, formToken } = props;
  const { customFields } = props;
  const { places: _places, ...facets } = result.facets;
  const { understood, correction, close } = result;
  // From here on, the search is what was understood, so that its filters can be seen and changed.
  const meant = understood.query;
  // An alert waits for everything asked for, even if there is none of it today.
  const alert = { search: alertSearch(result.asked?.query ?? meant), name, formToken };
  const active = activeFilters(query, { scope, names: facets, currency, customFields });
  const isNothing = result.total + result.mentions.total === 0;
  return (
    <ResultsFrame>
      <ResultsBar page={query.page} result={result} alert={alert} />
      <FilterToolbar
        query={meant}
        scope={scope}
        facets={{ ...offeredFacets(facets, meant, props.features), pay: payScale(facets.pay) }}
        total={result.total}
        categories={changedCategories()}
        isCity={result.place?.kind === "city"}
        currency={currency}
        customFields={customFields}
        sort={
          <SortSelect
            query={{ ...query, sort: meant.sort }}
            scope={scope}
            hasWords={meant.query !== ""}
          />
        }
      />
      <FilterChips query={query} scope={scope} active={active} />
      <UnderstoodWords
        query={correction?.isDone ? correction.query : query}
        scope={scope}
        understood={understood}
        isTyped={!correction?.isDone}
      />
      <SearchNotes scope={scope} result={result} unknown={unknown} />
      {correction && !(isNothing && !correction.isDone) && (
        <CorrectedWords query={query} scope={scope} correction={correction} />
      )}
      {isNothing ? (
        <NoResults
          words={words}
          query={meant}
          scope={scope}
          result={result}
          hasFilters={active.length + understood.chips.length > 0}
          alert={alert}
        >
          <PartialMatches jobs={close} now={now} />
        </NoResults>
      ) : (
        <JobSplit first={(result.jobs[0] ?? result.mentions.jobs[0])?.slug ?? null} named={named}>
          {result.jobs.length > 0 && (
            <StaticMarkup className="job-list job-panel">
              {result.jobs.map((job) => (
                <JobCardCompact key={job.id} job={job} now={now} heading="h2" />
              ))}
            </StaticMarkup>
          )}
          <PartialMatches jobs={close} now={now} />
          <Mentions
            words={wantedWords(meant.query)}
            mentions={result.mentions}
            isAlone={result.total === 0}
            now={now}
          />
          <AlertStrip key={alert.search} {...alert} />
          <Pagination
            page={result.page}
            pageCount={result.pageCount}
            hrefFor={(page) => scopedHref(scope, { ...query, page })}
          />
          <EmbedLink target={{ search: query }}>Put these jobs on your site</EmbedLink>
        </JobSplit>
      )}
      {isNarrowed(scope, query) && (
        <RememberSearch href={scopedHref(scope, { ...query, page: 1 })} label={name} />
      )}
    </ResultsFrame>
  );
}
