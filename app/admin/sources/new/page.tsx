import type { Metadata } from "next";
import { NewSource } from "@/components/sources/new-source.client";
import { BackLink } from "@/components/ui/navigation/back-link";
import { requireAdmin } from "@/lib/accounts/session";
import "@/app/sheets/charts.css";

export const metadata: Metadata = { title: "Add a source – Admin", robots: { index: false } };

export default async function NewSourcePage() {
  await requireAdmin();
  return (
    <div className="wrap analytics">
      <BackLink href="/admin/sources">Sources</BackLink>
      <div className="analytics-head">
        <div>
          <h1>Add a source</h1>
          <p>
            A career site at Greenhouse, Lever, Ashby, Workable, SmartRecruiters, Personio or
            Recruitee, a file of jobs, or a site whose pages describe jobs to search engines. Look
            at what would come in first.
          </p>
        </div>
      </div>
      <NewSource isOwn={false} apiPath="/api/admin/sources" pagePath="/admin/sources" />
    </div>
  );
}
