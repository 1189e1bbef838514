import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { PostJob } from "@/components/employer/posting/post-job.client";
import { requireEmployer } from "@/lib/accounts/session";
import { isOnlyAssigned } from "@/lib/companies/policy";
import { listOwnCompanies } from "@/lib/companies/team/members.queries";
import { listTemplates } from "@/lib/jobs/posting/drafts.queries";
import { emptyFields } from "@/lib/jobs/posting/form-fields";
import { findPostingStart } from "@/lib/jobs/posting/prefill.queries";
import { siteSettings } from "@/lib/platform/settings";
import { postingSite } from "./posting-site";
import "@/app/sheets/posting.css";

export const metadata: Metadata = { title: "Post a Job – Employer", robots: { index: false } };

export default async function PostJobPage({ searchParams }: PageProps<"/employer">) {
  const actor = await requireEmployer();
  if (isOnlyAssigned(actor)) redirect("/employer/applications");
  const { from, template } = await searchParams;
  const site = postingSite();
  const empty = emptyFields(siteSettings().siteCurrency, site.features.hiddenTypes);
  const [companies, start] = await Promise.all([
    listOwnCompanies(actor),
    findPostingStart(actor, { from, template }),
  ]);
  const companyId = start?.companyId ?? companies[0]?.id;
  const templates = companyId ? await listTemplates(actor, companyId) : [];
  return (
    <div className="wrap pb-20">
      <div className="page-head">
        <h1>Post a Job</h1>
      </div>
      <PostJob
        companies={companies.map(({ id, name, isVerified }) => ({ id, name, isVerified }))}
        hasVerifiedEmail={actor.hasVerifiedEmail}
        start={{ companyId: start?.companyId ?? null, fields: start?.fields ?? empty }}
        empty={empty}
        site={site}
        draft={start?.draft ?? null}
        templates={templates}
      />
    </div>
  );
}
