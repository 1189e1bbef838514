import type { Metadata } from "next";
import { AccountNotices } from "@/components/accounts/account-notices";
import { SeekerHero } from "@/components/accounts/seeker-hero";
import { AlertsGlance } from "@/components/alerts/alerts-glance";
import { LatestApplications } from "@/components/applications/latest-applications";
import { SavedGlance } from "@/components/jobs/saved/saved-glance";
import { ViewedJobs } from "@/components/jobs/saved/viewed-jobs.client";
import { FirstSteps, type FirstStepsDone } from "@/components/profiles/first-steps";
import { JobsForYou } from "@/components/recommendations/jobs-for-you";
import { getAccount } from "@/lib/accounts/queries";
import type { AccountView, Actor } from "@/lib/accounts/schema";
import { requireActor } from "@/lib/accounts/session";
import { listAlerts } from "@/lib/alerts/queries";
import type { AlertView } from "@/lib/alerts/schema";
import { listApplications } from "@/lib/applications/queries";
import { listFeaturedJobs } from "@/lib/jobs/queries";
import { listSavedJobs } from "@/lib/jobs/seeker/saved.queries";
import { logFailure } from "@/lib/platform/observability/failure-log";
import { hasFinishedFirstSteps } from "@/lib/profiles/first-steps.queries";
import { findProfile } from "@/lib/profiles/queries";
import { listRecommendations } from "@/lib/recommendations/queries";

export const metadata: Metadata = { title: "Dashboard – Account", robots: { index: false } };

const SHOWN = 3;
const NEWEST_SHOWN = 5;
/** From what percentage on a profile counts as filled in. */
const FILLED_IN = 60;

/** How long after signing up someone isn't "back" yet. */
const FIRST_VISIT_MS = 3_600_000;

function isFirstVisit({ createdAt }: AccountView, now: Date): boolean {
  return now.getTime() - new Date(createdAt).getTime() < FIRST_VISIT_MS;
}

/** What a section shows, or `null` if it could not be read; the page works without it. */
async function settle<T>(section: string, reading: Promise<T>): Promise<T | null> {
  try {
    return await reading;
  } catch (error) {
    logFailure(error, { section });
    return null;
  }
}

/** A seeker's progress in the first steps; `null` if they are not to be shown. */
async function findFirstSteps(
  actor: Actor,
  alerts: readonly AlertView[] | null,
): Promise<FirstStepsDone | null> {
  if (actor.userType !== "job_seeker" || alerts === null) return null;
  if (await hasFinishedFirstSteps(actor)) return null;
  const profile = await findProfile(actor);
  return {
    hasVerifiedEmail: actor.hasVerifiedEmail,
    hasProfile: profile.completion >= FILLED_IN,
    hasResume: !profile.missing.includes("resume"),
    hasAlert: alerts.length > 0,
  };
}

export default async function DashboardPage() {
  const actor = await requireActor();
  const now = new Date();
  const [account, recommendations, newest, applied, saved, alerts] = await Promise.all([
    getAccount(actor),
    settle("recommendations", listRecommendations(actor, {}, now)),
    settle("newest jobs", listFeaturedJobs(NEWEST_SHOWN)),
    settle("applications", listApplications(actor, 1, { pageSize: SHOWN })),
    settle("saved jobs", listSavedJobs(actor, { page: 1, pageSize: SHOWN })),
    settle("alerts", listAlerts(actor, now)),
  ]);
  const done = await settle("first steps", findFirstSteps(actor, alerts));
  return (
    <>
      <SeekerHero
        username={account.username}
        isNew={isFirstVisit(account, now)}
        isEmployer={actor.userType === "employer"}
      />
      <AccountNotices account={account} />
      <div className="wrap seeker-home">
        <div className="seeker-main">
          <LatestApplications applications={applied?.applications ?? []} now={now} />
          <JobsForYou recommendations={recommendations} newest={newest ?? []} now={now} />
        </div>
        <aside aria-label="Your profile and alerts">
          {done && <FirstSteps done={done} />}
          {saved && <SavedGlance saved={saved} now={now} />}
          {alerts && <AlertsGlance alerts={alerts} />}
          <ViewedJobs />
        </aside>
      </div>
    </>
  );
}
