import { AutoRefresh } from "@/components/administration/auto-refresh.client";
import { EmptyState } from "@/components/ui/empty-state";
import { Pagination } from "@/components/ui/pagination/pagination";
import { KIND_LABELS } from "@/lib/sources/labels";
import type { SourcesPage as Page, SourceLine } from "@/lib/sources/schema";
import { lineWords, stateOf } from "./source-words";

type LineProps = { source: SourceLine; now: Date; pagePath: string };

function Line({ source, now, pagePath }: LineProps) {
  const { className, words } = stateOf(source);
  return (
    <li>
      <div className="entry-words">
        <a href={`${pagePath}/${source.id}`} dir="auto">
          <b>{source.name}</b>
        </a>{" "}
        <span className={className}>{words}</span>
        <p>
          {source.owner && <span dir="auto">Connected by {source.owner.name}. </span>}
          {KIND_LABELS[source.kind]}. {lineWords(source, now)}.
          {source.lastRun?.message && ` ${source.lastRun.message}`}
        </p>
      </div>
    </li>
  );
}

/** A list of sources with their states. */
export function SourceList({
  sources,
  now,
  pagePath,
}: Omit<LineProps, "source"> & { sources: readonly SourceLine[] }) {
  return (
    <ul className="panel entry-list" aria-label="Sources">
      {sources.map((source) => (
        <Line key={source.id} source={source} now={now} pagePath={pagePath} />
      ))}
    </ul>
  );
}

const hrefFor = (page: number) => (page > 1 ? `/admin/sources?page=${page}` : "/admin/sources");

/** All sources with their states. */
export function SourcesPage({ list, now }: { list: Page; now: Date }) {
  const { sources, page, pageCount } = list;
  return (
    <div className="wrap analytics">
      {sources.some(({ isRunning }) => isRunning) && <AutoRefresh />}
      <div className="analytics-head">
        <div>
          <h1>Sources</h1>
          <p>
            Jobs from these sources are imported automatically, and end when their source no longer
            has them.
          </p>
        </div>
        <div className="settings-actions">
          <a className="btn btn-outline" href="/admin/api-keys">
            API Keys
          </a>
          <a className="btn btn-outline" href="/admin/webhooks">
            Webhooks
          </a>
          {sources.length > 0 && (
            <a className="btn btn-primary" href="/admin/sources/new">
              Add a Source
            </a>
          )}
        </div>
      </div>
      {sources.length === 0 ? (
        <div className="panel">
          <EmptyState
            drawing="posts"
            title="No sources yet"
            text="Add a company's career site or a file of jobs, and its jobs appear here and stay up to date."
          >
            <a className="btn btn-primary" href="/admin/sources/new">
              Add a Source
            </a>
          </EmptyState>
        </div>
      ) : (
        <>
          <SourceList sources={sources} now={now} pagePath="/admin/sources" />
          <Pagination {...{ page, pageCount, hrefFor }} />
        </>
      )}
    </div>
  );
}
