import { type ReactNode, Suspense } from "react";
import { JobCardTall } from "@/components/jobs/job-card";
import { Carousel } from "@/components/ui/carousel/carousel";
import type { JobCard } from "@/lib/jobs/schema";
import { RetryNotice } from "./retry-notice";

// How long the page waits for a row. It nearly always comes at once and is part of the page for
// every reader; when the database is slow, the rest of the page doesn't wait.
const PATIENCE_MS = 400;

type Section = {
  id: string;
  title: string;
  subtitle: string;
  viewAll: string;
  now: Date;
};
/** `null` if they could not be read. */
type Jobs = JobCard[] | null;

type Props = Section & {
  /** Never rejects: a failure is shown as a notice, and never breaks the page. */
  jobs: Promise<Jobs>;
};

function Row({ jobs, now, ...section }: Section & { jobs: Jobs }) {
  if (jobs === null) {
    return (
      <Place {...section}>
        <RetryNotice what={section.title} />
      </Place>
    );
  }
  const { id, title, subtitle, viewAll } = section;
  return (
    <Carousel id={id} kind="jobs" title={title} subtitle={subtitle} viewAll={viewAll}>
      {jobs.map((job) => (
        <JobCardTall key={job.id} job={job} now={now} />
      ))}
    </Carousel>
  );
}

type PlaceProps = Pick<Section, "id" | "title"> & { children: ReactNode };

/** The frame of a row. */
function Place({ id, title, children }: PlaceProps) {
  return (
    <section className="carousel" aria-labelledby={`${id}-title`}>
      <div className="sec-head">
        <h2 id={`${id}-title`}>{title}</h2>
      </div>
      {children}
    </section>
  );
}

async function LateRow({ jobs, ...section }: Props) {
  return <Row {...section} jobs={await jobs} />;
}

/** One of the three rows of the navy section. */
export async function JobCarousel({ jobs, ...section }: Props) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<"late">((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS, "late");
  });
  const early = await Promise.race([jobs, late]);
  clearTimeout(timer);
  if (early !== "late") return <Row {...section} jobs={early} />;
  const waiting = (
    <Place {...section}>
      <p className="panel p-6 text-muted">Loading ...</p>
    </Place>
  );
  return (
    <Suspense fallback={waiting}>
      <LateRow {...section} jobs={jobs} />
    </Suspense>
  );
}
