import { AdminSearch } from "@/components/administration/admin-search";
import { ActionButton } from "@/components/ui/action.client";
import { Pagination } from "@/components/ui/pagination/pagination";
import { redirectsHref } from "@/lib/content/redirects/filters";
import type { RedirectFilters, RedirectList, RedirectRow } from "@/lib/content/redirects/schema";
import { formatDay } from "@/lib/shared/dates";
import { plural } from "@/lib/shared/plural";
import { RedirectForm } from "./redirect-form.client";
import { RedirectsFile } from "./redirects-file.client";

function usesLine({ uses, lastUsedAt }: RedirectRow): string {
  if (!lastUsedAt) return "Not used yet";
  const times = plural(uses, { one: "Used once", other: "Used {count} times" });
  return uses === 1
    ? `Used on ${formatDay(lastUsedAt)}`
    : `${times}, last on ${formatDay(lastUsedAt)}`;
}

type EntryProps = { redirect: RedirectRow; filters: RedirectFilters };

function Entry({ redirect, filters }: EntryProps) {
  const { id, address, target, isJob, isOutside } = redirect;
  return (
    <li>
      <div className="entry-words">
        <b dir="auto">{address}</b>
        <p>
          leads to{" "}
          <a href={target} dir="auto" {...(isOutside ? { rel: "noreferrer" } : {})}>
            {target}
          </a>
          {isOutside && <span className="badge badge-warn">Another site</span>}
          {isJob && <span className="badge">Follows its job</span>}
        </p>
        <p>{usesLine(redirect)}</p>
      </div>
      <a
        className="btn btn-sm btn-outline"
        href={redirectsHref(filters, id)}
        aria-label={`Change: ${address}`}
      >
        Change
      </a>
      <ActionButton
        label="Delete"
        about={address}
        method="DELETE"
        path={`/api/admin/redirects/${id}`}
        done="Deleted. The address now leads nowhere."
        variant="btn-danger"
        confirm={`Visitors to this address will see "page not found".`}
      />
    </li>
  );
}

type Props = {
  list: RedirectList;
  filters: RedirectFilters;
  changed: RedirectRow | null;
  siteUrl: string;
};

/** The addresses of an earlier site, and where each leads. */
export function RedirectsPage({ list, filters, changed, siteUrl }: Props) {
  const { redirects, total, page, pageCount } = list;
  return (
    <>
      <div>
        <h1>Redirects</h1>
        <p className="admin-note">
          Where visitors of an old address are sent (301). A page that exists always comes first.
        </p>
      </div>
      <div className="announcement-columns">
        <RedirectForm
          key={changed?.id ?? "new"}
          redirect={changed}
          list={redirectsHref(filters)}
          siteUrl={siteUrl}
        />
        <RedirectsFile />
      </div>
      <section aria-labelledby="redirects-list">
        <h2 id="redirects-list" className="mb-4 text-xl">
          {plural(total, { one: "{count} old address", other: "{count} old addresses" })}
        </h2>
        <AdminSearch
          action="/admin/content/redirects"
          label="Part of an address"
          query={filters.query}
        />
        {redirects.length === 0 ? (
          <p className="panel p-6 text-muted">
            {filters.query
              ? "No old address matches this search."
              : "There are none yet. Add one, or import the list of the site you moved from."}
          </p>
        ) : (
          <ul className="panel entry-list" aria-label="Old addresses">
            {redirects.map((redirect) => (
              <Entry key={redirect.id} redirect={redirect} filters={filters} />
            ))}
          </ul>
        )}
        <Pagination
          page={page}
          pageCount={pageCount}
          hrefFor={(to) => redirectsHref({ ...filters, page: to })}
        />
      </section>
    </>
  );
}
