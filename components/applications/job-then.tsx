import { experienceWords, payWords, placeWords } from "@/components/jobs/job-words";
import { StaticMarkup } from "@/components/ui/static-markup";
import { JOB_TYPES } from "@/lib/jobs/schema";
import type { JobSnapshot } from "@/lib/jobs/versions.schema";
import { formatDay } from "@/lib/shared/dates";

function factsOf({ facts, location }: JobSnapshot): [name: string, text: string][] {
  const { text, period, isTypical } = payWords(facts, "");
  const experience = experienceWords(facts);
  const all: [string, string | null][] = [
    ["Pay", isTypical ? null : `${text} ${period}`.trim()],
    ["Place", placeWords({ ...facts, location })],
    ["Job type", JOB_TYPES[facts.jobType]],
    ["Experience", experience],
    ["Education", facts.education],
    ["Duration", facts.duration],
    ["Apply by", facts.deadline && formatDay(facts.deadline)],
    ["Skills", facts.skills.join(", ")],
  ];
  return all.filter((fact): fact is [string, string] => Boolean(fact[1]));
}

/** The job as it was when somebody applied to it, whatever became of its page. */
export function JobThen({ job }: { job: JobSnapshot }) {
  return (
    <details className="job-then panel">
      <summary>
        <h2>The job as it was when you applied</h2>
      </summary>
      <StaticMarkup className="job-then-text">
        <h3>{job.title}</h3>
        <dl className="then-facts">
          {factsOf(job).map(([name, text]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <div
          className="prose"
          dir="auto"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: renderMarkdown() has sanitised it
          dangerouslySetInnerHTML={{ __html: job.descriptionHtml }}
        />
      </StaticMarkup>
    </details>
  );
}
