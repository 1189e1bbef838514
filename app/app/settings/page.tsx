import type { Metadata } from "next";
import { ResendMail } from "@/components/accounts/resend-mail.client";
import { AvatarForm } from "@/components/accounts/settings/avatar-form.client";
import { EmailForm } from "@/components/accounts/settings/email-form.client";
import { ProfileForm } from "@/components/accounts/settings/profile-form.client";
import { SettingsPanel } from "@/components/accounts/settings/settings-panel";
import { CompanyNewsForm } from "@/components/notifications/company-news.client";
import { PreferenceTable } from "@/components/notifications/preference-table.client";
import { getAccount } from "@/lib/accounts/queries";
import { AVATAR_MAX_BYTES } from "@/lib/accounts/schema";
import { requireActor } from "@/lib/accounts/session";
import { listCompanyNews } from "@/lib/notifications/digests/timings.queries";
import { listPreferences } from "@/lib/notifications/preferences.queries";

export const metadata: Metadata = {
  title: "Account – Settings",
  description: "Your names, picture, email address and notifications.",
  alternates: { canonical: "/app/settings" },
  robots: { index: false },
};

export default async function AccountSettingsPage() {
  const actor = await requireActor();
  const [account, preferences, companies] = await Promise.all([
    getAccount(actor),
    listPreferences(actor),
    listCompanyNews(actor),
  ]);
  const { email, hasVerifiedEmail, avatarUrl, fullName, username } = account;
  return (
    <>
      <h1>Account</h1>
      <SettingsPanel id="profile" title="Profile">
        <AvatarForm url={avatarUrl} maxBytes={AVATAR_MAX_BYTES} />
        <ProfileForm fullName={fullName} username={username} />
      </SettingsPanel>
      <SettingsPanel
        id="email"
        title="Email Address"
        badge={
          hasVerifiedEmail ? (
            <span className="badge badge-good">Confirmed</span>
          ) : (
            <span className="badge badge-warn">Not confirmed</span>
          )
        }
        text={
          <>
            We send email there, and you log in with it: <b>{email}</b>
          </>
        }
      >
        {!hasVerifiedEmail && <ResendMail email={email} />}
        <EmailForm />
      </SettingsPanel>
      <SettingsPanel
        id="notification-preferences"
        title="Notifications"
        text="We always send emails your account needs, such as a link to confirm an address."
      >
        <PreferenceTable preferences={preferences} />
      </SettingsPanel>
      {actor.userType === "employer" && (
        <SettingsPanel
          id="company-news"
          title="Emails From Your Companies"
          text="Choose when you get each kind of news. A daily email brings everything together at 7 in the morning, your time."
        >
          {companies.length > 0 ? (
            <CompanyNewsForm companies={companies} />
          ) : (
            <p>Once you belong to a company, you choose here what it emails you.</p>
          )}
        </SettingsPanel>
      )}
    </>
  );
}
