import "server-only";
import type { Transaction } from "@/lib/platform/db/client";
import { toPlainText } from "@/lib/platform/markdown";
import { FACET_NAMES, FACETS, type FacetName, type SearchDocument } from "@/lib/search/schema";

const FACET_FIELDS = FACET_NAMES.map((name) => FACETS[name].field);
type FacetField = (typeof FACET_FIELDS)[number];

const facetSelect = Object.fromEntries(FACET_FIELDS.map((field) => [field, true])) as Record<
  FacetField,
  true
>;

type FacetRow = Record<FacetField, string | null> & { isWorkModeStated: boolean };

function facetsOf(row: FacetRow): Pick<SearchDocument, FacetName> {
  const job = { ...row, workMode: row.isWorkModeStated ? row.workMode : null };
  const values = FACET_NAMES.map((name) => [name, job[FACETS[name].field]]);
  return Object.fromEntries(values) as Pick<SearchDocument, FacetName>;
}

/** What the search index is to know of these jobs, read inside the transaction that wrote them. */
export async function loadDocuments(
  tx: Transaction,
  jobIds: readonly string[],
): Promise<SearchDocument[]> {
  const jobs = await tx.job.findMany({
    where: { id: { in: [...jobIds] } },
    select: {
      id: true,
      title: true,
      description: true,
      ...facetSelect,
      isWorkModeStated: true,
      experienceYears: true,
      eligibleCountries: true,
      annualPayMin: true,
      annualPayMax: true,
      postedAt: true,
      createdAt: true,
      company: { select: { name: true, slug: true } },
      skills: {
        orderBy: { position: "asc" },
        select: { skill: { select: { slug: true, name: true } } },
      },
      places: {
        orderBy: { position: "asc" },
        select: {
          cityId: true,
          label: true,
          countryCode: true,
          city: { select: { regionCode: true } },
        },
      },
    },
  });
  return jobs.map((job) => ({
    jobId: job.id,
    title: job.title,
    companyName: job.company.name,
    companySlug: job.company.slug,
    skills: job.skills.map(({ skill }) => skill),
    description: toPlainText(job.description),
    places: job.places.map(({ cityId, label, countryCode, city }) => ({
      cityId,
      label,
      countryCode,
      regionCode: city?.regionCode ?? null,
    })),
    ...facetsOf(job),
    eligibleCountries: job.eligibleCountries,
    experienceYears: job.experienceYears?.toNumber() ?? null,
    annualPayMin: job.annualPayMin,
    annualPayMax: job.annualPayMax,
    postedAt: job.postedAt ?? job.createdAt,
  }));
}
