import { JobCardCompact } from "@/components/jobs/job-card-compact";
import { StaticMarkup } from "@/components/ui/static/static-markup";
import type { JobSearch } from "@/lib/jobs/schema";
import { formatNumber } from "@/lib/shared/formats/numbers";

type Props = {
  /** What was searched for. */
  words: string;
  mentions: JobSearch["mentions"];
  /** Whether nothing else was found. */
  isAlone: boolean;
  now: Date;
};

/** The jobs that only mention the words in their text, after a divider with their total. */
export function Mentions({ words, mentions: { total, jobs }, isAlone, now }: Props) {
  if (jobs.length === 0) return null;
  return (
    <section className="also-jobs" aria-labelledby="mentions">
      <h2 id="mentions" dir="auto">
        {isAlone ? "Mentions" : "Also mentions"} {words}{" "}
        <span className="num text-faint">· {formatNumber(total)}</span>
      </h2>
      <StaticMarkup className="job-list job-panel">
        {jobs.map((job) => (
          <JobCardCompact key={job.id} job={job} now={now} />
        ))}
      </StaticMarkup>
    </section>
  );
}
