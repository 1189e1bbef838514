import type { Metadata } from "next";
import { AccountNotices } from "@/components/accounts/account-notices";
import { type FirstSteps, SeekerHero } from "@/components/accounts/seeker-hero";
import { AlertsGlance } from "@/components/alerts/alerts-glance";
import { LatestApplications } from "@/components/applications/latest-applications";
import { SavedGlance } from "@/components/jobs/saved/saved-glance";
import { ViewedJobs } from "@/components/jobs/saved/viewed-jobs.client";
import { ProfileGlance } from "@/components/profiles/profile-glance";
import { ResumeStep } from "@/components/profiles/resumes/resume-step.client";
import { JobsForYou } from "@/components/recommendations/jobs-for-you";
import { PreferencesCard } from "@/components/recommendations/preferences-card";
import { PreferredJobs } from "@/components/recommendations/preferred-jobs";
import { getAccount } from "@/lib/accounts/queries";
import type { AccountView, Actor } from "@/lib/accounts/schema";
import { requireActor } from "@/lib/accounts/session";
import { listAlerts } from "@/lib/alerts/queries";
import { listApplications } from "@/lib/applications/queries";
import { listSavedJobs } from "@/lib/jobs/seeker/saved.queries";
import { logFailure } from "@/lib/platform/observability/failure-log";
import { settingGroup, siteSettings } from "@/lib/platform/settings";
import { hasFinishedFirstSteps } from "@/lib/profiles/first-steps.queries";
import { findProfile } from "@/lib/profiles/queries";
import { findResumeStep } from "@/lib/profiles/resumes/step.queries";
import {
  findPreferences,
  listPreferredJobs,
  suggestPreferences,
} from "@/lib/recommendations/preferences.queries";
import type { PreferencesView } from "@/lib/recommendations/preferences.schema";
import { listRecommendations } from "@/lib/recommendations/queries";
import "@/app/sheets/seeker-home.css";

export const metadata: Metadata = { title: "Dashboard – Account", robots: { index: false } };

const SHOWN = 3;
const NEWEST_SHOWN = 5;

/** How long after signing up someone isn't "back" yet. */
const FIRST_VISIT_MS = 3_600_000;

function isFirstVisit({ createdAt }: AccountView, now: Date): boolean {
  return now.getTime() - new Date(createdAt).getTime() < FIRST_VISIT_MS;
}

/** What a section shows, or `null` if it could not be read; the page works without it. */
async function readSection<T>(section: string, reading: Promise<T>): Promise<T | null> {
  try {
    return await reading;
  } catch (error) {
    logFailure(error, { section });
    return null;
  }
}

/** What a new seeker is asked for; `null` once they have done or dismissed it. */
async function findFirstRun(actor: Actor, preferences: PreferencesView) {
  if (actor.userType !== "job_seeker" || (await hasFinishedFirstSteps(actor))) return null;
  const [profile, resume] = await Promise.all([findProfile(actor), findResumeStep(actor)]);
  const hasResume = !profile.missing.includes("resume");
  const steps: FirstSteps = [
    { label: "Account created", href: "/app/settings", isDone: true },
    { label: "Add your resume", href: "#resume-review", isDone: hasResume },
    { label: "Say what you're looking for", href: "#preferences", isDone: preferences.isSaved },
    { label: "Confirm your email", href: "/app/settings", isDone: actor.hasVerifiedEmail },
  ];
  if (steps.every(({ isDone }) => isDone) && resume.findings.every(({ isLeft }) => isLeft)) {
    return null;
  }
  const suggested = await suggestPreferences(actor, resume.findings);
  return { steps, profile, resume, hasResume, suggested };
}

type FirstRun = NonNullable<Awaited<ReturnType<typeof findFirstRun>>>;
type StepsProps = { run: FirstRun; preferences: PreferencesView };

/** A resume first, and then what they are looking for. */
function Steps({ run: { resume, suggested, hasResume }, preferences }: StepsProps) {
  return (
    <>
      <ResumeStep
        {...resume}
        isLasting={!hasResume || resume.resume !== null}
        aside={
          <a className="link" href="#preferences">
            Skip, I'll do it later
          </a>
        }
      />
      {!preferences.isSaved && (
        <PreferencesCard
          preferences={preferences}
          suggested={suggested}
          alertId={null}
          currency={siteSettings().siteCurrency}
          hiddenTypes={settingGroup("features").hiddenTypes}
          next="main"
        />
      )}
    </>
  );
}

async function readSections(actor: Actor, now: Date) {
  const [account, recommendations, preferences, applied, saved, alerts] = await Promise.all([
    getAccount(actor),
    readSection("recommendations", listRecommendations(actor, {}, now)),
    findPreferences(actor),
    readSection("applications", listApplications(actor, 1, { pageSize: SHOWN })),
    readSection("saved jobs", listSavedJobs(actor, { page: 1, pageSize: SHOWN })),
    readSection("alerts", listAlerts(actor, now)),
  ]);
  const [newest, run] = await Promise.all([
    readSection("newest jobs", listPreferredJobs(preferences, NEWEST_SHOWN)),
    readSection("first steps", findFirstRun(actor, preferences)),
  ]);
  return { account, recommendations, preferences, applied, saved, alerts, newest, run };
}

export default async function DashboardPage() {
  const actor = await requireActor();
  const now = new Date();
  const { account, recommendations, preferences, applied, saved, alerts, newest, run } =
    await readSections(actor, now);
  // Without recommendations, these are what is shown in their place.
  const isNewestApart = preferences.isSaved && recommendations?.jobs.length !== 0;
  return (
    <>
      <SeekerHero
        username={account.username}
        isNew={isFirstVisit(account, now)}
        isEmployer={actor.userType === "employer"}
        steps={run?.steps ?? null}
      />
      <AccountNotices account={account} />
      <div className="wrap seeker-home">
        <div className="seeker-main">
          {run && <Steps run={run} preferences={preferences} />}
          <LatestApplications applications={applied?.applications ?? []} now={now} />
          {newest && isNewestApart && <PreferredJobs {...newest} now={now} />}
          <JobsForYou
            recommendations={recommendations}
            newest={newest?.jobs ?? []}
            arePreferred={preferences.isSaved}
            now={now}
          />
        </div>
        <aside aria-label="Your profile and alerts">
          {run && <ProfileGlance profile={run.profile} />}
          {saved && <SavedGlance saved={saved} now={now} />}
          {alerts && <AlertsGlance alerts={alerts} />}
          <ViewedJobs />
        </aside>
      </div>
    </>
  );
}
