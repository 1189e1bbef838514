import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { LivePage } from "@/components/applications/live/live-notice.client";
import { CompanySwitch } from "@/components/companies/company-switch";
import { ComingInterviews } from "@/components/employer/home/coming-interviews";
import { FirstSteps } from "@/components/employer/home/first-steps";
import { Greeting } from "@/components/employer/home/greeting.client";
import { HomeJobs } from "@/components/employer/home/home-jobs";
import { homeLinks } from "@/components/employer/home/home-links";
import { HomeTiles } from "@/components/employer/home/home-tiles";
import { WaitingList } from "@/components/employer/home/waiting-list";
import { LinkButton } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { getAccount } from "@/lib/accounts/queries";
import type { Actor } from "@/lib/accounts/schema";
import { requireEmployer } from "@/lib/accounts/session";
import { listRecentViews } from "@/lib/analytics/by-job.queries";
import { countLately } from "@/lib/analytics/queries";
import { firstName } from "@/lib/applications/letters/composing";
import { findWaitingWork } from "@/lib/applications/waiting-work.queries";
import { isOnlyAssigned } from "@/lib/companies/policy";
import { chooseCompany } from "@/lib/companies/profile.queries";
import type { OwnCompany } from "@/lib/companies/schema";
import { listOwnCompanies } from "@/lib/companies/team/members.queries";
import { readEmployerJobFilters } from "@/lib/jobs/employer/filters";
import { listEmployerJobs } from "@/lib/jobs/employer/queries";
import { findWaitingJobs } from "@/lib/jobs/employer/waiting-jobs.queries";
import { usualReviewHours } from "@/lib/moderation/review-times.queries";
import { readText } from "@/lib/shared/parameters";
import "@/app/sheets/employer-home.css";

export const metadata: Metadata = { title: "Home – Employer", robots: { index: false } };

const JOBS_SHOWN = 5;
/** What doesn't move while someone points at it or has focused it. */
const USED = ".employer-home li, .employer-home tr, .employer-home a";

type HomeRequest = { actor: Actor; company: OwnCompany | null; now: Date };

/** What the home of one company shows; `company` names it in links if there are others. */
async function readHome({ actor, company, now }: HomeRequest) {
  const ids = actor.companies.filter(({ id }) => company === null || id === company.id);
  const mine = { ...actor, companies: ids };
  const [work, waiting, lately, list, reviewHours] = await Promise.all([
    findWaitingWork(mine, now),
    findWaitingJobs(mine, now),
    countLately(actor, now),
    listEmployerJobs(mine, { ...readEmployerJobFilters({}), sort: "unseen" }),
    usualReviewHours(),
  ]);
  const jobs = list.jobs.slice(0, JOBS_SHOWN);
  const views = await listRecentViews(
    mine,
    jobs.map(({ id }) => id),
    now,
  );
  return { work, waiting, lately, jobs, total: list.total, views, reviewHours };
}

/** What waits today, or the first steps of a company that is new. */
export default async function EmployerHomePage({ searchParams }: PageProps<"/employer/home">) {
  const actor = await requireEmployer();
  if (isOnlyAssigned(actor)) redirect("/employer/applications");
  const now = new Date();
  const companyId = chooseCompany(actor, readText(await searchParams, "company", 36));
  const [account, companies] = await Promise.all([getAccount(actor), listOwnCompanies(actor)]);
  const company = companies.find(({ id }) => id === companyId) ?? null;
  const home = await readHome({ actor, company, now });
  const { work, waiting, lately, reviewHours } = home;
  const links = homeLinks(companies.length > 1 ? company : null);
  const isVerified = company?.isVerified ?? false;
  const isNew = waiting.total === 0;
  return (
    <div className="wrap">
      <div className="page-head home-head">
        <Greeting name={firstName(account.fullName ?? account.username)} />
        <LinkButton href="/employer" variant={isNew || !isVerified ? "outline" : "primary"}>
          <Icon name="plus" size="sm" />
          Post a Job
        </LinkButton>
      </div>
      {company && (
        <CompanySwitch companies={companies} companyId={company.id} path="/employer/home" />
      )}
      {company && !isNew && (
        <LivePage since={now.toISOString()} companyId={company.id} items={USED} />
      )}
      <div className="employer-home">
        {(isNew || !isVerified) && (
          <FirstSteps
            hasCompany={company !== null}
            isVerified={isVerified}
            hasJobs={waiting.total > 0}
          />
        )}
        {!isNew && (
          <>
            <WaitingList
              work={work}
              jobs={waiting}
              now={now}
              links={links}
              reviewHours={reviewHours}
            />
            <ComingInterviews interviews={work.interviews} readerId={actor.id} now={now} />
            <HomeJobs
              jobs={home.jobs}
              views={home.views}
              total={home.total}
              allHref={links.jobs()}
            />
            <HomeTiles work={work} jobs={waiting} lately={lately} links={links} />
          </>
        )}
      </div>
    </div>
  );
}
