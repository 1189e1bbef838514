import { filtersAddress } from "@/lib/applications/pipeline/filters";
import type { PipelineFilters, PipelineView } from "@/lib/applications/pipeline/filters.schema";
import { employerJobsHref } from "@/lib/jobs/employer/filters";
import type { EmployerJobStatus } from "@/lib/jobs/employer/schema";

/** Where the numbers of a home lead: to the lists that hold as many. */
export type HomeLinks = {
  applications: (filters?: Partial<PipelineFilters>, view?: PipelineView) => string;
  letters: string;
  jobs: (status?: EmployerJobStatus) => string;
};

/** The links of one company, which they name if the reader has others. */
export function homeLinks(company: { id: string; slug: string } | null): HomeLinks {
  const companyId = company?.id ?? null;
  return {
    applications: (filters = {}, view = "table") =>
      `/employer/applications?${filtersAddress({ ...filters, companyId }, view)}`,
    letters: `/employer/applications/letters${companyId ? `?companyId=${companyId}` : ""}`,
    jobs: (status) =>
      employerJobsHref({ statuses: status ? [status] : [], company: company?.slug ?? "" }),
  };
}
