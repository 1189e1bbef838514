import "server-only";
import { companiesChanged } from "@/lib/companies/events";
import { isShownHere } from "@/lib/platform/boards";
import { cached } from "@/lib/platform/caching/cache";
import { Prisma } from "@/lib/platform/db/generated/client";
import { reader } from "@/lib/platform/db/reader";
import type { JobCategory } from "@/lib/shared/categories/codes";
import { currentCategory } from "@/lib/shared/categories/known";
import { JOB_EVENTS } from "../events";
import type { CompanyOpenings } from "./company-jobs.schema";

const MOST_PLACES = 50;

const cachedOpenings = cached({
  name: "jobs.company-openings",
  droppedBy: [...JOB_EVENTS, companiesChanged],
  about: (_, companyId) => [companyId],
  maxEntries: 500,
  maxAgeMs: 30 * 60_000,
  load: async (companyId: string): Promise<CompanyOpenings> => {
    const [places, categories] = await Promise.all([
      reader().$queryRaw<{ label: string }[]>`
        SELECT p.label FROM jobs j JOIN job_places p ON p.job_id = j.id
        WHERE j.company_id = ${companyId}::uuid AND j.status = 'live' AND ${isShownHere(Prisma.sql`j.id`)}
        GROUP BY 1 ORDER BY count(*) DESC, 1 LIMIT ${MOST_PLACES}`,
      reader().$queryRaw<{ category: JobCategory }[]>`
        SELECT category::text AS category FROM jobs
        WHERE company_id = ${companyId}::uuid AND status = 'live' AND ${isShownHere(Prisma.sql`jobs.id`)}
        GROUP BY 1 ORDER BY count(*) DESC, 1`,
    ]);
    return {
      places: places.map(({ label }) => label),
      categories: [...new Set(categories.map(({ category }) => currentCategory(category)))],
    };
  },
});

/** The places and categories of a company's live jobs. */
export async function findCompanyOpenings(companyId: string): Promise<CompanyOpenings> {
  return cachedOpenings(companyId);
}
