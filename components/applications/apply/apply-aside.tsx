import { CompanyMark } from "@/components/companies/company-mark";
import { VerifiedTick } from "@/components/companies/verified-tick";
import { FactWords } from "@/components/jobs/fact-words";
import { payWords, placeWords } from "@/components/jobs/job-words";
import { Icon } from "@/components/ui/icon";
import type { JobDetail } from "@/lib/jobs/schema";
import { formatDay } from "@/lib/shared/dates";

/** The job being applied for, in short. */
export function AppliedJob({ job }: { job: JobDetail }) {
  const { text, period, isTypical } = payWords(job, "Salary not specified");
  return (
    <section className="panel pad" aria-labelledby="the-job">
      <div className="applied-job">
        <CompanyMark company={job.company} />
        <div className="min-w-0">
          <h2 id="the-job" className="job-title" dir="auto">
            {job.title}
          </h2>
          <p className="job-co">
            <span dir="auto">{job.company.name}</span>
            {job.company.isVerified && <VerifiedTick />}
          </p>
        </div>
      </div>
      <ul className="applied-facts">
        <li>
          <Icon name="map-pin" size="sm" />
          <span>
            <FactWords text={placeWords(job)} />
          </span>
        </li>
        <li className={isTypical ? "quiet" : undefined}>
          <Icon name="banknote" size="sm" />
          {`${text} ${period}`.trim()}
        </li>
        {job.deadline && (
          <li>
            <Icon name="calendar" size="sm" />
            <span>
              Apply by <time dateTime={job.deadline}>{formatDay(job.deadline)}</time>
            </span>
          </li>
        )}
      </ul>
      <div data-match-place="" />
    </section>
  );
}
