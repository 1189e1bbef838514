import { statusBadge } from "@/components/employer/jobs/employer-job-words";
import { Pagination } from "@/components/ui/pagination/pagination";
import { analyticsHref } from "@/lib/analytics/links";
import type { Analytics, JobAnalytics } from "@/lib/analytics/schema";
import { durationWords, numberWords, percentWords } from "./analytics-words";
import { TableHead } from "./table-head";

function Row({ job, period }: { job: JobAnalytics; period: Analytics["period"] }) {
  // Nothing that is held or was sent back has numbers.
  const stated = { status: job.status, isHeld: false, asksForChanges: false };
  const { text, className } = statusBadge(stated);
  return (
    <tr>
      <th scope="row">
        <a href={analyticsHref({ period, job: job.id })} dir="auto">
          {job.title}
        </a>
      </th>
      <td data-label="Status">
        <span className={className}>{text}</span>
      </td>
      <td data-label="Views">{numberWords(job.views)}</td>
      <td data-label="Applications">{numberWords(job.applications)}</td>
      <td data-label="Rate">{job.rate === null ? "–" : percentWords(job.rate)}</td>
      <td data-label="Median answer">
        {job.responseSeconds === null ? "–" : durationWords(job.responseSeconds)}
      </td>
    </tr>
  );
}

/** The numbers by posting, those with the most applications first. */
export function JobTable({ analytics: { jobs, period } }: { analytics: Analytics }) {
  return (
    <section className="analytics-jobs" aria-labelledby="by-job">
      <h2 id="by-job">By job</h2>
      <table className="analytics-table panel">
        <TableHead names={["Job", "Status", "Views", "Applications", "Rate", "Median answer"]} />
        <tbody>
          {jobs.rows.map((job) => (
            <Row key={job.id} job={job} period={period} />
          ))}
        </tbody>
      </table>
      <Pagination
        page={jobs.page}
        pageCount={jobs.pageCount}
        hrefFor={(page) => analyticsHref({ period, page })}
      />
    </section>
  );
}
