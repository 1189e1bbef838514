import { TableHead } from "@/components/analytics/table-head";
import { EmptyState } from "@/components/ui/empty-state";
import { Select } from "@/components/ui/forms/field";
import { FieldFrame } from "@/components/ui/forms/field-frame";
import { TextField } from "@/components/ui/forms/text-field.client";
import { Icon } from "@/components/ui/icon";
import { auditHref } from "@/lib/administration/audit-log";
import type { AuditPage, AuditQuery, AuditView } from "@/lib/administration/audit-log.schema";
import { actionOptions, actionWords, cutText, detailWords, logTime } from "./audit-words";

type Props = { page: AuditPage; query: AuditQuery };

function Filters({ page, query }: Props) {
  return (
    <form action="/admin/log" method="get" className="panel admin-filters" aria-label="Filter">
      <TextField
        name="q"
        label="Person or id"
        placeholder="User name, email or id"
        maxLength={200}
        defaultValue={query.q}
      />
      <FieldFrame name="action" label="Action">
        <Select
          id="action"
          name="action"
          defaultValue={query.action}
          options={actionOptions(page.actions)}
        />
      </FieldFrame>
      <TextField name="from" label="From" type="date" defaultValue={query.from ?? ""} />
      <TextField name="until" label="Until" type="date" defaultValue={query.until ?? ""} />
      <button type="submit" className="btn btn-strong">
        Show
      </button>
    </form>
  );
}

function Target({ target }: Pick<AuditView, "target">) {
  if (!target) return <>–</>;
  const { type, id, name } = target;
  return (
    <>
      {actionWords(type)}{" "}
      <a href={auditHref({ q: id })} dir="auto" title={id}>
        {name ?? id.slice(0, 8)}
      </a>
    </>
  );
}

function Detail({ detail: [name, value] }: { detail: AuditView["details"][number] }) {
  const { start, isCut } = cutText(value);
  return (
    <div className="log-detail">
      <span>{detailWords(name)}</span> <b dir="auto">{start}</b>
      {isCut && (
        <details className="show-data">
          <summary>All of it</summary>
          <b dir="auto">{value}</b>
        </details>
      )}
    </div>
  );
}

function Entry({ entry }: { entry: AuditView }) {
  const { at, action, actor, target, network, details } = entry;
  return (
    <tr>
      <th scope="row">
        <time dateTime={at}>{logTime(at)}</time>
      </th>
      <td data-label="Action">{actionWords(action)}</td>
      <td data-label="By">
        {actor ? (
          <a href={auditHref({ q: actor.id })} dir="auto" title={actor.id}>
            {actor.username ?? `Gone: ${actor.id.slice(0, 8)}`}
          </a>
        ) : (
          "–"
        )}
      </td>
      <td data-label="To">
        <Target target={target} />
      </td>
      <td data-label="Details">
        {[...details, ...(network ? [["network", network] as const] : [])].map((detail) => (
          <Detail key={detail[0]} detail={detail} />
        ))}
      </td>
    </tr>
  );
}

function Entries({ page }: Pick<Props, "page">) {
  if (page.entries.length === 0) {
    return (
      <div className="panel">
        <EmptyState title="No entries" text="Nothing in the log matches your filters.">
          <a className="btn btn-outline" href="/admin/log">
            Show the whole log
          </a>
        </EmptyState>
      </div>
    );
  }
  return (
    <table className="analytics-table log-table panel">
      <TableHead names={["Time (UTC)", "Action", "By", "To", "Details"]} />
      <tbody>
        {page.entries.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </tbody>
    </table>
  );
}

/** What was done on the site, by whom and to what. It can be read and downloaded, not changed. */
export function AuditLog({ page, query }: Props) {
  const { after, ...filters } = query;
  return (
    <div className="wrap analytics">
      <div className="analytics-head">
        <div>
          <h1>Audit log</h1>
          <p>Entries are only ever added. Not even the site itself can change them.</p>
        </div>
        <a
          className="btn btn-outline"
          href={auditHref(filters, "/api/admin/audit-entries/export")}
          download
        >
          <Icon name="download" size="sm" />
          Download CSV
        </a>
      </div>
      <Filters page={page} query={query} />
      <Entries page={page} />
      <nav className="row" aria-label="Pages">
        {after && (
          <a className="btn btn-quiet" href={auditHref(filters)}>
            Latest entries
          </a>
        )}
        {page.next && (
          <a className="btn btn-outline" href={auditHref({ ...filters, after: page.next })}>
            Older entries
          </a>
        )}
      </nav>
    </div>
  );
}
