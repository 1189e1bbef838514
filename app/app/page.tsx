import type { Metadata } from "next";
import { AccountNotices } from "@/components/accounts/account-notices";
import { SeekerHero } from "@/components/accounts/seeker-hero";
import { SavedJobCards } from "@/components/jobs/saved-job-list";
import { EmptyState } from "@/components/ui/empty-state";
import { getAccount } from "@/lib/accounts/queries";
import { requireActor } from "@/lib/accounts/session";
import { listSavedJobs } from "@/lib/jobs/saved/queries";

export const metadata: Metadata = { title: "Dashboard – Account", robots: { index: false } };

const SAVED_SHOWN = 3;

export default async function DashboardPage() {
  const actor = await requireActor();
  const [account, saved] = await Promise.all([
    getAccount(actor),
    listSavedJobs(actor, 1, SAVED_SHOWN),
  ]);
  return (
    <>
      <SeekerHero username={account.username} isEmployer={actor.userType === "employer"} />
      <AccountNotices account={account} />
      <section className="wrap pt-8 pb-20" aria-labelledby="saved-title">
        <div className="sec-head">
          <h2 id="saved-title">Saved Jobs</h2>
          {saved.total > 0 && (
            <a className="link" href="/saved-jobs">
              View All
            </a>
          )}
        </div>
        {saved.total > 0 ? (
          <SavedJobCards jobs={saved.jobs} now={new Date()} />
        ) : (
          <div className="panel">
            <EmptyState
              drawing="saved"
              title="No saved jobs yet"
              text="Press the bookmark on a job, and it waits for you here, on every device."
            />
          </div>
        )}
      </section>
    </>
  );
}
