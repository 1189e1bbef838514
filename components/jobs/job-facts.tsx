import { plainWords } from "@/lib/jobs/posting/fields";
import { FIELDS, FIELDS_WITH } from "@/lib/jobs/posting/fields.schema";
import {
  EXPERIENCE_LEVELS,
  type JobFacts as Facts,
  JOB_TYPES,
  type JobDetail,
  type JobPlace,
  WORK_MODES,
} from "@/lib/jobs/schema";
import { formatDay } from "@/lib/shared/dates";
import { FactWords } from "./fact-words";
import { experienceWords, isInternship, payWords, placeWords } from "./job-words";

type Fact = { name: string; text: string; isTypical?: boolean; day?: string };

/**
 * A job as facts describe it: as it is now, or as it was; without places, the line with the
 * location is used.
 */
type Job = Facts & { location: string; places?: JobPlace[] };

const PLACES_SHOWN = 4;
// What is typical of an internship whose employer doesn't say.
const TYPICAL: Readonly<Record<string, string>> = {
  duration: "3-6 months",
  education: "Undergraduate",
};

function pay(job: Job): Fact {
  const { text, period, isTypical } = payWords(job, "Salary not specified");
  return {
    name: isInternship(job) ? "Stipend" : "Pay",
    text: `${text} ${period}`.trim(),
    isTypical,
  };
}

function place(job: Job): Fact {
  const { places = [] } = job;
  const labels = places.slice(0, PLACES_SHOWN).map(({ label }) => label);
  const rest = places.length - labels.length;
  const isOne = places.length <= 1 || job.workMode === "remote";
  const listed = `${labels.join("; ")}${rest > 0 ? `; ${rest} more` : ""}`;
  const mode = job.workMode && WORK_MODES[job.workMode];
  const text = isOne ? placeWords(job) : [listed, mode].filter(Boolean).join(" · ");
  return { name: "Place", text };
}

function experience(job: Job): Fact[] {
  if (isInternship(job)) return [];
  if (job.experienceYears === 0) return [{ name: "Experience", text: "None needed" }];
  const years = job.experienceYears === null ? null : experienceWords(job);
  const level = job.experienceLevel && EXPERIENCE_LEVELS[job.experienceLevel];
  const words = [years, level].filter(Boolean).join(" · ");
  return words ? [{ name: "Experience", text: words }] : [];
}

/** What it states in the site's own fields. */
function own({ customFields }: Job): Fact[] {
  return customFields.filter(({ isOnPage }) => isOnPage);
}

/** The facts the employer stated, or typical ones in a quieter style. */
function plain(job: Job): Fact[] {
  return FIELDS_WITH.plain.flatMap((field): Fact[] => {
    const name = FIELDS[field].label;
    const text = plainWords(field, job);
    if (text) return [{ name, text }];
    const typical = isInternship(job) && TYPICAL[field];
    return typical ? [{ name, text: `Typically ${typical}`, isTypical: true }] : [];
  });
}

function factsOf(job: Job): Fact[] {
  const deadline = job.deadline
    ? [{ name: "Apply by", text: formatDay(job.deadline), day: job.deadline }]
    : [];
  return [
    pay(job),
    place(job),
    { name: "Job type", text: JOB_TYPES[job.jobType] },
    ...experience(job),
    ...plain(job),
    ...own(job),
    ...deadline,
  ];
}

/** The facts that the employer stated. */
export function statedFacts(job: Job): Fact[] {
  return factsOf(job).filter(({ isTypical }) => !isTypical);
}

/** The facts that decide whether to read on, in one strip. */
export function JobFacts({ job }: { job: JobDetail }) {
  return (
    <dl className="facts">
      {factsOf(job).map(({ name, text, isTypical, day }) => (
        <div key={`${name} ${text}`}>
          <dt>{name}</dt>
          <dd className={isTypical ? "quiet" : undefined}>
            {day ? <time dateTime={day}>{text}</time> : <FactWords text={text} />}
          </dd>
        </div>
      ))}
    </dl>
  );
}
