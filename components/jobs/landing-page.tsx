import { Icon } from "@/components/ui/icon";
import { Breadcrumbs } from "@/components/ui/navigation/breadcrumbs";
import { Pagination } from "@/components/ui/pagination/pagination";
import { StaticMarkup } from "@/components/ui/static/static-markup";
import { landingName, landingPath } from "@/lib/jobs/public/landings";
import type { Landing, LandingFacts, LandingTopic } from "@/lib/jobs/public/landings.schema";
import type { JobSearch } from "@/lib/jobs/schema";
import type { SearchQuery } from "@/lib/search/schema";
import { searchHref } from "@/lib/search/search-query";
import type { Crumb } from "@/lib/shared/breadcrumbs";
import { JobCardCompact } from "./job-card-compact";
import { LandingWords } from "./landing-facts";
import { LandingGroup, LandingLinks } from "./landing-links";

type Props = {
  landing: LandingTopic;
  facts: LandingFacts;
  trail: Crumb[];
  query: SearchQuery;
  result: JobSearch;
  /** Landing pages that narrow this one, or share its place. */
  near: Landing[];
  /** Other landing pages of categories and places. */
  others: Landing[];
  now: Date;
};

function NearLinks({ landing, near }: Pick<Props, "landing" | "near">) {
  if (landing.kind === "category") {
    const title = `${landingName(landing)} by place`;
    return <LandingGroup title={title} landings={near} nameOf={({ inPlace = "" }) => inPlace} />;
  }
  return <LandingGroup title={`In ${landing.inPlace ?? landing.label}`} landings={near} />;
}

/** The first jobs of a landing page, with a link into the search. */
export function LandingPage({ landing, facts, trail, query, result, near, others, now }: Props) {
  const path = landingPath(landing);
  return (
    <div className="wrap pb-20">
      <div className="page-head">
        <Breadcrumbs trail={trail} />
        <h1 dir="auto">{landingName(landing)}</h1>
        <LandingWords landing={landing} facts={facts} total={result.total} />
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
      <NearLinks landing={landing} near={near} />
      <LandingLinks landings={others} />
    </div>
  );
}
