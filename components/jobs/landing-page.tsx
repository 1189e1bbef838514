import { Breadcrumbs } from "@/components/ui/breadcrumbs";
import { Icon } from "@/components/ui/icon";
import { Pagination } from "@/components/ui/pagination/pagination";
import { StaticMarkup } from "@/components/ui/static/static-markup";
import { landingPath } from "@/lib/jobs/public/landings";
import type { Landing } from "@/lib/jobs/public/landings.schema";
import type { JobSearch } from "@/lib/jobs/schema";
import type { SearchQuery } from "@/lib/search/schema";
import { searchHref } from "@/lib/search/search-query";
import type { Crumb } from "@/lib/shared/breadcrumbs";
import { plural } from "@/lib/shared/plural";
import { JobCardCompact } from "./job-card-compact";
import { LandingLinks } from "./landing-links";

/** A landing page's name: "Jobs in Pune, India", "Design jobs". */
export function landingName({ kind, label }: Landing): string {
  return kind === "place" ? `Jobs in ${label}` : `${label} jobs`;
}

type Props = {
  landing: Landing;
  trail: Crumb[];
  query: SearchQuery;
  result: JobSearch;
  /** Other landing pages. */
  others: Landing[];
  now: Date;
};

function leadWords({ kind, label }: Landing, total: number): string {
  const jobs = plural(total, { one: "{count} open job", other: "{count} open jobs" });
  if (kind === "place") return `${jobs} in ${label}, newest first.`;
  if (kind === "remote") return `${jobs} you can do from anywhere in the countries they name.`;
  return `${jobs} in ${label}, newest first.`;
}

/** The first jobs of a place, a category or all remote ones, with a link into the search. */
export function LandingPage({ landing, trail, query, result, others, now }: Props) {
  const path = landingPath(landing);
  return (
    <div className="wrap pb-20">
      <div className="page-head">
        <Breadcrumbs trail={trail} />
        <h1>{landingName(landing)}</h1>
        <p className="lede">{leadWords(landing, result.total)}</p>
      </div>
      <div className="mb-5">
        <a className="btn btn-outline" href={searchHref({ ...query, page: 1 })}>
          <Icon name="sliders-horizontal" size="sm" />
          Filter and sort these jobs
        </a>
      </div>
      <StaticMarkup className="job-list job-panel">
        {result.jobs.map((job) => (
          <JobCardCompact key={job.id} job={job} now={now} heading="h2" />
        ))}
      </StaticMarkup>
      <Pagination
        page={result.page}
        pageCount={result.pageCount}
        hrefFor={(page) => searchHref({ page }, path)}
      />
      <LandingLinks landings={others} />
    </div>
  );
}
