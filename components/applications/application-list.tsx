import { CompanyMark } from "@/components/companies/company-mark";
import { LinkButton } from "@/components/ui/button";
import { EmptyPage, EmptyState } from "@/components/ui/empty-state";
import { Pagination } from "@/components/ui/pagination/pagination";
import type {
  ApplicationRow,
  ApplicationScope,
  ExternalApplicationRow,
  ApplicationList as List,
  SentApplicationRow,
} from "@/lib/applications/schema";
import { formatDay, postedLabel } from "@/lib/shared/dates";
import { plural } from "@/lib/shared/plural";
import { isTheirTurn, nextInShort, statusWords } from "./application-words";
import { RemoveExternal } from "./remove-external.client";

const FILTERS: readonly [ApplicationScope, string][] = [
  ["all", "All"],
  ["open", "Open"],
  ["ended", "Ended"],
];

/** The address of a page of the list. */
function hrefFor(show: ApplicationScope, page = 1): string {
  const parameters = new URLSearchParams();
  if (show !== "all") parameters.set("show", show);
  if (page > 1) parameters.set("page", String(page));
  const query = parameters.toString();
  return query ? `/applications?${query}` : "/applications";
}

function Filters({ show, counts }: { show: ApplicationScope; counts: List["counts"] }) {
  return (
    <nav className="tabs tabs-lined app-filters" aria-label="Show applications">
      {FILTERS.map(([name, label]) => (
        <a
          key={name}
          href={hrefFor(name)}
          {...(name === show ? { "aria-current": "page" as const } : {})}
        >
          {label} <span className="count-pill">{counts[name]}</span>
        </a>
      ))}
    </nav>
  );
}

function hrefOf(row: ApplicationRow): string | null {
  if (row.kind === "here") return `/applications/${row.id}`;
  return row.slug && `/job/${row.slug}`;
}

function Job({ row }: { row: ApplicationRow }) {
  const href = hrefOf(row);
  return (
    <td className="app-job">
      <CompanyMark company={row.company} />
      <div className="entry-words">
        <p className="app-title" dir="auto">
          {href ? (
            <a className="app-link" href={href}>
              {row.title}
            </a>
          ) : (
            row.title
          )}
        </p>
        <p>{[row.company.name, row.location].filter(Boolean).join(" · ")}</p>
      </div>
    </td>
  );
}

function OwnStatus({ row }: { row: SentApplicationRow }) {
  const { text, className } = statusWords(row.status, row.viewedAt);
  return (
    <>
      <td className="app-status">
        {isTheirTurn(row.status) && <span className="beacon" />}
        <span className={className}>{text}</span>
      </td>
      <td className="app-next">
        <p>{nextInShort(row)}</p>
        {row.unread > 0 && (
          <p className="app-unread">
            {plural(row.unread, {
              one: "{count} unread message",
              other: "{count} unread messages",
            })}
          </p>
        )}
      </td>
    </>
  );
}

function ExternalStatus({ row }: { row: ExternalApplicationRow }) {
  return (
    <>
      <td className="app-status">
        <span className="badge">Applied elsewhere</span>
      </td>
      <td className="app-next">
        <p>Applied on {row.site}</p>
        <RemoveExternal jobId={row.jobId} title={row.title} />
      </td>
    </>
  );
}

function Row({ row, now }: { row: ApplicationRow; now: Date }) {
  return (
    <tr>
      <Job row={row} />
      {row.kind === "here" ? <OwnStatus row={row} /> : <ExternalStatus row={row} />}
      <td className="app-age">
        <span className="app-age-word">Applied </span>
        <time dateTime={row.at} title={formatDay(row.at)}>
          {postedLabel(row.at, now)}
        </time>
      </td>
    </tr>
  );
}

function Nothing({ show }: { show: ApplicationScope }) {
  return (
    <div className="panel">
      <EmptyState
        title={show === "open" ? "No open applications" : "No ended applications"}
        text={
          show === "open"
            ? "All your applications have ended."
            : "All your applications are still open."
        }
      >
        <LinkButton href="/applications">Show All</LinkButton>
      </EmptyState>
    </div>
  );
}

type Props = { list: List; show: ApplicationScope; now: Date };

/** The page with a person's applications: a table, or cards where there is no room for one. */
export function ApplicationList({ list, show, now }: Props) {
  const { applications, counts, page, pageCount } = list;
  if (counts.all === 0) {
    return (
      <EmptyPage
        heading="My Applications"
        drawing="applications"
        title="No applications yet"
        text="Find a job you like and apply from its page."
      >
        <LinkButton href="/jobs" variant="primary">
          Find Jobs
        </LinkButton>
      </EmptyPage>
    );
  }
  return (
    <>
      <div className="page-head">
        <h1>My Applications</h1>
        <p className="lede">
          {plural(counts.all, {
            one: "{count} application, newest first",
            other: "{count} applications, newest first",
          })}
        </p>
      </div>
      <Filters show={show} counts={counts} />
      {applications.length === 0 ? (
        <Nothing show={show} />
      ) : (
        <table className="app-table panel">
          <thead>
            <tr>
              <th scope="col">Job</th>
              <th scope="col">Status</th>
              <th scope="col">What happens next</th>
              <th scope="col">Applied</th>
            </tr>
          </thead>
          <tbody>
            {applications.map((row) => (
              <Row key={row.kind === "here" ? row.id : row.jobId} row={row} now={now} />
            ))}
          </tbody>
        </table>
      )}
      <Pagination page={page} pageCount={pageCount} hrefFor={(n) => hrefFor(show, n)} />
    </>
  );
}
