import type { Metadata } from "next";
import { DataExport } from "@/components/accounts/settings/data-export.client";
import { DeleteAccount } from "@/components/accounts/settings/delete-account.client";
import { KeepAccount } from "@/components/accounts/settings/keep-account";
import { SettingsPanel } from "@/components/accounts/settings/settings-panel";
import { VisibilityPanels } from "@/components/profiles/privacy/visibility-panels";
import { Notice } from "@/components/ui/notice";
import { findLatestExport } from "@/lib/accounts/privacy/data-export.queries";
import { getAccount } from "@/lib/accounts/queries";
import { DELETION_DAYS } from "@/lib/accounts/schema";
import { requireActor } from "@/lib/accounts/session";
import { listConsents } from "@/lib/profiles/consents.queries";
import { findVisibility } from "@/lib/profiles/visibility.queries";
import { formatDay, formatInstant } from "@/lib/shared/dates";

export const metadata: Metadata = {
  title: "Privacy – Settings",
  description: "Who sees your profile, what we keep about you, and how to delete it.",
  alternates: { canonical: "/app/settings/privacy" },
  robots: { index: false },
};

function deletionDay(now: Date): string {
  return formatDay(new Date(now.getTime() + DELETION_DAYS * 86_400_000).toISOString());
}

function Leaving({ dueAt }: { dueAt: string }) {
  return (
    <div className="form-grid">
      <Notice tone="warn">
        Your account will be erased on <b>{formatDay(dueAt)}</b> with everything that belongs to it.
        It can't be restored after that.
      </Notice>
      <div>
        <KeepAccount />
      </div>
    </div>
  );
}

export default async function PrivacySettingsPage() {
  const actor = await requireActor();
  const [account, latest, consents, hiddenFrom] = await Promise.all([
    getAccount(actor),
    findLatestExport(actor),
    listConsents(actor),
    findVisibility(actor),
  ]);
  const { deletionDueAt, userType } = account;
  const day = deletionDay(new Date());
  return (
    <>
      <h1>Privacy</h1>
      <VisibilityPanels
        consents={consents}
        hiddenFrom={hiddenFrom}
        isSeeker={userType === "job_seeker"}
      />
      <SettingsPanel
        id="data"
        title="Download My Data"
        text="Everything we keep about you in one file: as a page to read and as data for programs. Only you can download it, for one day."
      >
        <DataExport
          latest={latest}
          until={latest?.expiresAt ? formatInstant(latest.expiresAt) : null}
        />
      </SettingsPanel>
      <SettingsPanel id="delete" title="Delete My Account">
        {deletionDueAt ? (
          <Leaving dueAt={deletionDueAt} />
        ) : (
          <>
            <ul className="settings-facts">
              <li>
                If you delete your account, it's erased {DELETION_DAYS} days later, with your saved
                jobs, preferences and files. Until then, you can log in to keep it.
              </li>
              {userType === "employer" && (
                <li>
                  If you're a company's only member, it stays on the site and its jobs close.
                  Otherwise a colleague takes it over.
                </li>
              )}
              <li>Your data leaves our emergency backups as they are replaced.</li>
            </ul>
            <DeleteAccount day={day} />
          </>
        )}
      </SettingsPanel>
    </>
  );
}
