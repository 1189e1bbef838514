import { type AlertOffer, CreateAlert } from "@/components/alerts/create-alert.client";
import { ActiveChip } from "@/components/ui/chip";
import { Icon } from "@/components/ui/icon";
import { StaticMarkup } from "@/components/ui/static-markup";
import type { JobSearch } from "@/lib/jobs/schema";
import { PAGE_SIZE, type SearchQuery } from "@/lib/search/schema";
import type { Chip } from "@/lib/search/understanding/sentences.schema";
import { plural } from "@/lib/shared/plural";
import type { ActiveFilter } from "./active-filters";
import { FILTER_PANEL } from "./filter-groups";
import { ResultsStatus } from "./results-status.client";
import { clearedHref, type SearchScope, scopedHref } from "./scope";
import { SortSelect } from "./sort-select.client";

type Props = {
  query: SearchQuery;
  scope: SearchScope;
  result: Pick<JobSearch, "total" | "mentions" | "jobs" | "understood">;
  active: ActiveFilter[];
  alert: AlertOffer;
};

function showingWords(page: number, shown: number): string | null {
  const first = (page - 1) * PAGE_SIZE + 1;
  return shown === 0
    ? null
    : `Showing ${first.toLocaleString("en")}–${(first + shown - 1).toLocaleString("en")}`;
}

const jobsWords = (count: number) => plural(count, { one: "{count} job", other: "{count} jobs" });

/** What was found: "Found 12 jobs", or that the jobs below only mention the words. */
function foundWords({ total, mentions, understood }: Props["result"]): string {
  if (total > 0 || mentions.total === 0) return `Found ${jobsWords(total)}`;
  const mention = plural(mentions.total, { one: "{count} mentions", other: "{count} mention" });
  return `No jobs with ${understood.query.query} as their title or skill; ${mention} it`;
}

/** The number of jobs, their order, and chips for the active filters. */
export function ResultsBar(props: Props) {
  const { query, scope, result, active, alert } = props;
  const { understood } = result;
  // The place has its own field.
  const isFilter = (chip: Chip) => chip.kind !== "place" && chip.unused === null;
  const count = active.length + understood.chips.filter(isFilter).length;
  const shown = result.jobs.length + result.mentions.jobs.length;
  return (
    <>
      <div className="results-bar">
        <ResultsStatus found={foundWords(result)} showing={showingWords(query.page, shown)} />
        <div className="end">
          <button
            type="button"
            className="btn btn-outline btn-sm filters-toggle"
            aria-haspopup="dialog"
            popoverTarget={FILTER_PANEL}
          >
            <Icon name="sliders-horizontal" size="sm" />
            {count > 0 ? `Filters (${count})` : "Filters"}
          </button>
          <SortSelect
            query={{ ...query, sort: understood.query.sort }}
            scope={scope}
            hasWords={understood.query.query !== ""}
          />
          <CreateAlert
            key={alert.search}
            {...alert}
            isShort
            label="Create alert"
            className="btn btn-outline btn-sm alert-button"
          />
        </div>
      </div>
      {active.length > 0 && (
        <StaticMarkup className="chips">
          {active.map(({ label, without }) => (
            <ActiveChip key={label} href={scopedHref(scope, without)}>
              {label}
            </ActiveChip>
          ))}
          <a className="link text-sm" href={clearedHref(scope, query)}>
            Clear filters
          </a>
        </StaticMarkup>
      )}
    </>
  );
}
