import { JobCardTall } from "@/components/jobs/job-card";
import { Carousel } from "@/components/ui/carousel";
import type { JobCard } from "@/lib/jobs/schema";
import { RetryNotice } from "./retry-notice";

type Props = {
  id: string;
  title: string;
  subtitle: string;
  viewAll: string;
  /** `null` when they could not be read. */
  jobs: JobCard[] | null;
  now: Date;
};

/** One of the three rows of the navy section. */
export function JobCarousel({ id, title, subtitle, viewAll, jobs, now }: Props) {
  if (jobs === null) {
    return (
      <section className="carousel" aria-labelledby={`${id}-title`}>
        <div className="sec-head">
          <h2 id={`${id}-title`}>{title}</h2>
        </div>
        <RetryNotice what={title} />
      </section>
    );
  }
  return (
    <Carousel id={id} kind="jobs" title={title} subtitle={subtitle} viewAll={viewAll}>
      {jobs.map((job) => (
        <JobCardTall key={job.id} job={job} now={now} />
      ))}
    </Carousel>
  );
}
