import { CompanyMark } from "@/components/companies/company-mark";
import { VerifiedTick } from "@/components/companies/verified-tick";
import { FactWords } from "@/components/jobs/fact-words";
import { SaveJobButton } from "@/components/jobs/job-buttons";
import { PayLine } from "@/components/jobs/job-card";
import { isClosingSoon, isNew, placeWords } from "@/components/jobs/job-words";
import { Icon } from "@/components/ui/icon";
import { EXPERIENCE_LEVELS, JOB_TYPES, type JobCard } from "@/lib/jobs/schema";
import { reasonLine } from "@/lib/recommendations/reasons";
import type { Recommendation } from "@/lib/recommendations/schema";
import { CATEGORY_NAMES } from "@/lib/shared/categories/known";
import { formatDay, postedLabel } from "@/lib/shared/dates";
import { plural } from "@/lib/shared/plural";
import { excerpt } from "@/lib/shared/text";
import { HideableJob, HideJobButton } from "./hide-job.client";

const EXCERPT_LENGTH = 100;

function skillsCount({ skills }: JobCard): string | null {
  if (skills.length === 0) return null;
  return plural(skills.length, { one: "{count} skill", other: "{count} skills" });
}

function Head({ job, now }: { job: JobCard; now: Date }) {
  return (
    <div className="job-head">
      <h3 className="job-title">
        <a className="job-link" href={`/job/${job.slug}`}>
          {job.title}
        </a>
      </h3>
      <p className="job-co">
        <span>{job.company.name}</span>
        {job.company.isVerified && <VerifiedTick />}
        <span className="job-badges">
          <span className="badge">{JOB_TYPES[job.jobType]}</span>
          {isNew(job, now) && <span className="badge badge-teal">New</span>}
          {isClosingSoon(job, now) && <span className="badge badge-warn">Closing soon</span>}
        </span>
      </p>
    </div>
  );
}

function Facts({ job }: { job: JobCard }) {
  const skills = skillsCount(job);
  return (
    <div className="job-facts">
      <span className="at at-place">
        <FactWords text={placeWords(job)} />
      </span>
      <span className="at at-work">{CATEGORY_NAMES[job.category]}</span>
      {job.experienceLevel && (
        <span className="at at-level">{EXPERIENCE_LEVELS[job.experienceLevel]}</span>
      )}
      {skills && <span className="at at-skills">{skills}</span>}
    </div>
  );
}

/** A job and why it is recommended. */
export function RecommendedJob({ job, reasons, now }: Recommendation & { now: Date }) {
  return (
    <HideableJob id={job.id} title={job.title}>
      <article className="job job-wide job-for-you">
        <CompanyMark company={job.company} />
        <Head job={job} now={now} />
        <PayLine job={job} none="Competitive" />
        <SaveJobButton id={job.id} title={job.title} />
        <Facts job={job} />
        <p className="job-desc">{excerpt(job.excerpt, EXCERPT_LENGTH)}</p>
        {reasons.length > 0 && (
          <p className="job-why">
            <Icon name="circle-check" size="sm" />
            {reasonLine(reasons)}
          </p>
        )}
        <div className="job-foot">
          <HideJobButton title={job.title} />
          <time dateTime={job.postedAt} title={formatDay(job.postedAt)}>
            {postedLabel(job.postedAt, now)}
          </time>
          <a
            className="btn btn-teal btn-sm job-own"
            href={`/job/${job.slug}`}
            aria-label={`Apply Now: ${job.title}`}
          >
            Apply Now
          </a>
        </div>
      </article>
    </HideableJob>
  );
}
