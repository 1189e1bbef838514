import type { Metadata } from "next";
import { AccountCard } from "@/components/accounts/account-card";
import { getAccount } from "@/lib/accounts/queries";
import { requireActor } from "@/lib/accounts/session";

export const metadata: Metadata = { title: "My Profile – Account", robots: { index: false } };

export default async function ProfilePage() {
  const account = await getAccount(await requireActor());
  return (
    <div className="wrap max-w-[860px] pb-20">
      <div className="page-head">
        <h1>My Profile</h1>
      </div>
      <AccountCard account={account} />
    </div>
  );
}
