import { EXPERIENCE_LEVELS, JOB_TYPES, type JobDetail, WORK_MODES } from "@/lib/jobs/schema";
import { formatDay } from "@/lib/shared/dates";
import { experienceWords, isInternship, payWords, placeWords } from "./job-words";

type Fact = { name: string; text: string; isTypical?: boolean; day?: string };

const PLACES_SHOWN = 4;

function pay(job: JobDetail): Fact {
  const { text, period, isTypical } = payWords(job, "Salary not specified");
  return {
    name: isInternship(job) ? "Stipend" : "Pay",
    text: `${text} ${period}`.trim(),
    isTypical,
  };
}

function place(job: JobDetail): Fact {
  const labels = job.places.slice(0, PLACES_SHOWN).map(({ label }) => label);
  const rest = job.places.length - labels.length;
  const isOne = job.places.length <= 1 || job.workMode === "remote";
  const text = isOne
    ? placeWords(job)
    : `${labels.join("; ")}${rest > 0 ? `; ${rest} more` : ""} · ${WORK_MODES[job.workMode]}`;
  return { name: "Place", text };
}

function experience(job: JobDetail): Fact[] {
  const years = job.experienceYears === null ? null : experienceWords(job);
  const level = job.experienceLevel && EXPERIENCE_LEVELS[job.experienceLevel];
  const words = [years, level].filter(Boolean).join(" · ");
  return words ? [{ name: "Experience", text: words }] : [];
}

/** A fact the employer stated, or what is usual, in a quieter style. */
function statedOr(name: string, text: string | null, typical: string): Fact {
  return text ? { name, text } : { name, text: `Typically ${typical}`, isTypical: true };
}

function asked(job: JobDetail): Fact[] {
  if (isInternship(job)) {
    return [
      statedOr("Duration", job.duration, "3-6 months"),
      statedOr("Education", job.education, "Undergraduate"),
    ];
  }
  const education = job.education ? [{ name: "Education", text: job.education }] : [];
  return [...experience(job), ...education];
}

function factsOf(job: JobDetail): Fact[] {
  const deadline = job.deadline
    ? [{ name: "Apply by", text: formatDay(job.deadline), day: job.deadline }]
    : [];
  return [
    pay(job),
    place(job),
    { name: "Job type", text: JOB_TYPES[job.jobType] },
    ...asked(job),
    ...deadline,
  ];
}

/** What decides whether to read on, in one strip. */
export function JobFacts({ job }: { job: JobDetail }) {
  return (
    <dl className="facts">
      {factsOf(job).map(({ name, text, isTypical, day }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className={isTypical ? "quiet" : undefined}>
            {day ? <time dateTime={day}>{text}</time> : text}
          </dd>
        </div>
      ))}
    </dl>
  );
}
