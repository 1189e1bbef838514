import { CompanyMark } from "@/components/companies/company-mark";
import type { SavedJobList } from "@/lib/jobs/seeker/saved.schema";
import { FactWords } from "../fact-words";
import { closingWords, placeWords } from "../job-words";

type Props = { saved: SavedJobList; now: Date };

/** The latest saved jobs at a glance. */
export function SavedGlance({ saved, now }: Props) {
  return (
    <section className="panel side-panel" aria-labelledby="saved-title">
      <div className="side-head">
        <h2 id="saved-title">Saved Jobs</h2>
        {saved.total > 0 && <a href="/saved-jobs">View All</a>}
      </div>
      {saved.total === 0 ? (
        <p className="side-note">
          No saved jobs yet. Press the bookmark on a job to find it here later.
        </p>
      ) : (
        <ul className="side-list">
          {saved.jobs.map(({ job, isOpen }) => {
            const closing = isOpen ? closingWords(job, now) : "Closed";
            return (
              <li key={job.id}>
                <CompanyMark company={job.company} size="sm" />
                <span>
                  <a href={`/job/${job.slug}`}>{job.title}</a>
                  {closing ? (
                    <span className={isOpen ? "closing" : undefined}>{closing}</span>
                  ) : (
                    <span>
                      <FactWords text={placeWords(job)} />
                    </span>
                  )}
                </span>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
