import type { ReactNode } from "react";
import { AccountNotices } from "@/components/accounts/account-notices";
import { EmployerTabs } from "@/components/employer/employer-tabs";
import { WorkFrame } from "@/components/site/work-frame";
import { getAccount } from "@/lib/accounts/queries";
import { requireEmployer } from "@/lib/accounts/session";
import { countUnseen } from "@/lib/jobs/own/queries";
import { readPath } from "@/lib/platform/address";
import { env } from "@/lib/platform/env";

const LINKS = [
  ["/employer/profile", "Company Profile", "building-2"],
  ["/app/profile", "Your Profile", "user-round"],
] as const;

export default async function EmployerLayout({ children }: { children: ReactNode }) {
  const actor = await requireEmployer();
  const [account, unseen, path] = await Promise.all([
    getAccount(actor),
    countUnseen(actor),
    readPath(),
  ]);
  return (
    <WorkFrame
      siteName={env().SITE_NAME}
      home="/employer"
      links={LINKS}
      tabs={<EmployerTabs path={path} unseen={unseen} />}
    >
      <AccountNotices account={account} />
      <p className="wrap welcome">Welcome, {account.fullName || account.username || "Employer"}</p>
      {children}
    </WorkFrame>
  );
}
