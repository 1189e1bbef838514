import "server-only";
import type { Actor } from "@/lib/accounts/schema";
import { db } from "@/lib/platform/db/client";
import type { WaitingJobs } from "./waiting-jobs.schema";

const WEEK_MS = 7 * 86_400_000;
const SHOWN = 3;

type Row = { kind: string; id: string; title: string; at: Date | null; count: number };

/** What waits in the postings of the actor's companies; nothing for someone without one. */
export async function findWaitingJobs(actor: Actor, now = new Date()): Promise<WaitingJobs> {
  const ids = actor.companies.map(({ id }) => id);
  const soon = new Date(now.getTime() + WEEK_MS);
  const rows = await db.$queryRaw<Row[]>`
    WITH waiting AS (
      SELECT 'ending' AS kind, id, title, expires_at AS at FROM jobs
        WHERE company_id = ANY(${ids}::uuid[]) AND status = 'live' AND source_id IS NULL
          AND expires_at BETWEEN ${now} AND ${soon}
      UNION ALL
      SELECT CASE status WHEN 'in_review' THEN 'inReview' ELSE 'rejected' END, id, title, updated_at
        FROM jobs WHERE company_id = ANY(${ids}::uuid[]) AND status IN ('in_review', 'rejected')
      UNION ALL
      SELECT 'drafts', id, name, updated_at FROM job_drafts
        WHERE company_id = ANY(${ids}::uuid[]) AND kind = 'draft')
    SELECT * FROM (
      SELECT *, count(*) OVER (PARTITION BY kind)::int AS count,
        row_number() OVER (PARTITION BY kind ORDER BY at, id) AS place FROM waiting) ranked
    WHERE place <= ${SHOWN} ORDER BY kind, place`;
  const [{ live, total }] = (await db.$queryRaw<[{ live: number; total: number }]>`
    SELECT count(*) FILTER (WHERE status = 'live')::int AS live, count(*)::int AS total
    FROM jobs WHERE company_id = ANY(${ids}::uuid[])`) ?? [{ live: 0, total: 0 }];
  const of = (kind: string) => {
    const found = rows.filter((row) => row.kind === kind);
    const jobs = found.map(({ id, title, at }) => ({ id, title, at: at?.toISOString() ?? null }));
    return { count: found[0]?.count ?? 0, jobs };
  };
  return {
    ...{ ending: of("ending"), inReview: of("inReview"), rejected: of("rejected") },
    ...{ drafts: of("drafts"), live, total },
  };
}
