import { statedFacts } from "@/components/jobs/job-facts";
import { StaticMarkup } from "@/components/ui/static/static-markup";
import type { JobSnapshot } from "@/lib/jobs/versions.schema";

/** The job as it was when the person applied, whatever has happened to its page. */
export function JobSnapshotPanel({ job }: { job: JobSnapshot }) {
  const { facts, location } = job;
  const shown = statedFacts({ ...facts, location });
  const skills = { name: "Skills", text: facts.skills.join(", ") };
  return (
    <details className="job-snapshot panel">
      <summary>
        <h2>The job as it was when you applied</h2>
      </summary>
      <StaticMarkup className="job-snapshot-text">
        <h3>{job.title}</h3>
        <dl className="snapshot-facts">
          {[...shown, ...(skills.text ? [skills] : [])].map(({ name, text }) => (
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
