import type { ReactNode } from "react";
import { Assignments } from "@/components/companies/team/assignments";
import { OwnDecisions } from "@/components/moderation/own-decisions";
import { LinkButton } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { BackLink } from "@/components/ui/navigation/back-link";
import { Notice } from "@/components/ui/notice";
import type { HiringManagerList } from "@/lib/jobs/employer/hiring-managers.schema";
import type {
  EmployerJobRow,
  EmployerJobView,
  ProposedEdit,
} from "@/lib/jobs/employer/views.schema";
import type { DecisionView } from "@/lib/moderation/decisions.schema";
import { formatDay, formatInstant, sinceLabel } from "@/lib/shared/dates";
import { formatNumber } from "@/lib/shared/formats/numbers";
import { plural } from "@/lib/shared/plural";
import { ChangeList } from "./change-list";
import { statusBadge, statusNote } from "./employer-job-words";
import { JobActions } from "./job-actions.client";
import { JobHistory } from "./job-history";
import { WithdrawEdit } from "./withdraw-edit.client";

type Props = { job: EmployerJobView; now: Date };

type ProposedProps = { job: EmployerJobView; edit: ProposedEdit; now: Date };

function Proposed({ job: { id: jobId, asksForChanges }, edit, now }: ProposedProps) {
  const isRejected = edit.rejectionReason !== null;
  const isBad = isRejected && !asksForChanges;
  const title = asksForChanges
    ? "A change that needs another look"
    : "A change that was not accepted";
  return (
    <section className="panel employer-job-section" aria-labelledby="proposed">
      <h2 id="proposed">{isRejected ? title : "A change waiting for review"}</h2>
      <Notice tone={isBad ? "bad" : "warn"}>
        {isRejected ? (
          <>
            <p className="review-words" dir="auto">
              {edit.rejectionReason}
            </p>
            {asksForChanges && (
              <p>Edit the job. Once you save it, we'll review your change again.</p>
            )}
          </>
        ) : (
          <p>
            {edit.by ?? "Someone"} handed it in{" "}
            <time dateTime={edit.at} title={formatInstant(edit.at)}>
              {sinceLabel(edit.at, now)}
            </time>
            . Until our team has reviewed it, the job stays as it was.
          </p>
        )}
      </Notice>
      <ChangeList changes={edit.changes} />
      <WithdrawEdit jobId={jobId} isRejected={isRejected} />
    </section>
  );
}

type NumbersProps = { job: EmployerJobRow; hasViews?: boolean };

