import { ActionButton } from "@/components/ui/action.client";
import { EmptyState } from "@/components/ui/empty-state";
import { Select } from "@/components/ui/forms/field";
import { Icon } from "@/components/ui/icon";
import { Pagination } from "@/components/ui/pagination/pagination";
import type { PoolFilters, PoolList, PoolRow } from "@/lib/applications/talent-pool/schema";
import { formatDay } from "@/lib/shared/dates";
import { plural } from "@/lib/shared/plural";
import { POOL_PATH, poolHref } from "./pool-paths";

type Props = { companyId: string; list: PoolList; filters: PoolFilters };

function Search({ companyId, list, filters }: Props) {
  return (
    <form className="pool-search" action={POOL_PATH} method="get">
      <input type="hidden" name="company" value={companyId} />
      <input
        className="input"
        type="search"
        name="query"
        aria-label="Find someone by name, headline, place, skill, tag or note"
        placeholder="Find someone"
        maxLength={100}
        defaultValue={filters.query}
      />
      {list.tags.length > 0 && (
        <Select
          name="tag"
          aria-label="Tag"
          defaultValue={filters.tag}
          options={[["", "All tags"], ...list.tags.map((tag) => [tag, tag] as const)]}
        />
      )}
      <button type="submit" className="btn btn-outline">
        <Icon name="search" size="sm" />
        Show
      </button>
    </form>
  );
}

function Words({ names, className }: { names: readonly string[]; className: string }) {
  if (names.length === 0) return null;
  return (
    <p className="pool-words">
      {names.map((name) => (
        <span key={name} className={className} dir="auto">
          {name}
        </span>
      ))}
    </p>
  );
}

function Person({ person }: { person: PoolRow }) {
  const { id, fullName, isGiven, headline, place, skills, tags, askedAt, dueAt } = person;
  if (!isGiven) {
    return (
      <li className="pool-row">
        <div>
          <b dir="auto">{fullName}</b> <span className="badge">Hasn't answered yet</span>
          <p className="text-muted">
            Asked on {formatDay(askedAt)}. Without an answer, the name is deleted on{" "}
            {formatDay(dueAt)}.
          </p>
        </div>
        <ActionButton
          label="Take Back"
          about={fullName}
          method="DELETE"
          path={`/api/employer/talent-pool/${id}`}
          done="The question is taken back."
          variant="btn-quiet"
          confirm="The link in our email no longer works then."
        />
      </li>
    );
  }
  return (
    <li className="pool-row">
      <div>
        <a className="pool-name" href={`${POOL_PATH}/${id}`} dir="auto">
          {fullName}
        </a>
        <p className="text-muted" dir="auto">
          {[headline, place].filter(Boolean).join(" · ")}
        </p>
        <Words names={skills} className="pool-skill" />
        <Words names={tags} className="tag" />
      </div>
      <p className="text-muted pool-until">Kept until {formatDay(dueAt)}</p>
    </li>
  );
}

/** The people in a company's talent pool, and those who were asked. */
export function TalentPoolList({ companyId, list, filters }: Props) {
  const { people, total, page, pageCount, hasAny } = list;
  if (!hasAny) {
    return (
      <EmptyState
        drawing="applications"
        title="No one in your talent pool yet"
        text="Ask an applicant on the page of their application, or someone you met below. They're in it once they agree."
      />
    );
  }
  return (
    <>
      <Search companyId={companyId} list={list} filters={filters} />
      {people.length === 0 ? (
        <div className="panel">
          <EmptyState
            drawing="search"
            title="No matches"
            text="No one in your talent pool has all of these words."
          >
            <a className="btn btn-outline" href={poolHref(companyId)}>
              Show All
            </a>
          </EmptyState>
        </div>
      ) : (
        <ul className="panel pool-list" aria-label="People">
          {people.map((person) => (
            <Person key={person.id} person={person} />
          ))}
        </ul>
      )}
      <p className="help">{plural(total, { one: "{count} person", other: "{count} people" })}</p>
      <Pagination
        page={page}
        pageCount={pageCount}
        hrefFor={(to) => poolHref(companyId, { ...filters, page: to })}
      />
    </>
  );
}
