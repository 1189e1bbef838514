import { StaticMarkup } from "@/components/ui/static/static-markup";
import { JOB_TYPES, type JobDetail } from "@/lib/jobs/schema";
import { formatDay, postedLabel } from "@/lib/shared/dates";
import { AppliedPlace } from "../applied-place";
import { SaveJobButton, SaveJobWords } from "../job-buttons";
import { payWords, postedWords } from "../job-words";
import { ApplyAction, applySite, closedReason } from "./apply-action";

type Props = {
  job: JobDetail;
  now: Date;
};

function applyHelp(job: JobDetail): string | null {
  const reason = closedReason(job);
  if (reason) return reason;
  const site = applySite(job);
  return site ? `You apply on ${site}, the employer's own site or one it uses.` : null;
}

/** The pay and the apply button, kept in view beside the description where there is room. */
export function ApplyCard({ job, now }: Props) {
  const { text, period, isTypical } = payWords(job, "Salary not specified");
  const help = applyHelp(job);
  return (
    <div className="apply-card">
      <p className={isTypical ? "pay none" : "pay"}>
        {text}
        <small>
          {period && `${period}, before tax · `}
          {JOB_TYPES[job.jobType]}
        </small>
      </p>
      <div className="apply-own">
        <AppliedPlace jobId={job.id}>
          <ApplyAction job={job} isBlock />
        </AppliedPlace>
        <SaveJobWords id={job.id} title={job.title} />
      </div>
      {help && <p className="help">{help}</p>}
      <div className="match-place" data-match-place="" />
      <hr className="hr" />
      <p className="text-sm text-muted">
        Posted{" "}
        <time dateTime={job.postedAt} title={formatDay(job.postedAt)}>
          {postedLabel(job.postedAt, now).toLowerCase()}
        </time>
        {job.source && ` · from ${job.source}`}
      </p>
    </div>
  );
}

/** The same at the foot of the window, where the card is far down the page. */
export function ApplyBar({ job, now }: Props) {
  const { text, period, isTypical } = payWords(job, "Salary not specified");
  return (
    <StaticMarkup className="bottom-bar">
      <p className={isTypical ? "job-pay none" : "job-pay"}>
        {isTypical ? postedWords(job, now) : text} <small>{period}</small>
      </p>
      <AppliedPlace jobId={job.id} isShort>
        <ApplyAction job={job} />
      </AppliedPlace>
      <SaveJobButton id={job.id} title={job.title} />
    </StaticMarkup>
  );
}
