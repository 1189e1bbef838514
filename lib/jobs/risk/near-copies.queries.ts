import "server-only";
import { db } from "@/lib/platform/db/client";
import { Prisma } from "@/lib/platform/db/generated/client";
import { findSimilar } from "@/lib/search/matching/similarity.queries";
import { findModel } from "../public/similar.queries";
import type { NearCopyView } from "./schema";

/** Below this share, two postings for the same work are merely alike. */
const NEAR = 0.7;
const SHOWN = 5;
// Copies are alike from the beginning; of long texts the rest adds time alone.
const COMPARED_LENGTH = 2000;
// Comparing two texts takes a third of a millisecond, so these bound what an open page costs.
const MOST_OWN = 100;
const MOST_IN_REVIEW = 100;
const MOST_REMOVED = 100;
const MOST_SIMILAR = 40;
/** Postings that ended longer ago are no longer copied from. */
const RECENT_DAYS = 90;

type Row = Omit<NearCopyView, "company"> & { companyId: string; companyName: string };

/**
 * The postings with nearly the same title and text as this one, most alike first: of the same
 * company, of others that are live, that wait for review or that an admin took down lately.
 */
export async function listNearCopies(jobId: string): Promise<NearCopyView[]> {
  const model = await findModel(jobId);
  if (!model) return [];
  const similar = await findSimilar(model, MOST_SIMILAR);
  const recent = Prisma.sql`(j.ended_at IS NULL
    OR j.ended_at > now() - make_interval(days => ${RECENT_DAYS}::int))`;
  const rows = await db.$queryRaw<Row[]>`
    WITH own AS (SELECT id, company_id, title || E'\n' || left(description, ${COMPARED_LENGTH}::int) AS text
      FROM jobs WHERE id = ${jobId}::uuid),
    candidates AS (
      (SELECT j.id FROM jobs j JOIN own ON own.company_id = j.company_id
        WHERE ${recent} ORDER BY j.created_at DESC LIMIT ${MOST_OWN})
      UNION (SELECT id FROM jobs WHERE status = 'in_review' ORDER BY created_at DESC LIMIT ${MOST_IN_REVIEW})
      UNION (SELECT id FROM jobs WHERE status = 'removed' AND rejection_reason IS NOT NULL
        ORDER BY ended_at DESC LIMIT ${MOST_REMOVED})
      UNION SELECT unnest(${similar}::uuid[]))
    SELECT id, slug, title, status, "companyId", "companyName", round(likeness * 100)::int AS percent
    FROM (
      SELECT j.id, j.slug, j.title, j.status::text AS status, c.id AS "companyId", c.name AS "companyName",
        similarity(j.title || E'\n' || left(j.description, ${COMPARED_LENGTH}::int), own.text) AS likeness
      FROM candidates JOIN jobs j ON j.id = candidates.id JOIN companies c ON c.id = j.company_id, own
      WHERE j.id <> own.id AND ${recent}) compared
    WHERE likeness >= ${NEAR}::float8 ORDER BY likeness DESC, id LIMIT ${SHOWN}`;
  return rows.map(({ companyId, companyName, ...row }) => ({
    ...row,
    company: { id: companyId, name: companyName },
  }));
}
