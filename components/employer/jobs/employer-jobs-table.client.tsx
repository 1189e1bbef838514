"use client";

import { useState } from "react";
import { useEarlyInput } from "@/components/ui/forms/early-input.client";
import { Notice } from "@/components/ui/notice";
import { useFocusAfter } from "@/components/ui/use-focus-after.client";
import type { RecentViews as ViewsByJob } from "@/lib/analytics/recent-views";
import type { JobChangeResult } from "@/lib/jobs/employer/lifecycle.schema";
import type { EmployerJobRow } from "@/lib/jobs/employer/views.schema";
import { formatDay, formatShortDay, postedLabel } from "@/lib/shared/dates";
import { formatNumber } from "@/lib/shared/formats/numbers";
import { plural } from "@/lib/shared/plural";
import { BulkBar } from "./bulk-bar.client";
import { statusBadge, statusNote } from "./employer-job-words";
import { RecentViews } from "./recent-views";
import { useJobChanges } from "./use-job-changes.client";

type Props = {
  jobs: readonly EmployerJobRow[];
  views: ViewsByJob;
  /** Whether each row has to name its company. */
  hasCompanies: boolean;
  now: string;
};

function Refused({ jobs, refused }: Pick<Props, "jobs"> & { refused: readonly JobChangeResult[] }) {
  if (refused.length === 0) return null;
  const titles = new Map(jobs.map(({ id, title }) => [id, title]));
  return (
    <Notice tone="warn" role="status">
      <p>
        {plural(refused.length, {
          one: "{count} job stayed as before:",
          other: "{count} jobs stayed as before:",
        })}
      </p>
      <ul>
        {refused.map(({ jobId, message }) => (
          <li key={jobId}>
            <b>{titles.get(jobId) ?? "A job"}</b>: {message}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

function Applications({ job }: { job: EmployerJobRow }) {
  const { total, unseen } = job.applications;
  if (total === 0) return <span className="employer-job-none">0</span>;
  return (
    <a className="employer-job-count" href={`/employer/applications?jobId=${job.id}`}>
      {formatNumber(total)}
      <span className="sr"> applications</span>
      {unseen > 0 && (
        <span className="employer-job-new">
          <span className="beacon" />
          {unseen} new
        </span>
      )}
    </a>
  );
}

function Title({ job, hasCompanies }: { job: EmployerJobRow } & Pick<Props, "hasCompanies">) {
  const { company, location, source } = job;
  const words = [hasCompanies ? company.name : "", location, source ? `from ${source}` : ""];
  const note = statusNote(job);
  const hasEnded = job.status === "closed" || job.status === "expired";
  return (
    <td className="employer-job-title">
      <a className="employer-job-link" href={`/employer/jobs/${job.id}`} dir="auto">
        {job.title}
      </a>
      <p>{words.filter(Boolean).join(" · ")}</p>
      {note && <p className={hasEnded ? undefined : "employer-job-note"}>{note}</p>}
    </td>
  );
}

type RowProps = { job: EmployerJobRow } & Pick<Props, "views" | "now">;

function Cells({ job, views, now }: RowProps) {
  const { text, className } = statusBadge(job);
  return (
    <>
      <td data-label="Status">
        <span className={className}>{text}</span>
      </td>
      <td data-label="Applications" className="employer-job-number">
        <Applications job={job} />
      </td>
      <td data-label="Views" className="employer-job-number">
        <RecentViews total={job.views} points={views[job.id]} />
      </td>
      <td data-label="Posted">
        {job.postedAt ? (
          <time dateTime={job.postedAt} title={formatDay(job.postedAt)}>
            {postedLabel(job.postedAt, new Date(now))}
          </time>
        ) : (
          "Not yet"
        )}
      </td>
      <td data-label="Deadline">
        {job.deadline ? (
          <time dateTime={job.deadline} title={formatDay(job.deadline)}>
            {formatShortDay(job.deadline)}
          </time>
        ) : (
          "None"
        )}
      </td>
    </>
  );
}

type Choice = { isChosen: boolean; onChoose: (isChosen: boolean) => void };

function Row({
  job,
  hasCompanies,
  isChosen,
  onChoose,
  ...cells
}: RowProps & Choice & Pick<Props, "hasCompanies">) {
  return (
    <tr className={isChosen ? "is-selected" : undefined}>
      <td className="employer-job-check">
        <label className="check">
          <input
            type="checkbox"
            checked={isChosen}
            onChange={(event) => onChoose(event.target.checked)}
          />
          <span className="sr">Select {job.title}</span>
        </label>
      </td>
      <Title job={job} hasCompanies={hasCompanies} />
      <Cells job={job} {...cells} />
    </tr>
  );
}

/** The postings as a table, or as cards where there is no room, with bulk actions. */
export function EmployerJobsTable({ jobs, views, hasCompanies, now }: Props) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const { place, focusOn } = useFocusAfter<HTMLDivElement>();
  const { run, isBusy, refused } = useJobChanges(clear);
  useEarlyInput(place);
  const shown = jobs.filter(({ id }) => chosen.has(id));

  function clear(): void {
    setChosen(new Set());
    // The bar that had the focus disappears.
    focusOn(".employer-job-all input");
  }

  function choose(id: string, isChosen: boolean): void {
    setChosen((before) => {
      const next = new Set(before);
      if (isChosen) next.add(id);
      else next.delete(id);
      return next;
    });
  }

  const isAll = shown.length === jobs.length;
  return (
    <div className="employer-job-list" ref={place}>
      <Refused jobs={jobs} refused={refused} />
      {shown.length > 0 && (
        <BulkBar chosen={shown} now={now} isBusy={isBusy} run={run} onClear={clear} />
      )}
      <label className="check employer-job-all needs-script">
        <input
          type="checkbox"
          checked={isAll}
          onChange={() => setChosen(new Set(isAll ? [] : jobs.map(({ id }) => id)))}
        />
        Select all on this page
      </label>
      <table className="employer-job-table panel">
        <caption className="sr">Your jobs</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr">Select</span>
            </th>
            <th scope="col">Job</th>
            <th scope="col">State</th>
            <th scope="col" className="employer-job-number">
              Applications
            </th>
            <th scope="col" className="employer-job-number">
              Views
            </th>
            <th scope="col">Posted</th>
            <th scope="col">Deadline</th>
          </tr>
        </thead>
        <tbody>
          {jobs.map((job) => (
            <Row
              key={job.id}
              job={job}
              views={views}
              hasCompanies={hasCompanies}
              now={now}
              isChosen={chosen.has(job.id)}
              onChoose={(isChosen) => choose(job.id, isChosen)}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}
