import { type AlertOffer, CreateAlert } from "@/components/alerts/create-alert.client";
import { ActiveChip } from "@/components/ui/chip";
import { StaticMarkup } from "@/components/ui/static/static-markup";
import type { JobSearch } from "@/lib/jobs/schema";
import { PAGE_SIZE, type SearchQuery } from "@/lib/search/schema";
import { wantedWords } from "@/lib/search/search-name";
import { formatNumber } from "@/lib/shared/formats/numbers";
import { plural } from "@/lib/shared/plural";
import type { ActiveFilter } from "./filters/active-filters";
import { ResultsStatus } from "./results-status.client";
import { clearedHref, type SearchScope, scopedHref } from "./scope";

type Props = {
  page: number;
  result: Pick<JobSearch, "total" | "mentions" | "jobs" | "understood">;
  alert: AlertOffer;
};

/** Which of the jobs found are on the page; `null` where it has only those that mention the words. */
function showingWords(page: number, shown: number): string | null {
  const first = (page - 1) * PAGE_SIZE + 1;
  return shown === 0 ? null : `Showing ${formatNumber(first)}–${formatNumber(first + shown - 1)}`;
}

const jobsWords = (count: number) => plural(count, { one: "{count} job", other: "{count} jobs" });

/** What was found: "Found 12 jobs", or that the jobs below only mention the words. */
function foundWords({ total, mentions, understood }: Props["result"]): string {
  if (total > 0 || mentions.total === 0) return `Found ${jobsWords(total)}`;
  const mention = plural(mentions.total, { one: "{count} mentions", other: "{count} mention" });
  return `No jobs with ${wantedWords(understood.query.query)} as their title or skill; ${mention} it`;
}

/** The number of jobs, and the offer of an alert. */
export function ResultsBar({ page, result, alert }: Props) {
  return (
    <div className="results-bar">
      <ResultsStatus found={foundWords(result)} showing={showingWords(page, result.jobs.length)} />
      <CreateAlert
        key={alert.search}
        {...alert}
        isShort
        label="Create alert"
        className="btn btn-outline btn-sm alert-button"
      />
    </div>
  );
}

type ChipsProps = { query: SearchQuery; scope: SearchScope; active: ActiveFilter[] };

/** The active filters, each a link to the search without it. */
export function FilterChips({ query, scope, active }: ChipsProps) {
  if (active.length === 0) return null;
  return (
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
  );
}
