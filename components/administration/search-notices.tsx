import { TableHead } from "@/components/analytics/table-head";
import { EmptyState } from "@/components/ui/empty-state";
import { formatNumber } from "@/lib/shared/formats/numbers";
import { plural } from "@/lib/shared/plural";
import type {
  EngineState,
  SearchEngine,
  SearchNotices,
  SearchNoticeView,
} from "@/lib/syndication/search-notices/schema";
import { logTime } from "./audit-words";

const ENGINES: Record<SearchEngine, { label: string; how: string }> = {
  indexnow: {
    label: "IndexNow",
    how: "Off. Turn it on above.",
  },
  google: {
    label: "Google",
    how: "Off. It needs a service account's key: set GOOGLE_INDEXING_KEY_FILE.",
  },
};

function engineWords({ engine, isOn, waiting, sent, mostADay }: EngineState): string {
  if (!isOn) return ENGINES[engine].how;
  const limit = mostADay === null ? "" : ` (at most ${formatNumber(mostADay)} a day)`;
  const still = formatNumber(waiting);
  return plural(sent, {
    one: `{count} page reported in the last 24 hours${limit}, ${still} waiting.`,
    other: `{count} pages reported in the last 24 hours${limit}, ${still} waiting.`,
  });
}

function statusWords({ status, isLive, problem, nextAt }: SearchNoticeView): string {
  if (status === "sent") return isLive ? "Reported as open" : "Reported as gone";
  if (status === "sending") return "Being reported";
  if (status === "failed") return `Given up. ${problem ?? ""}`;
  return problem && nextAt ? `${problem} Next try at ${logTime(nextAt)}.` : "Waiting";
}

function Notice({ notice }: { notice: SearchNoticeView }) {
  const { title, path, engine, triedAt } = notice;
  return (
    <tr>
      <th scope="row">
        <a href={path} dir="auto">
          {title}
        </a>
      </th>
      <td data-label="Search engine">{ENGINES[engine].label}</td>
      <td data-label="Result">{statusWords(notice)}</td>
      <td data-label="Time (UTC)">
        {triedAt === null ? "–" : <time dateTime={triedAt}>{logTime(triedAt)}</time>}
      </td>
    </tr>
  );
}

/** Which search engines hear about jobs' pages, and the latest pages reported to them. */
export function SearchNoticesPanel({ notices: { engines, latest } }: { notices: SearchNotices }) {
  return (
    <section aria-labelledby="search-notices-title">
      <h2 id="search-notices-title" className="mb-4 text-xl">
        Search engine notices
      </h2>
      <ul className="mb-4">
        {engines.map((state) => (
          <li key={state.engine}>
            <b>{ENGINES[state.engine].label}.</b> {engineWords(state)}
          </li>
        ))}
      </ul>
      {latest.length === 0 ? (
        <div className="panel">
          <EmptyState
            title="Nothing reported yet"
            text="Once one is on, each job that opens, changes or ends is listed here."
          />
        </div>
      ) : (
        <table
          className="analytics-table log-table panel"
          aria-label="Reported pages, latest first"
        >
          <TableHead names={["Job", "Search engine", "Result", "Time (UTC)"]} />
          <tbody>
            {latest.map((notice) => (
              <Notice key={notice.id} notice={notice} />
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
