import type { ReactNode } from "react";
import { AccountNotices } from "@/components/accounts/account-notices";
import { Suspensions } from "@/components/moderation/own-decisions";
import { EmployerTabs } from "@/components/site/work/employer-tabs";
import { WorkFrame } from "@/components/site/work/work-frame";
import { getAccount } from "@/lib/accounts/queries";
import { requireEmployer } from "@/lib/accounts/session";
import { isOnlyAssigned } from "@/lib/companies/policy";
import { currentAnnouncement } from "@/lib/content/announcements.queries";
import { countUnseen } from "@/lib/jobs/employer/queries";
import { listOwnSuspensions } from "@/lib/moderation/decisions.queries";
import { readPath } from "@/lib/platform/server/address";
import { siteSettings } from "@/lib/platform/settings";
import "@/app/sheets/employer.css";

const LINKS = [
  ["/employer/profile", "Company Profile", "building-2"],
  ["/app/profile", "Your Profile", "user-round"],
] as const;
const ASSIGNED_LINKS = [["/employer/profile/team", "Your Role", "users"], LINKS[1]] as const;

export default async function EmployerLayout({ children }: { children: ReactNode }) {
  const actor = await requireEmployer();
  const [account, unseen, suspensions, path] = await Promise.all([
    getAccount(actor),
    countUnseen(actor),
    listOwnSuspensions(actor),
    readPath(),
  ]);
  const isAssigned = isOnlyAssigned(actor);
  return (
    <WorkFrame
      siteName={siteSettings().siteName}
      announcement={await currentAnnouncement()}
      home={isAssigned ? "/employer/applications" : "/employer"}
      links={isAssigned ? ASSIGNED_LINKS : LINKS}
      tabs={<EmployerTabs path={path} unseen={unseen} isAssigned={isAssigned} />}
    >
      <AccountNotices account={account} />
      <Suspensions suspensions={suspensions} />
      {/* The home greets on its own. */}
      {path !== "/employer/home" && (
        <p className="wrap welcome">
          Welcome, {account.fullName || account.username || "Employer"}
        </p>
      )}
      {children}
    </WorkFrame>
  );
}
