import { LinkButton } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Select } from "@/components/ui/forms/field";
import { Icon } from "@/components/ui/icon";
import { Pagination } from "@/components/ui/pagination/pagination";
import type { RecentViews } from "@/lib/analytics/recent-views";
import { employerJobsHref } from "@/lib/jobs/employer/filters";
import {
  EMPLOYER_JOB_SORTS,
  EMPLOYER_JOB_STATUS_NAMES,
  type EmployerJobFilters,
  type EmployerJobStatus,
} from "@/lib/jobs/employer/schema";
import type { EmployerJobList } from "@/lib/jobs/employer/views.schema";
import { plural } from "@/lib/shared/plural";
import { EmployerJobsTable } from "./employer-jobs-table.client";

type Company = { name: string; slug: string };
type Props = {
  list: EmployerJobList;
  views: RecentViews;
  filters: EmployerJobFilters;
  /** The person's own companies, by name. */
  companies: readonly Company[];
  now: string;
};

const toOption = ({ name, slug }: Company) => [slug, name] as const;
const STATUSES = Object.keys(EMPLOYER_JOB_STATUS_NAMES) as EmployerJobStatus[];

function StatusLinks({ list, filters }: Pick<Props, "list" | "filters">) {
  const all = Object.values(list.counts).reduce((sum, count) => sum + count, 0);
  const shown = STATUSES.filter(
    (status) => list.counts[status] || filters.statuses.includes(status),
  );
  const links: [string, EmployerJobStatus[], number][] = [
    ["All", [], all],
    ...shown.map((status): [string, EmployerJobStatus[], number] => [
      EMPLOYER_JOB_STATUS_NAMES[status],
      [status],
      list.counts[status] ?? 0,
    ]),
  ];
  return (
    <nav className="tabs tabs-lined employer-job-states" aria-label="Show jobs">
      {links.map(([label, statuses, count]) => (
        <a
          key={label}
          href={employerJobsHref({ ...filters, statuses, page: 1 })}
          {...(statuses.join() === filters.statuses.join()
            ? { "aria-current": "page" as const }
            : {})}
        >
          {label} <span className="count-pill">{count}</span>
        </a>
      ))}
    </nav>
  );
}

function Search({ filters, companies }: Pick<Props, "filters" | "companies">) {
  return (
    <form className="employer-job-search" action="/employer/jobs" method="get">
      {filters.statuses.length > 0 && (
        <input type="hidden" name="status" value={filters.statuses.join(",")} />
      )}
      <input
        className="input"
        type="search"
        name="query"
        aria-label="Find a job by its title, place or company"
        placeholder="Find a job"
        maxLength={100}
        defaultValue={filters.query}
      />
      {companies.length > 1 && (
        <Select
          name="company"
          aria-label="Company"
          defaultValue={filters.company}
          options={[["", "All companies"], ...companies.map(toOption)]}
        />
      )}
      <Select
        name="sort"
        aria-label="Order"
        defaultValue={filters.sort}
        options={Object.entries(EMPLOYER_JOB_SORTS)}
      />
      <button type="submit" className="btn btn-outline">
        <Icon name="search" size="sm" />
        Show
      </button>
    </form>
  );
}

function Nothing({ filters }: Pick<Props, "filters">) {
  return (
    <div className="panel">
      <EmptyState
        drawing="search"
        title="No job fits"
        text={
          filters.query
            ? `None of your jobs match “${filters.query}” with these filters.`
            : "None of your jobs have this status."
        }
      >
        <LinkButton href="/employer/jobs">Show All</LinkButton>
      </EmptyState>
    </div>
  );
}

function Head({ isEmpty }: { isEmpty: boolean }) {
  return (
    <div className="page-head employer-job-head">
      <h1>My Job Posts</h1>
      <LinkButton href="/employer" variant={isEmpty ? "outline" : "primary"}>
        <Icon name="plus" size="sm" />
        New Job Post
      </LinkButton>
    </div>
  );
}

/** My Job Posts: all postings of the person's companies, with bulk actions. */
export function EmployerJobs({ list, views, filters, companies, now }: Props) {
  const { jobs, page, pageCount, total } = list;
  if (!list.hasAny) {
    return (
      <>
        <Head isEmpty />
        <div className="panel">
          <EmptyState
            drawing="posts"
            title="No Job Posts Yet"
            text="You haven't posted any jobs yet. Get started by creating your first job posting."
          >
            <LinkButton href="/employer" variant="primary">
              Post a Job
            </LinkButton>
          </EmptyState>
        </div>
      </>
    );
  }
  return (
    <>
      <Head isEmpty={false} />
      <Search filters={filters} companies={companies} />
      <StatusLinks list={list} filters={filters} />
      {jobs.length === 0 ? (
        <Nothing filters={filters} />
      ) : (
        <EmployerJobsTable
          // Another page starts with nothing selected.
          key={employerJobsHref(filters)}
          jobs={jobs}
          views={views}
          hasCompanies={companies.length > 1}
          now={now}
        />
      )}
      {total > jobs.length && (
        <p className="employer-job-total">
          {plural(total, { one: "{count} job", other: "{count} jobs" })}, page {page} of {pageCount}
        </p>
      )}
      <Pagination
        page={page}
        pageCount={pageCount}
        hrefFor={(to) => employerJobsHref({ ...filters, page: to })}
      />
    </>
  );
}
