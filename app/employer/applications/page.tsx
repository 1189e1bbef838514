import type { Metadata } from "next";
import { missingMetadata } from "@/app/page-metadata";
import { AssignedList } from "@/components/applications/pipeline/assigned-list";
import {
  NoApplications,
  NoTeam,
  PipelinePage,
} from "@/components/applications/pipeline/pipeline-page";
import { MissingPage } from "@/components/content/missing-page";
import type { Actor } from "@/lib/accounts/schema";
import { requireEmployer } from "@/lib/accounts/session";
import { listCompanyExports } from "@/lib/applications/pipeline/exports.queries";
import { listFilterOptions } from "@/lib/applications/pipeline/filter-options.queries";
import {
  filtersAddress,
  isNarrowed,
  readFilters,
  readView,
} from "@/lib/applications/pipeline/filters";
import { listPipeline, listPipelineJobs, readBoard } from "@/lib/applications/pipeline/queries";
import { canOpenPipeline } from "@/lib/applications/policy";
import { listAssigned } from "@/lib/applications/team/assigned.queries";
import type { AssignedPerson } from "@/lib/applications/team/assigned.schema";
import { listOwnCompanies } from "@/lib/companies/team/members.queries";
import "@/app/sheets/pipeline.css";

type Props = PageProps<"/employer/applications">;

/** Whether an address names someone else's company. */
async function isForeign(searchParams: Props["searchParams"]): Promise<boolean> {
  const { companyId } = readFilters(await searchParams);
  return companyId !== null && !canOpenPipeline(await requireEmployer(), companyId);
}

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  if (await isForeign(searchParams)) return missingMetadata("Company not found");
  return { title: "Applications – Employer", robots: { index: false } };
}

/** For someone without a list of applications. */
function Nothing({ actor, assigned }: { actor: Actor; assigned: AssignedPerson[] }) {
  if (actor.assignments.length > 0) return <AssignedList people={assigned} isPage />;
  return actor.companies.length === 0 ? <NoTeam /> : <NoApplications />;
}

export default async function EmployerApplicationsPage({ searchParams }: Props) {
  const actor = await requireEmployer();
  if (await isForeign(searchParams)) {
    return (
      <MissingPage
        title="Company not found"
        text="You're not a member of this company."
        back={{ href: "/employer/applications", label: "Applications" }}
      />
    );
  }
  const parameters = await searchParams;
  const filters = readFilters(parameters);
  const view = readView(parameters);
  const [board, list, companies, { exports: files }, assigned] = await Promise.all([
    view === "board" ? readBoard(actor, filters) : null,
    view === "table" ? listPipeline(actor, filters) : null,
    listOwnCompanies(actor),
    listCompanyExports(actor),
    listAssigned(actor),
  ]);
  const frame = board ?? list;
  if (!frame) return <Nothing actor={actor} assigned={assigned} />;
  const shown = board
    ? { view: "board" as const, board }
    : list && { view: "table" as const, list };
  const [jobs, options] = await Promise.all([
    listPipelineJobs(actor, frame.companyId),
    listFilterOptions(actor, { companyId: frame.companyId, jobId: filters.jobId }),
  ]);
  return (
    shown && (
      <>
        {assigned.length > 0 && <AssignedList people={assigned} isPage={false} />}
        <PipelinePage
          shown={shown}
          filters={filters}
          jobs={jobs}
          options={options}
          companies={companies}
          files={files}
          now={new Date().toISOString()}
          search={filtersAddress(filters)}
          isNarrowed={isNarrowed(filters)}
          hrefFor={(change, to) => {
            const address = filtersAddress({ ...filters, ...change }, to);
            return address ? `/employer/applications?${address}` : "/employer/applications";
          }}
        />
      </>
    )
  );
}
