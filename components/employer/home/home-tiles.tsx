import { Spark } from "@/components/ui/spark";
import type { LatelyCounts } from "@/lib/analytics/schema";
import type { WaitingWork } from "@/lib/applications/waiting-work.schema";
import type { WaitingJobs } from "@/lib/jobs/employer/waiting-jobs.schema";
import { formatNumber } from "@/lib/shared/formats/numbers";
import { plural } from "@/lib/shared/plural";
import type { HomeLinks } from "./home-links";

type Props = {
  work: WaitingWork;
  jobs: WaitingJobs;
  /** Of all the reader's companies, as Analytics counts. */
  lately: LatelyCounts;
  links: HomeLinks;
};

type Tile = {
  name: string;
  count: number;
  note: string;
  href: string;
  /** What came on each of the last days. */
  days?: readonly number[];
};

function tiles({ work, jobs, lately, links }: Props): Tile[] {
  const note = `in the last ${lately.period} days`;
  return [
    {
      name: "Live jobs",
      count: jobs.live,
      note: plural(jobs.total, { one: "of {count} job", other: "of {count} jobs" }),
      href: links.jobs("live"),
    },
    {
      name: "Undecided applications",
      count: work.open,
      note: work.unopened.count > 0 ? `${work.unopened.count} not opened yet` : "all opened",
      href: links.applications(),
    },
    {
      name: "Applications received",
      ...lately.applications,
      note,
      href: "/employer/analytics",
    },
    { name: "Views of your jobs", ...lately.views, note, href: "/employer/analytics" },
  ];
}

/** The company's numbers, each a link to what it counts. */
export function HomeTiles(props: Props) {
  return (
    <ul className="home-tiles" aria-label="Numbers">
      {tiles(props).map(({ name, count, note, href, days }) => (
        <li key={name}>
          <a href={href}>
            <span>{name}</span>
            <span className="home-tile-count">
              <b>{formatNumber(count)}</b>
              {days && count > 0 && <Spark days={days} />}
            </span>
            <span className="home-tile-note">{note}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
