"use client";

import { AccountApplications } from "@/components/applications/account-applications.client";
import { AccountSavedJobs } from "@/components/jobs/saved/account-saved-jobs.client";
import { BellKeeper } from "@/components/notifications/bell.client";
import { Icon } from "@/components/ui/icon";
import type { IconName } from "@/components/ui/icon-names";
import type { BrowserSession } from "@/lib/browser/session-state";
import type { UserType } from "@/lib/shared/areas";
import { ImpersonationBanner } from "./impersonation-banner.client";
import { LogoutButton } from "./logout-button.client";
import { SessionKeeper } from "./session-keeper.client";
import { useAccount } from "./use-account.client";

type MenuEntry = readonly [href: string, label: string, icon: IconName, only?: UserType];

const ENTRIES: readonly MenuEntry[] = [
  ["/app/profile", "My Profile", "user-round"],
  ["/saved-jobs", "Saved Jobs", "bookmark"],
  ["/applications", "My Applications", "file-text"],
  ["/app/alerts", "Job Alerts", "bell-plus"],
  ["/employer", "Employer dashboard", "building-2", "employer"],
  ["/admin", "Admin", "shield-check", "admin"],
  ["/app/settings", "Settings", "sliders-horizontal"],
];

/** The account's picture, or the default one. */
export function AccountPicture() {
  const account = useAccount();
  if (!account?.avatarUrl) return <Icon name="user-round" />;
  // biome-ignore lint/performance/noImgElement: stored small, in the size it is shown
  return <img src={account.avatarUrl} alt="" width={32} height={32} />;
}

/** The links for signed-in people, and the logout. */
export function AccountEntries({ userType }: { userType: UserType }) {
  return (
    <>
      {ENTRIES.filter(([, , , only]) => only === undefined || only === userType).map(
        ([href, label, icon]) => (
          <a key={href} href={href}>
            <Icon name={icon} size="sm" />
            {label}
          </a>
        ),
      )}
      <LogoutButton />
    </>
  );
}

function Whose() {
  const account = useAccount();
  return (
    <p className="account-name">
      <b>{account ? (account.fullName ?? account.username) : "\u00a0"}</b>
      <span>{account ? account.email : "\u00a0"}</span>
    </p>
  );
}

/** The menu under the picture. */
export function AccountMenu({ userType }: { userType: UserType }) {
  return (
    <>
      <Whose />
      <AccountEntries userType={userType} />
    </>
  );
}

/** What runs in the background while someone is signed in. */
export function AccountKeepers({ session }: { session: BrowserSession }) {
  return (
    <>
      <SessionKeeper />
      <ImpersonationBanner />
      <AccountSavedJobs userId={session.userId} />
      <AccountApplications userId={session.userId} />
      <BellKeeper userId={session.userId} />
    </>
  );
}
