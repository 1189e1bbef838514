import type { Metadata, Route } from "next";
import { redirect } from "next/navigation";
import { missingMetadata } from "@/app/page-metadata";
import { AssignedList } from "@/components/applications/pipeline/assigned-list";
import { NoApplications, NoTeam } from "@/components/applications/pipeline/no-applications";
import { PipelinePage } from "@/components/applications/pipeline/pipeline-page";
import { MissingPage } from "@/components/content/missing-page";
import type { Actor } from "@/lib/accounts/schema";
import { requireEmployer } from "@/lib/accounts/session";
import { listCompanyExports } from "@/lib/applications/pipeline/exports.queries";
import { listFilterOptions } from "@/lib/applications/pipeline/filter-options.queries";
import {
  filtersAddress,
  isBare,
  isNarrowed,
  listAddress,
  readFilters,
  readView,
} from "@/lib/applications/pipeline/filters";
import type { PipelineFilters } from "@/lib/applications/pipeline/filters.schema";
import { findPipelineCompany } from "@/lib/applications/pipeline/frame.queries";
import { listPipeline, listPipelineJobs, readLanes } from "@/lib/applications/pipeline/queries";
import type { PipelineFrame } from "@/lib/applications/pipeline/schema";
import { canOpenPipeline } from "@/lib/applications/policy";
import { chosenColumns } from "@/lib/applications/saved-views/columns";
import { countSavedViews } from "@/lib/applications/saved-views/counts.queries";
import {
  findGoneFilters,
  findTableColumns,
  listSavedViews,
} from "@/lib/applications/saved-views/queries";
import { viewAddress } from "@/lib/applications/saved-views/views";
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
  return actor.companies.length === 0 ? <NoTeam /> : <NoApplications canHandle />;
}

/** The address of the list that someone wants to see first, where an address names none. */
async function findFirst(actor: Actor, filters: PipelineFilters): Promise<string | null> {
  const company = await findPipelineCompany(actor, filters);
  if (!company) return null;
  const { views } = await listSavedViews(actor, company.id);
  const first = views.find(({ isFirst }) => isFirst);
  return first ? `/employer/applications?${viewAddress(first, company.id)}` : null;
}

/** What a list can be narrowed to; null for a company that there isn't, or is not the actor's. */
async function readChoices(actor: Actor, filters: PipelineFilters) {
  const company = await findPipelineCompany(actor, filters);
  if (!company) return null;
  const [jobs, options] = await Promise.all([
    listPipelineJobs(actor, company.id),
    listFilterOptions(actor, { companyId: company.id, jobId: filters.jobId }),
  ]);
  return { jobs, options };
}

/** What someone saved of how they look at applications. */
async function readSaved(
  actor: Actor,
  { companyId, stages }: PipelineFrame,
  filters: PipelineFilters,
) {
  const { views } = await listSavedViews(actor, companyId);
  const [counts, own, gone] = await Promise.all([
    countSavedViews(actor, companyId, views),
    findTableColumns(actor, companyId),
    findGoneFilters({ id: companyId, stages }, filters),
  ]);
  const current = views.find(({ id }) => id === filters.savedId);
  return { views, counts, current, gone, columns: chosenColumns(current?.columns ?? [], own) };
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
  const first = isBare(parameters) ? await findFirst(actor, filters) : null;
  if (first) redirect(first as Route);
  const [lanes, list, choices, companies, { exports: files }, assigned] = await Promise.all([
    view === "lanes" ? readLanes(actor, filters) : null,
    view === "table" ? listPipeline(actor, filters) : null,
    readChoices(actor, filters),
    listOwnCompanies(actor),
    listCompanyExports(actor),
    listAssigned(actor),
  ]);
  const frame = lanes ?? list;
  if (!frame || !choices) return <Nothing actor={actor} assigned={assigned} />;
  const shown = lanes
    ? { view: "lanes" as const, lanes }
    : list && { view: "table" as const, list };
  const saved = await readSaved(actor, frame, filters);
  return (
    shown && (
      <>
        {assigned.length > 0 && <AssignedList people={assigned} isPage={false} />}
        <PipelinePage
          shown={shown}
          filters={filters}
          jobs={choices.jobs}
          options={choices.options}
          companies={companies}
          saved={saved}
          files={files}
          now={new Date().toISOString()}
          search={filtersAddress(filters)}
          isNarrowed={isNarrowed(filters)}
          hrefFor={(change, to) =>
            `/employer/applications?${listAddress({ ...filters, ...change }, to)}`
          }
        />
      </>
    )
  );
}
