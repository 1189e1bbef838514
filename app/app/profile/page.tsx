import type { Metadata } from "next";
import { NeedsScriptNote } from "@/components/accounts/needs-script-note";
import { EducationSection } from "@/components/profiles/education-section.client";
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
import { siteSettings } from "@/lib/platform/settings";
import { findProfile } from "@/lib/profiles/queries";
import { listResumes } from "@/lib/profiles/resumes/queries";
import { findResumeStep } from "@/lib/profiles/resumes/step.queries";
import { findPreferences, suggestPreferences } from "@/lib/recommendations/preferences.queries";
import "@/app/sheets/profile.css";

export const metadata: Metadata = { title: "My Profile – Account", robots: { index: false } };

export default async function ProfilePage() {
  const actor = await requireActor();
  const [profile, resumes, step, views, preferences, alerts] = await Promise.all([
    findProfile(actor),
    listResumes(actor),
    findResumeStep(actor),
    listResumeViews(actor),
    findPreferences(actor),
    listAlerts(actor, new Date()),
  ]);
  const suggested = await suggestPreferences(actor, step.findings);
  return (
    <ProfileStore initial={profile}>
      <div className="wrap profile">
        <ProfileCard role={USER_TYPE_NAMES[profile.userType]} />
        <div className="profile-sections">
          <NeedsScriptNote what="Changing your profile" />
          <ProfileReview {...step} />
          <ExperienceSection />
          <EducationSection />
          <SkillsSection />
          <PreferencesCard
            preferences={preferences}
            suggested={suggested}
            alertId={alerts.find(({ search }) => search === preferences.search)?.id ?? null}
            currency={siteSettings().siteCurrency}
          />
          <ResumeSection>
            <ResumeShelf resumes={resumes} views={views} />
          </ResumeSection>
        </div>
      </div>
    </ProfileStore>
  );
}
