import type { Metadata } from "next";
import { OwnJobs } from "@/components/employer/jobs/own-jobs";
import { requireEmployer } from "@/lib/accounts/session";
import { listOwnCompanies } from "@/lib/companies/team/members.queries";
import { readOwnJobFilters } from "@/lib/jobs/employer/filters";
import { listOwnJobs } from "@/lib/jobs/employer/queries";

type Props = PageProps<"/employer/jobs">;

export const metadata: Metadata = { title: "My Job Posts – Employer", robots: { index: false } };

export default async function OwnJobsPage({ searchParams }: Props) {
  const actor = await requireEmployer();
  const filters = readOwnJobFilters(await searchParams);
  const [list, companies] = await Promise.all([
    listOwnJobs(actor, filters),
    listOwnCompanies(actor),
  ]);
  return (
    <div className="wrap pb-20">
      <OwnJobs
        list={list}
        filters={filters}
        companies={companies.map(({ name, slug }) => ({ name, slug }))}
        now={new Date().toISOString()}
      />
    </div>
  );
}
