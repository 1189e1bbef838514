import { Icon } from "@/components/ui/icon";
import type { JobDetail } from "@/lib/jobs/schema";
import { isLongText } from "../job-words";
import { reportHref } from "./job-hero";

/**
 * The employer's text. A long one begins collapsed on phones (job-text.css): all of it is in the
 * page, and the control opens it without a script.
 */
function Description({ html }: { html: string }) {
  const isLong = isLongText(html);
  if (html === "") return <p className="text-muted">No description provided</p>;
  return (
    <div id="about-the-role" className={isLong ? "job-text is-long" : "job-text"}>
      <div
        className="prose"
        dir="auto"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: renderMarkdown() has sanitised it
        dangerouslySetInnerHTML={{ __html: html }}
      />
      {isLong && (
        <details className="job-text-toggle no-print">
          <summary className="btn btn-outline">
            <span>
              <span className="more">Show all</span>
              <span className="less">Show less</span>
              <span className="sr"> of the description</span>
            </span>
            <Icon name="chevron-down" size="sm" />
          </summary>
        </details>
      )}
    </div>
  );
}

/** The employer's text, the skills, and a warning that may save someone money. */
export function JobText({ job }: { job: JobDetail }) {
  return (
    <>
      <h2 className="sr">About the role</h2>
      <Description html={job.descriptionHtml} />
      {job.skills.length > 0 && (
        <section className="mt-10" aria-labelledby="job-skills">
          <h2 id="job-skills" className="mb-3 text-xl">
            Skills
          </h2>
          <ul className="job-skills">
            {job.skills.map((skill) => (
              <li key={skill} className="chip">
                {skill}
              </li>
            ))}
          </ul>
        </section>
      )}
      <div className="notice safety">
        <Icon name="shield-check" />
        <p>
          <b>Never pay to get a job.</b> No honest employer asks for money, bank details or a copy
          of your ID before an interview.{" "}
          <a href={reportHref(job)} rel="nofollow" className="no-print" data-report={job.id}>
            Report this job
          </a>
        </p>
      </div>
    </>
  );
}

export function JobArticle({ job }: { job: JobDetail }) {
  return (
    <article>
      <JobText job={job} />
    </article>
  );
}
