import { CompanyMark } from "@/components/companies/company-mark";
import { VerifiedTick } from "@/components/companies/verified-tick";
import { Icon } from "@/components/ui/icon";
import {
  EXPERIENCE_LEVELS,
  JOB_TYPES,
  type JobCard,
  RESULT_EXCERPT_LENGTH,
} from "@/lib/jobs/schema";
import { formatDay, postedLabel } from "@/lib/shared/dates";
import { excerpt } from "@/lib/shared/text";
import { SaveJobButton } from "./job-buttons";
import {
  askedKind,
  askedWords,
  isClosingSoon,
  isNew,
  payWords,
  placeWords,
  postedWords,
} from "./job-words";

const SKILLS_SHOWN = 3;

const BADGES = {
  sample: ["badge badge-sample", "Sample"],
  closing: ["badge badge-warn", "Closing soon"],
  new: ["badge badge-teal", "New"],
  active: ["badge badge-good badge-active", "Active"],
  easy: ["badge", "Easy apply"],
} as const;
type Badge = keyof typeof BADGES;

type Props = {
  job: JobCard;
  now: Date;
  /** The card's heading level: one below its section's. */
  heading?: "h2" | "h3";
};

/** `reason` says why the job is shown. */
type WideProps = Props & { reason?: string };

function BadgeLabel({ badge }: { badge: Badge }) {
  const [className, label] = BADGES[badge];
  return (
    <span className={className}>
      {badge === "easy" && <Icon name="zap" size="sm" />}
      {label}
    </span>
  );
}

/** The title, linking to the job; a sample's title is not a link. */
function Title({ job, heading: Heading = "h3" }: Omit<Props, "now">) {
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

function Save({ job }: Pick<Props, "job">) {
  return job.isSample ? null : <SaveJobButton id={job.id} title={job.title} />;
}

function ApplyLink({ job }: Pick<Props, "job">) {
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

function PostedTime({ job, label }: { job: JobCard; label: string }) {
  return (
    <time dateTime={job.postedAt} title={formatDay(job.postedAt)}>
      {label}
    </time>
  );
}

/** The single most important thing to know about the posting itself. */
function tallBadge(job: JobCard, now: Date): Badge | null {
  if (job.isSample) return "sample";
  if (isClosingSoon(job, now)) return "closing";
  return isNew(job, now) ? "new" : null;
}

function wideBadges(job: JobCard, now: Date): Badge[] {
  if (job.isSample) return ["sample"];
  const badges: Badge[] = ["active"];
  if (isNew(job, now)) badges.push("new");
  if (isClosingSoon(job, now)) badges.push("closing");
  // Applied to here, with stored details; the least important badge, so it gives way.
  if (!job.isExternal && badges.length < 3) badges.push("easy");
  return badges;
}

/** A job in a carousel or a grid. Pay and facts are level whatever the title's length. */
export function JobCardTall({ job, now, heading }: Props) {
  const badge = tallBadge(job, now);
  return (
    <article className="job job-tall">
      <CompanyMark company={job.company} />
      <Save job={job} />
      <Title job={job} {...(heading ? { heading } : {})} />
      <p className="job-co">
        <span>{job.company.name}</span>
        {job.company.isVerified && <VerifiedTick />}
      </p>
      <PayLine job={job} none="Competitive" />
      <p className="at at-place">{placeWords(job)}</p>
      <p className={`at at-${askedKind(job)}`}>{askedWords(job)}</p>
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

/** The job's type, with what matters most for an internship or a fresher job. */
function typeWords(job: JobCard): string {
  const type = JOB_TYPES[job.jobType];
  return askedKind(job) === "work" ? type : `${type} · ${askedWords(job)}`;
}

function Skills({ skills }: Pick<JobCard, "skills">) {
  if (skills.length === 0) return null;
  const more = skills.length - SKILLS_SHOWN;
  return (
    <ul className="job-skills" aria-label="Skills">
      {skills.slice(0, SKILLS_SHOWN).map((skill) => (
        <li key={skill} className="chip">
          {skill}
        </li>
      ))}
      {more > 0 && <li className="chip chip-more">+{more}</li>}
    </ul>
  );
}

/** A job in a list: the same content with the excerpt and skills, and an uncut title. */
export function JobCardWide({ job, now, heading, reason }: WideProps) {
  const isAsked = askedKind(job) !== "work";
  const level = !isAsked && job.experienceLevel && EXPERIENCE_LEVELS[job.experienceLevel];
  return (
    <article className="job job-wide">
      <CompanyMark company={job.company} />
      <div className="job-head">
        <Title job={job} {...(heading ? { heading } : {})} />
        <p className="job-co">
          <span>{job.company.name}</span>
          {job.company.isVerified && <VerifiedTick />}
          <span className="job-badges">
            {reason && <span className="badge badge-teal">{reason}</span>}
            {wideBadges(job, now).map((badge) => (
              <BadgeLabel key={badge} badge={badge} />
            ))}
          </span>
        </p>
      </div>
      <PayLine job={job} none="Salary not specified" />
      <Save job={job} />
      <div className="job-facts">
        <span className="at at-place">{placeWords(job)}</span>
        <span className="at at-work">{typeWords(job)}</span>
        {level && <span className="at at-level">{level}</span>}
        {job.visaSponsorship === "offered" && <span className="at at-visa">Visa sponsorship</span>}
      </div>
      <p className="job-desc">{excerpt(job.excerpt, RESULT_EXCERPT_LENGTH)}</p>
      <div className="job-foot">
        <Skills skills={job.skills} />
        <PostedTime job={job} label={postedWords(job, now)} />
        <ApplyLink job={job} />
      </div>
    </article>
  );
}
