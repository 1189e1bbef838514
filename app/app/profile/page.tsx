import type { Metadata } from "next";
import { NeedsScriptNote } from "@/components/accounts/needs-script-note";
import { EducationSection } from "@/components/profiles/education-section.client";
import { EmployerAccount } from "@/components/profiles/employer-account";
import { ExperienceSection } from "@/components/profiles/experience-section.client";
import { ProfileCard } from "@/components/profiles/profile-card.client";
import { ResumeSection } from "@/components/profiles/resume-section.client";
import { ProfileReview } from "@/components/profiles/resumes/profile-review.client";
import { ResumeShelf } from "@/components/profiles/resumes/resume-shelf.client";
import { SkillsSection } from "@/components/profiles/skills-section.client";
import { ProfileStore } from "@/components/profiles/use-profile.client";
import { PreferencesCard } from "@/components/recommendations/preferences-card";
import { USER_TYPE_NAMES } from "@/lib/accounts/schema";
import { requireActor } from "@/lib/accounts/session";
import { listAlerts } from "@/lib/alerts/queries";
import { listResumeViews } from "@/lib/applications/employer-view/resume-access.queries";
import { listMemberships } from "@/lib/companies/team/members.queries";
import { settingGroup, siteSettings } from "@/lib/platform/settings";
import { isSeekersProfile } from "@/lib/profiles/completion";
import { findProfile } from "@/lib/profiles/queries";
import { listResumes } from "@/lib/profiles/resumes/queries";
import { findResumeStep } from "@/lib/profiles/resumes/step.queries";
import { findPreferences, suggestPreferences } from "@/lib/recommendations/preferences.queries";
import "@/app/sheets/profile.css";

export const metadata: Metadata = { title: "My Profile – Account", robots: { index: false } };

export default async function ProfilePage() {
  const actor = await requireActor();
  const [profile, resumes, step, views, preferences, alerts, memberships] = await Promise.all([
    findProfile(actor),
    listResumes(actor),
    findResumeStep(actor),
    listResumeViews(actor),
    findPreferences(actor),
    listAlerts(actor, new Date()),
    listMemberships(actor),
  ]);
  const suggested = await suggestPreferences(actor, step.findings);
  const isSeekers = isSeekersProfile(actor.userType, profile);
  const sections = (
    <>
      <ProfileReview {...step} />
      <ExperienceSection />
      <EducationSection />
      <SkillsSection />
      <PreferencesCard
        preferences={preferences}
        suggested={suggested}
        alertId={alerts.find(({ search }) => search === preferences.search)?.id ?? null}
        currency={siteSettings().siteCurrency}
        hiddenTypes={settingGroup("features").hiddenTypes}
      />
      <ResumeSection>
        <ResumeShelf resumes={resumes} views={views} />
      </ResumeSection>
    </>
  );
  return (
    <ProfileStore initial={profile}>
      <div className="wrap profile">
        <ProfileCard role={USER_TYPE_NAMES[profile.userType]} isSeekers={isSeekers} />
        <div className="profile-sections">
          <NeedsScriptNote what="Changing your profile" />
          {actor.userType === "employer" && <EmployerAccount memberships={memberships} />}
          {isSeekers ? (
            sections
          ) : (
            <details className="profile-own-search">
              <summary>Looking for a job yourself?</summary>
              <p className="text-muted">
                With this account you can also apply for jobs. What you add here is yours: your
                colleagues see it only if you apply to their company.
              </p>
              {sections}
            </details>
          )}
        </div>
      </div>
    </ProfileStore>
  );
}
