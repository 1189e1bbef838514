import type { Metadata } from "next";
import { NeedsScriptNote } from "@/components/accounts/needs-script-note";
import { AlertList } from "@/components/alerts/alert-list.client";
import { LinkButton } from "@/components/ui/button";
import { EmptyPage } from "@/components/ui/empty-state";
import { requireActor } from "@/lib/accounts/session";
import { listAlerts } from "@/lib/alerts/queries";
import "@/app/sheets/alerts.css";

export const metadata: Metadata = { title: "Job Alerts – Account", robots: { index: false } };

export default async function AlertsPage() {
  const alerts = await listAlerts(await requireActor());
  if (alerts.length === 0) {
    return (
      <div className="wrap pb-20">
        <EmptyPage
          heading="Job Alerts"
          drawing="search"
          title="No job alerts yet"
          text="Search for jobs and press Create alert. We'll email you new ones."
        >
          <LinkButton href="/search-results" variant="primary">
            Find Jobs
          </LinkButton>
        </EmptyPage>
      </div>
    );
  }
  return (
    <div className="wrap pb-20">
      <div className="page-head">
        <h1>Job Alerts</h1>
        <p className="lede">New jobs from your searches, by email</p>
      </div>
      <NeedsScriptNote what="Changing alerts" />
      <AlertList alerts={alerts} />
    </div>
  );
}
