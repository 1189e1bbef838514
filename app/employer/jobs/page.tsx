import type { Metadata } from "next";
import { EmployerJobs } from "@/components/employer/jobs/employer-jobs";
import { requireEmployer } from "@/lib/accounts/session";
import { listRecentViews } from "@/lib/analytics/by-job.queries";
import { listOwnCompanies } from "@/lib/companies/team/members.queries";
import { readEmployerJobFilters } from "@/lib/jobs/employer/filters";
import { listEmployerJobs } from "@/lib/jobs/employer/queries";
import "@/app/sheets/postings.css";

type Props = PageProps<"/employer/jobs">;

export const metadata: Metadata = { title: "My Job Posts – Employer", robots: { index: false } };

export default async function EmployerJobsPage({ searchParams }: Props) {
  const actor = await requireEmployer();
  const filters = readEmployerJobFilters(await searchParams);
  const [list, companies] = await Promise.all([
    listEmployerJobs(actor, filters),
    listOwnCompanies(actor),
  ]);
  const views = await listRecentViews(
    actor,
    list.jobs.map(({ id }) => id),
  );
  return (
    <div className="wrap pb-20">
      <EmployerJobs
        list={list}
        views={views}
        filters={filters}
        companies={companies.map(({ name, slug }) => ({ name, slug }))}
        now={new Date().toISOString()}
      />
    </div>
  );
}
