import { TableHead } from "@/components/analytics/table-head";
import { Icon } from "@/components/ui/icon";
import type { RecentViews as ViewsByJob } from "@/lib/analytics/recent-views";
import type { EmployerJobRow } from "@/lib/jobs/employer/views.schema";
import { formatShortDay } from "@/lib/shared/dates";
import { formatNumber } from "@/lib/shared/formats/numbers";
import { plural } from "@/lib/shared/plural";
import { statusBadge, statusNote } from "../jobs/employer-job-words";
import { RecentViews } from "../jobs/recent-views";

type RowProps = { job: EmployerJobRow; points: readonly number[] | undefined };

function Row({ job, points }: RowProps) {
  const { id, title, location, applications, views, deadline, status, slug } = job;
  const { text, className } = statusBadge(job);
  const note = statusNote(job);
  return (
    <tr>
      <th scope="row">
        <a className="link" href={`/employer/jobs/${id}`} dir="auto">
          {title}
        </a>
        <p>{[location, note].filter(Boolean).join(" · ")}</p>
      </th>
      <td>
        <span className={className}>{text}</span>
      </td>
      <td data-label="New">{formatNumber(applications.unseen)}</td>
      <td data-label="Applications">
        <a href={`/employer/applications?jobId=${id}`}>{formatNumber(applications.total)}</a>
      </td>
      <td data-label="Views">
        <RecentViews total={views} points={points} />
      </td>
      <td data-label="Ends">{deadline ? formatShortDay(deadline) : "–"}</td>
      <td>
        {status === "live" && slug && (
          <a
            className="btn btn-outline btn-sm"
            href={`/employer/jobs/${id}#share`}
            aria-label={`Share ${title}`}
          >
            <Icon name="share-2" size="sm" />
            Share
          </a>
        )}
      </td>
    </tr>
  );
}

type Props = { jobs: readonly EmployerJobRow[]; views: ViewsByJob; total: number; allHref: string };

/** The postings with the most that is new. */
export function HomeJobs({ jobs, views, total, allHref }: Props) {
  return (
    <section className="home-jobs" aria-labelledby="home-jobs-title">
      <div className="home-head">
        <h2 id="home-jobs-title">Your jobs</h2>
        <a className="link" href={allHref}>
          {plural(total, { one: "View it in the list", other: "View all {count}" })}
        </a>
      </div>
      <table className="panel">
        <TableHead names={["Job", "Status", "New", "Applications", "Views", "Ends"]}>
          <th scope="col">
            <span className="sr">Share</span>
          </th>
        </TableHead>
        <tbody>
          {jobs.map((job) => (
            <Row key={job.id} job={job} points={views[job.id]} />
          ))}
        </tbody>
      </table>
    </section>
  );
}
