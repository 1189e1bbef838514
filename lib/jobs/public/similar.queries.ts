import "server-only";
import { companiesChanged } from "@/lib/companies/events";
import { cached } from "@/lib/platform/caching/cache";
import { reader } from "@/lib/platform/db/reader";
import { toPlainText } from "@/lib/platform/markdown";
import { findSimilar } from "@/lib/search/matching/similarity.queries";
import type { ModelJob } from "@/lib/search/matching/similarity.schema";
import { DomainError } from "@/lib/shared/errors";
import { JOB_EVENTS } from "../events";
import type { JobCard } from "../schema";
import { loadCards } from "./cards.queries";
import { findPublicJob } from "./detail.queries";

/** A job to compare with others, read from the job itself: one that isn't live has no document. */
export async function findModel(jobId: string): Promise<ModelJob | null> {
  const [model] = await reader().$queryRaw<ModelJob[]>`
    SELECT id AS "jobId", title, description, category, work_mode AS mode,
      coalesce(annual_pay_max, annual_pay_min) AS "annualPay",
      ARRAY(SELECT s.slug FROM job_skills js JOIN skills s ON s.id = js.skill_id
            WHERE js.job_id = jobs.id) AS skills,
      ARRAY(SELECT city_id FROM job_places
            WHERE job_id = jobs.id AND city_id IS NOT NULL) AS "cityIds"
    FROM jobs WHERE id = ${jobId}::uuid`;
  return model ? { ...model, description: toPlainText(model.description) } : null;
}

const cachedSimilar = cached({
  name: "jobs.similar",
  droppedBy: [...JOB_EVENTS, companiesChanged],
  // Similar jobs that are posted later may be missing until the time is up.
  about: ({ ids }) => ids,
  maxEntries: 2000,
  maxAgeMs: 30 * 60_000,
  load: async ({ jobId, limit }: { jobId: string; limit: number }) => {
    const model = await findModel(jobId);
    const found = model === null ? [] : await findSimilar(model, limit);
    const [jobs, companyIds] = await Promise.all([loadCards(found), listCompaniesOf(found)]);
    return { jobs, ids: [jobId, ...found, ...companyIds] };
  },
});

/** The companies of these jobs, because cards show them. */
async function listCompaniesOf(jobIds: string[]): Promise<string[]> {
  if (jobIds.length === 0) return [];
  const rows = await reader().$queryRaw<{ id: string }[]>`
    SELECT DISTINCT company_id AS id FROM jobs WHERE id = ANY(${jobIds}::uuid[])`;
  return rows.map(({ id }) => id);
}

/**
 * The live jobs most similar to this one, most similar first, at most two of a company. The job
 * itself may have ended.
 */
export async function listSimilarJobs(jobId: string, limit: number): Promise<JobCard[]> {
  const { jobs } = await cachedSimilar({ jobId, limit });
  return jobs;
}

/**
 * The same for a job that has a page. Throws `not_found` if it was never public, and `gone` if its
 * page is gone.
 */
export async function getSimilarJobs(jobId: string, limit: number): Promise<JobCard[]> {
  const job = await findPublicJob(jobId);
  if (job === null) throw new DomainError("not_found", "There's no such job.");
  if (job === "gone") throw new DomainError("gone", "This job no longer exists.");
  return listSimilarJobs(job.id, limit);
}
