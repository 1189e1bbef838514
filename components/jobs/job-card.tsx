import { CompanyMark } from "@/components/companies/company-mark";
import { VerifiedTick } from "@/components/companies/verified-tick";
import { cardWords } from "@/lib/jobs/custom-fields/card-words";
import type { JobCard } from "@/lib/jobs/schema";
import { daysSince, daysUntil, formatDay, postedLabel } from "@/lib/shared/dates";
import { FactWords } from "./fact-words";
import { SaveJobButton } from "./job-buttons";
import { askedKind, askedWords, isClosingSoon, isNew, payWords, placeWords } from "./job-words";

const BADGES = {
  sample: ["badge badge-sample", "Sample"],
  closing: ["badge badge-warn", "Closing soon"],
  new: ["badge badge-teal", "New"],
} as const;
type Badge = keyof typeof BADGES;

export type CardProps = {
  job: JobCard;
  now: Date;
  /** The card's heading level: one below its section's. */
  heading?: "h2" | "h3";
};

function BadgeLabel({ badge }: { badge: Badge }) {
  const [className, label] = BADGES[badge];
  return <span className={className}>{label}</span>;
}

/** The title, linking to the job; a sample's title is not a link. */
export function JobTitle({ job, heading: Heading = "h3" }: Omit<CardProps, "now">) {
  return (
    <Heading className="job-title">
      {job.isSample ? (
        job.title
      ) : (
        <a className="job-link" href={`/job/${job.slug}`}>
          {job.title}
        </a>
      )}
    </Heading>
  );
}

/** What the job pays, or a text for when it doesn't say. */
export function PayLine({ job, none }: { job: JobCard; none: string }) {
  const { text, isTypical, period } = payWords(job, none);
  return (
    <p className={isTypical ? "job-pay none" : "job-pay"}>
      {text}
      {period && (
        <>
          {" "}
          <small>{period}</small>
        </>
      )}
    </p>
  );
}

/** A card's bookmark; a sample can't be saved. */
export function SaveCard({ job }: Pick<CardProps, "job">) {
  return job.isSample ? null : <SaveJobButton id={job.id} title={job.title} />;
}

function ApplyLink({ job }: Pick<CardProps, "job">) {
  if (job.isSample) return null;
  return (
    <a
      className="btn btn-teal btn-sm job-own"
      href={`/jobs/${job.id}/apply`}
      aria-label={`Apply Now: ${job.title}`}
      data-apply={job.id}
    >
      Apply Now
    </a>
  );
}

/** When a job was posted; the exact day is its title. */
export function PostedTime({ job, label }: { job: JobCard; label: string }) {
  return (
    <time dateTime={job.postedAt} title={formatDay(job.postedAt)}>
      {label}
    </time>
  );
}

/** All that a card shows of the time: how old it is, and how long one can apply. */
export function daysShown({ postedAt, deadline }: JobCard, now: Date): (number | null)[] {
  return [daysSince(postedAt, now), deadline ? daysUntil(deadline, now) : null];
}

/** The single most important thing to know about the posting itself. */
function tallBadge(job: JobCard, now: Date): Badge | null {
  if (job.isSample) return "sample";
  if (isClosingSoon(job, now)) return "closing";
  return isNew(job, now) ? "new" : null;
}

/** A job in a carousel or a grid. Pay and facts are level whatever the title's length. */
export function JobCardTall({ job, now, heading }: CardProps) {
  const badge = tallBadge(job, now);
  const own = cardWords(job);
  return (
    <article className="job job-tall">
      <CompanyMark company={job.company} />
      <SaveCard job={job} />
      <JobTitle job={job} {...(heading ? { heading } : {})} />
      <p className="job-co">
        <span>{job.company.name}</span>
        {job.company.isVerified && <VerifiedTick />}
      </p>
      <PayLine job={job} none="Competitive" />
      <p className="at at-place">
        <FactWords text={placeWords(job)} />
      </p>
      <p className={`at at-${askedKind(job)}`}>
        <FactWords text={askedWords(job)} />
      </p>
      {own.length > 0 && (
        <p className="at at-own">
          <FactWords text={own.join(" · ")} />
        </p>
      )}
      <div className="job-foot">
        {badge ? (
          <BadgeLabel badge={badge} />
        ) : (
          <PostedTime job={job} label={postedLabel(job.postedAt, now)} />
        )}
        <ApplyLink job={job} />
      </div>
    </article>
  );
}

// What is cached of a job has its card written with it.
JobCardTall.writtenFor = ({ job, now, heading }: CardProps) => ({
  of: job,
  words: [heading, ...daysShown(job, now)].join(),
});
