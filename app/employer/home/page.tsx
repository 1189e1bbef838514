import type { Metadata } from "next";
import { ComingInterviews } from "@/components/employer/home/coming-interviews";
import { FirstSteps } from "@/components/employer/home/first-steps";
import { WaitingList } from "@/components/employer/home/waiting-list";
import { LinkButton } from "@/components/ui/button";
import { requireEmployer } from "@/lib/accounts/session";
import { findWaitingWork } from "@/lib/applications/waiting-work.queries";
import { listOwnCompanies } from "@/lib/companies/team/members.queries";
import { findWaitingJobs } from "@/lib/jobs/employer/waiting-jobs.queries";
import { plural } from "@/lib/shared/plural";
import "@/app/sheets/employer-home.css";

export const metadata: Metadata = { title: "Home – Employer", robots: { index: false } };

/** What waits today, or the first steps of a company that is new. */
export default async function EmployerHomePage() {
  const actor = await requireEmployer();
  const now = new Date();
  const [companies, work, jobs] = await Promise.all([
    listOwnCompanies(actor),
    findWaitingWork(actor, now),
    findWaitingJobs(actor, now),
  ]);
  const isVerified = companies.some((company) => company.isVerified);
  const isNew = companies.length === 0 || jobs.total === 0;
  return (
    <div className="wrap">
      <div className="page-head">
        <h1>Home</h1>
        <p className="home-numbers">
          <a className="link" href="/employer/jobs">
            {plural(jobs.live, { one: "{count} live job", other: "{count} live jobs" })}
          </a>
          <a className="link" href="/employer/analytics">
            Views and applications
          </a>
        </p>
        <LinkButton href="/employer" variant="primary">
          Post a Job
        </LinkButton>
      </div>
      <div className="employer-home">
        {(isNew || !isVerified) && (
          <FirstSteps
            hasCompany={companies.length > 0}
            isVerified={isVerified}
            hasJobs={jobs.total > 0}
          />
        )}
        {!isNew && (
          <>
            <WaitingList work={work} jobs={jobs} now={now} />
            <ComingInterviews interviews={work.interviews} />
          </>
        )}
      </div>
    </div>
  );
}
