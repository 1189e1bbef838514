import "server-only";
import type { Transaction } from "@/lib/platform/db/client";
import { toPlainText } from "@/lib/platform/markdown";
import { settingGroup } from "@/lib/platform/settings";
import { FACET_NAMES, FACETS, type FacetName, type SearchDocument } from "@/lib/search/schema";
import { boardsOf } from "../boards/membership.queries";
import { filterNumbers, filterValues, statedIn } from "../custom-fields/values";

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

type JobSkill = SearchDocument["skills"][number];
type JobPlace = SearchDocument["places"][number];

function byJob<Part>(rows: readonly { jobId: string; parts: Part[] }[]): Map<string, Part[]> {
  return new Map(rows.map(({ jobId, parts }) => [jobId, parts]));
}

// Not by the client's own joins, which send every id of a batch back as a parameter.
async function skillsOf(tx: Transaction, ids: readonly string[]): Promise<Map<string, JobSkill[]>> {
  return byJob(
    await tx.$queryRaw<{ jobId: string; parts: JobSkill[] }[]>`
      SELECT js.job_id::text AS "jobId",
        json_agg(json_build_object('slug', s.slug, 'name', s.name) ORDER BY js.position) AS parts
      FROM job_skills js JOIN skills s ON s.id = js.skill_id
      WHERE js.job_id = ANY(${[...ids]}::uuid[]) GROUP BY js.job_id`,
  );
}

async function placesOf(tx: Transaction, ids: readonly string[]): Promise<Map<string, JobPlace[]>> {
  return byJob(
    await tx.$queryRaw<{ jobId: string; parts: JobPlace[] }[]>`
      SELECT p.job_id::text AS "jobId",
        json_agg(json_build_object('cityId', p.city_id, 'label', p.label,
          'countryCode', p.country_code, 'regionCode', c.region_code) ORDER BY p.position) AS parts
      FROM job_places p LEFT JOIN cities c ON c.id = p.city_id
      WHERE p.job_id = ANY(${[...ids]}::uuid[]) GROUP BY p.job_id`,
  );
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
      customFields: true,
      annualPayMin: true,
      annualPayMax: true,
      postedAt: true,
      createdAt: true,
      company: { select: { name: true, slug: true } },
    },
  });
  const skills = await skillsOf(tx, jobIds);
  const places = await placesOf(tx, jobIds);
  const boards = await boardsOf(tx, jobIds);
  const { fields } = settingGroup("customFields");
  return jobs.map((job) => {
    const stated = statedIn(fields, job.customFields);
    return {
      jobId: job.id,
      title: job.title,
      companyName: job.company.name,
      companySlug: job.company.slug,
      boardIds: boards.get(job.id) ?? [],
      skills: skills.get(job.id) ?? [],
      fieldValues: filterValues(stated),
      fieldNumbers: filterNumbers(stated),
      description: toPlainText(job.description),
      places: places.get(job.id) ?? [],
      ...facetsOf(job),
      eligibleCountries: job.eligibleCountries,
      experienceYears: job.experienceYears?.toNumber() ?? null,
      annualPayMin: job.annualPayMin,
      annualPayMax: job.annualPayMax,
      postedAt: job.postedAt ?? job.createdAt,
    };
  });
}