/** The numbers of a job's applications and of its views, and its dates. */
export function JobNumbers({ job, hasViews = true }: NumbersProps) {
  const { applications, views } = job;
  const facts: readonly (readonly [string, ReactNode])[] = [
    [
      "Applications",
      applications.total > 0 ? (
        <a key="applications" href={`/employer/applications?jobId=${job.id}`}>
          {plural(applications.total, {
            one: "{count} application",
            other: "{count} applications",
          })}
        </a>
      ) : (
        "None yet"
      ),
    ],
    ["New", formatNumber(applications.unseen)],
    ["Without a final answer", formatNumber(applications.open)],
    ["Hired", formatNumber(applications.hired)],
    ...(hasViews ? [["Views", formatNumber(views)] as const] : []),
    ["Posted", job.postedAt ? formatDay(job.postedAt) : "Not yet"],
    ["Deadline", job.deadline ? formatDay(job.deadline) : "None"],
  ];
  return (
    <dl className="employer-job-facts panel">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The address of the job's public page, if it has one. */
type PublicPageProps = { publicPage: string | null };

function Head({ job, publicPage }: Pick<Props, "job"> & PublicPageProps) {
  const { text, className } = statusBadge(job);
  // The full reason for its rejection is shown below.
  const note = job.status === "rejected" ? "" : statusNote(job);
  return (
    <div className="page-head">
      <BackLink href="/employer/jobs">My Job Posts</BackLink>
      <h1 className="break-words" dir="auto">
        {job.title}
      </h1>
      <p className="employer-job-sub">
        <span className={className}>{text}</span>
        <span>{[job.company.name, job.location].filter(Boolean).join(" · ")}</span>
        {note && <span>{note}</span>}
      </p>
      <div className="row employer-job-links">
        {job.editRefusal === null && (
          <LinkButton href={`/employer/jobs/${job.id}/edit`} variant="primary">
            <Icon name="pencil" size="sm" />
            Edit Job
          </LinkButton>
        )}
        <LinkButton href={`/employer?from=${job.id}`}>
          <Icon name="layers" size="sm" />
          Duplicate
        </LinkButton>
        {["live", "paused", "expired"].includes(job.status) && (
          <LinkButton href={`/employer/applications/add?jobId=${job.id}`}>
            <Icon name="plus" size="sm" />
            Add Person
          </LinkButton>
        )}
        {publicPage && (
          <LinkButton href={publicPage}>
            <Icon name="eye" size="sm" />
            Public Page
          </LinkButton>
        )}
      </div>
    </div>
  );
}

/** What comes first: where a job that was just posted is now, and a live job's address. */
type AroundProps = {
  posted: ReactNode;
  share: ReactNode;
  /** The names of this board and of the site, if the board doesn't show this job. */
  shownElsewhere: { here: string; at: string } | null;
};
type DecisionProps = { decisions: readonly DecisionView[] };

/** Why it is waiting, or that it was rejected and what to do. */
function ReviewNotice({ job, decisions }: Pick<Props, "job"> & DecisionProps) {
  const isRejected = job.status === "rejected";
  if (!isRejected && (job.status !== "in_review" || job.reasons.length === 0)) return null;
  // The decision below says so, with its date and a link to appeal.
  const said = decisions[0]?.reason;
  return (
    <Notice tone={isRejected && !job.asksForChanges ? "bad" : "warn"}>
      {isRejected && (
        <b>
          {job.asksForChanges
            ? "This job needs changes before it can go live."
            : "This job was not accepted."}
        </b>
      )}
      {job.reasons
        .filter((reason) => !isRejected || reason !== said)
        .map((reason) => (
          <p key={reason}>{reason}</p>
        ))}
      {isRejected && job.editRefusal === null && (
        <p>Edit it. Once you save it, we'll review it again.</p>
      )}
    </Notice>
  );
}

type ManagerProps = { hiringManagers: HiringManagerList["people"] };

/** Whose job this is among the company's hiring managers; nothing for a company without any. */
function HiringManagers({ job, hiringManagers }: Pick<Props, "job"> & ManagerProps) {
  if (hiringManagers.length === 0) return null;
  return (
    <section className="panel employer-job-section" aria-labelledby="hiring-managers">
      <h2 id="hiring-managers">Hiring managers</h2>
      <p className="employer-job-muted">
        They read, rate and decide on the applications for this job.
      </p>
      <Assignments
        people={hiringManagers}
        path={`/api/employer/jobs/${job.id}/hiring-managers`}
        given="is now a hiring manager of this job"
        taken="is no longer a hiring manager of this job"
      />
    </section>
  );
}

/** One of the company's own postings: its status, the possible actions, and its history. */
export function EmployerJob(
  props: Props & DecisionProps & AroundProps & ManagerProps & PublicPageProps,
) {
  const { job, decisions, hiringManagers, now, posted, share, shownElsewhere } = props;
  return (
    <>
      <Head job={job} publicPage={props.publicPage} />
      {shownElsewhere && (
        <Notice>
          This job isn't among the jobs that {shownElsewhere.here} shows. Seekers find it on{" "}
          {shownElsewhere.at}.
        </Notice>
      )}
      <ReviewNotice job={job} decisions={decisions} />
      {job.source && job.editRefusal && <Notice>{job.editRefusal}</Notice>}
      <div className="employer-job-stack">
        {posted}
        <OwnDecisions decisions={decisions} />
        {posted && share}
        <JobActions job={job} renewableFrom={job.renewableFrom} now={now.toISOString()} />
        <JobNumbers job={job} />
        {!posted && share}
        {job.proposed && <Proposed job={job} edit={job.proposed} now={now} />}
        <HiringManagers job={job} hiringManagers={hiringManagers} />
        <section className="panel employer-job-section" aria-labelledby="history">
          <h2 id="history">History</h2>
          <JobHistory history={job.history} now={now} />
        </section>
      </div>
    </>
  );
}
