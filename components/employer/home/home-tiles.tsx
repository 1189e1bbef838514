import type { WaitingWork } from "@/lib/applications/waiting-work.schema";
import type { WaitingJobs } from "@/lib/jobs/employer/waiting-jobs.schema";
import { plural } from "@/lib/shared/plural";
import type { HomeLinks } from "./home-links";

type Props = {
  work: WaitingWork;
  jobs: WaitingJobs;
  /** Of all the reader's companies, as Analytics counts. */
  lately: { days: number; views: number; applications: number };
  links: HomeLinks;
};

type Tile = { name: string; count: number; note: string; href: string };

function tiles({ work, jobs, lately, links }: Props): Tile[] {
  const days = `in the last ${lately.days} days`;
  return [
    {
      name: "Live jobs",
      count: jobs.live,
      note: plural(jobs.total, { one: "of {count} posting", other: "of {count} postings" }),
      href: links.jobs("live"),
    },
    {
      name: "Undecided applications",
      count: work.open.count,
      note: work.unopened.count > 0 ? `${work.unopened.count} not opened yet` : "all opened",
      href: links.applications(),
    },
    {
      name: "Applications received",
      count: lately.applications,
      note: days,
      href: "/employer/analytics",
    },
    { name: "Views of your jobs", count: lately.views, note: days, href: "/employer/analytics" },
  ];
}

/** The company's numbers, each a link to what it counts. */
export function HomeTiles(props: Props) {
  return (
    <ul className="home-tiles" aria-label="Numbers">
      {tiles(props).map(({ name, count, note, href }) => (
        <li key={name}>
          <a href={href}>
            <span>{name}</span>
            <b>{count.toLocaleString("en")}</b>
            <span className="home-tile-note">{note}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
