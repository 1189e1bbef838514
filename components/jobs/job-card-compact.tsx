import { CompanyMark } from "@/components/companies/company-mark";
import { VerifiedTick } from "@/components/companies/verified-tick";
import { Icon } from "@/components/ui/icon";
import { cardWords } from "@/lib/jobs/custom-fields/card-words";
import { JOB_TYPES, type JobCard } from "@/lib/jobs/schema";
import { postedLabel } from "@/lib/shared/dates";
import { FactWords } from "./fact-words";
import { type CardProps, daysShown, JobTitle, PayLine, PostedTime, SaveCard } from "./job-card";
import { askedKind, askedWords, closingWords, isNew, placeWords } from "./job-words";

type Props = CardProps & {
  /** Why the job is shown. */
  reason?: string;
  /** Whether it is the job shown beside the list. */
  isSelected?: boolean;
};

/**
 * The one badge that a posting has earned. For someone who applied, it gives way to that
 * (components/applications/mark-applied.client.ts).
 */
function EarnedBadge({ job, now, reason }: Omit<Props, "heading">) {
  if (job.isSample) return <span className="badge badge-sample">Sample</span>;
  if (reason) return <span className="badge badge-teal">{reason}</span>;
  const closing = closingWords(job, now);
  if (closing) return <span className="badge badge-warn">{closing}</span>;
  if (isNew(job, now)) return <span className="badge badge-teal">New</span>;
  if (job.isExternal) return null;
  // Applied to here, with stored details.
  return (
    <span className="badge">
      <Icon name="zap" size="sm" />
      Easy apply
    </span>
  );
}

/** Where and how, and what differs from the ordinary: a full-time job without a visa. */
function placeFacts(job: JobCard): string[] {
  const facts = placeWords(job).split(" · ");
  if (job.jobType !== "full_time") facts.push(JOB_TYPES[job.jobType]);
  if (askedKind(job) !== "work") facts.push(askedWords(job));
  if (job.visaSponsorship === "offered") facts.push("Visa sponsorship");
  // Each once: a fact is its own key.
  return [...new Set([...facts, ...cardWords(job)])];
}

/**
 * A job in a list: only what decides whether to open it. The list's width decides the layout
 * (`.job-list` is the container). Read aloud, it goes from the title to the date.
 */
export function JobCardCompact({ job, now, heading, reason, isSelected }: Props) {
  return (
    <article
      className={isSelected ? "job job-compact is-selected" : "job job-compact"}
      data-job={job.id}
    >
      <CompanyMark company={job.company} />
      <div className="job-head">
        <JobTitle job={job} {...(heading ? { heading } : {})} />
        <div className="job-sub">
          <p className="job-co">
            <span>{job.company.name}</span>
            {job.company.isVerified && <VerifiedTick />}
          </p>
          <p className="job-place">
            {placeFacts(job).map((fact) => (
              <span key={fact}>
                <FactWords text={fact} />{" "}
              </span>
            ))}
          </p>
        </div>
      </div>
      <SaveCard job={job} />
      <div className="job-foot">
        <PayLine job={job} none="Salary not specified" />
        <p className="job-when">
          <EarnedBadge job={job} now={now} {...(reason ? { reason } : {})} />
          <PostedTime job={job} label={postedLabel(job.postedAt, now)} />
        </p>
      </div>
    </article>
  );
}

// As for a tall card.
JobCardCompact.writtenFor = ({ job, now, heading, reason, isSelected }: Props) => ({
  of: job,
  words: [heading, reason, isSelected, ...daysShown(job, now)].join(),
});
