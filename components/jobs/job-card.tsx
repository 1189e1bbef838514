import {
  EXPERIENCE_LEVELS,
  JOB_TYPES,
  type JobCard,
  RESULT_EXCERPT_LENGTH,
} from "@/lib/jobs/schema";
import { formatDay, postedLabel } from "@/lib/shared/dates";
import { excerpt } from "@/lib/shared/text";
import { type Badge, type CardFacts, TallCard, WideCard } from "./job-card.client";
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

type Props = {
  job: JobCard;
  now: Date;
  /** The card's heading: one below the heading of its section. */
  heading?: "h2" | "h3";
};

// What is false or missing is left out: a list of cards travels in the page twice.
function commonFacts(job: JobCard, noPay: string): CardFacts {
  const { text, isTypical, period } = payWords(job, noPay);
  const { name, logoUrl, isVerified } = job.company;
  return {
    id: job.id,
    ...(job.isSample ? {} : { slug: job.slug }),
    title: job.title,
    company: name,
    ...(logoUrl ? { logo: logoUrl } : {}),
    ...(isVerified ? { verified: true } : {}),
    pay: text,
    ...(isTypical ? { typical: true } : {}),
    ...(period ? { period } : {}),
    place: placeWords(job),
    at: job.postedAt,
    day: formatDay(job.postedAt),
  };
}

/** The one thing most worth knowing about the posting itself. */
function tallBadge(job: JobCard, now: Date): { badge?: Badge } {
  if (job.isSample) return { badge: "sample" };
  if (isClosingSoon(job, now)) return { badge: "closing" };
  return isNew(job, now) ? { badge: "new" } : {};
}

function wideBadges(job: JobCard, now: Date): Badge[] {
  if (job.isSample) return ["sample"];
  const badges: Badge[] = ["active"];
  if (isNew(job, now)) badges.push("new");
  if (isClosingSoon(job, now)) badges.push("closing");
  return badges;
}

/** A job in a carousel or a grid. Pay and facts stand level whatever the title's length. */
export function JobCardTall({ job, now, heading }: Props) {
  return (
    <TallCard
      {...commonFacts(job, "Competitive")}
      {...tallBadge(job, now)}
      {...(heading ? { heading } : {})}
      asked={askedWords(job)}
      kind={askedKind(job)}
      posted={postedLabel(job.postedAt, now)}
    />
  );
}

/** The kind of job; with it what an internship or a fresher job is chosen by. */
function typeWords(job: JobCard): string {
  const type = JOB_TYPES[job.jobType];
  return askedKind(job) === "work" ? type : `${type} · ${askedWords(job)}`;
}

/** A job in a list: the same content with the excerpt and skills, titles never cut. */
export function JobCardWide({ job, now, heading }: Props) {
  const isAsked = askedKind(job) !== "work";
  const level = !isAsked && job.experienceLevel && EXPERIENCE_LEVELS[job.experienceLevel];
  const more = job.skills.length - SKILLS_SHOWN;
  return (
    <WideCard
      {...commonFacts(job, "Salary not specified")}
      {...(heading ? { heading } : {})}
      {...(level ? { level } : {})}
      {...(more > 0 ? { more } : {})}
      badges={wideBadges(job, now)}
      type={typeWords(job)}
      text={excerpt(job.excerpt, RESULT_EXCERPT_LENGTH)}
      skills={job.skills.slice(0, SKILLS_SHOWN)}
      posted={postedWords(job, now)}
    />
  );
}
