import type { Metadata } from "next";
import { AccountNotices } from "@/components/accounts/account-notices";
import { OwnCompanies } from "@/components/companies/own-companies";
import { getAccount } from "@/lib/accounts/queries";
import { requireEmployer } from "@/lib/accounts/session";
import { listOwnCompanies } from "@/lib/companies/members/queries";

export const metadata: Metadata = { title: "Dashboard – Employer", robots: { index: false } };

export default async function EmployerPage() {
  const actor = await requireEmployer();
  const [account, companies] = await Promise.all([getAccount(actor), listOwnCompanies(actor)]);
  return (
    <>
      <AccountNotices account={account} />
      <div className="wrap pb-20">
        <div className="page-head">
          <h1>Welcome, {account.fullName || account.username || "Employer"}</h1>
        </div>
        <OwnCompanies companies={companies} />
      </div>
    </>
  );
}
