import { Pagination } from "@/components/ui/pagination/pagination";
import { StaticMarkup } from "@/components/ui/static/static-markup";
import type { JobSearch } from "@/lib/jobs/schema";
import { searchHref } from "@/lib/search/search-query";
import { JobCardCompact } from "./job-card-compact";

type Props = {
  title: string;
  /** A link to the same jobs with filters. */
  more: { href: string; label: string };
  result: Pick<JobSearch, "jobs" | "page" | "pageCount">;
  /** The address whose `page` parameter selects the page. */
  path: string;
  now: Date;
};

/** A section that lists jobs page by page. */
export function JobList({ title, more, result, path, now }: Props) {
  const { jobs, page, pageCount } = result;
  return (
    <section className="job-list-section" aria-labelledby="job-list-title">
      <div className="sec-head">
        <h2 id="job-list-title">{title}</h2>
        {jobs.length > 0 && (
          <div className="sec-tools">
            <a className="link" href={more.href}>
              {more.label}
            </a>
          </div>
        )}
      </div>
      {jobs.length === 0 ? (
        <p className="text-muted">No items to display</p>
      ) : (
        <StaticMarkup className="job-list job-panel">
          {jobs.map((job) => (
            <JobCardCompact key={job.id} job={job} now={now} />
          ))}
        </StaticMarkup>
      )}
      <Pagination
        page={page}
        pageCount={pageCount}
        hrefFor={(n) => searchHref({ page: n }, path)}
      />
    </section>
  );
}
