import "server-only";
import { currentBoardId } from "@/lib/platform/boards";
import { db, type Transaction } from "@/lib/platform/db/client";
import { Prisma } from "@/lib/platform/db/generated/client";
import { categoriesWithin } from "@/lib/shared/categories/known";
import { type BoardFilter, type BoardPlace, boardFilter } from "./schema";

/** Jobs at a place, and remote ones that can be done from a country, as a search finds them. */
function isAt({ kind, countryCode, regionCode, cityIds }: BoardPlace): Prisma.Sql {
  switch (kind) {
    case "country":
      return Prisma.sql`EXISTS (SELECT FROM job_places p
          WHERE p.job_id = jobs.id AND p.country_code = ${countryCode})
        OR (jobs.work_mode = 'remote' AND ${countryCode} = ANY(jobs.eligible_countries))`;
    case "region":
      return Prisma.sql`EXISTS (SELECT FROM job_places p JOIN cities c ON c.id = p.city_id
        WHERE p.job_id = jobs.id AND c.country_code = ${countryCode}
          AND c.region_code = ${regionCode})`;
    case "city":
      return Prisma.sql`EXISTS (SELECT FROM job_places p
        WHERE p.job_id = jobs.id AND p.city_id = ANY(${cityIds}::int[]))`;
  }
}

/** Whether a board with this filter shows one of `jobs`. */
export function meets({ categories, places, companies, sourceIds }: BoardFilter): Prisma.Sql {
  const codes = [...new Set(categories.flatMap((code) => categoriesWithin(code)))];
  const conditions = [
    Prisma.sql`true`,
    ...(categories.length > 0 ? [Prisma.sql`jobs.category::text = ANY(${codes}::text[])`] : []),
    ...(places.length > 0 ? [Prisma.sql`(${Prisma.join(places.map(isAt), " OR ")})`] : []),
    ...(companies.length > 0
      ? [
          Prisma.sql`jobs.company_id IN (SELECT id FROM companies WHERE slug = ANY(${companies}::text[])
            UNION SELECT company_id FROM company_aliases WHERE slug = ANY(${companies}::text[]))`,
        ]
      : []),
    ...(sourceIds.length > 0
      ? [Prisma.sql`coalesce(jobs.source_id = ANY(${sourceIds}::int[]), false)`]
      : []),
  ];
  return Prisma.sql`(${Prisma.join(conditions, " AND ")})`;
}

/**
 * Whether the board that this is for shows a posting, or will once it is live. The site itself shows
 * every posting.
 */
export async function isMeantForHere(jobId: string): Promise<boolean> {
  const id = currentBoardId();
  const board = id === null ? null : await db.board.findUnique({ where: { id } });
  if (!board) return true;
  const found = await db.$queryRaw<unknown[]>`
    SELECT 1 FROM jobs WHERE id = ${jobId}::uuid AND ${meets(boardFilter.parse(board.filter))}`;
  return found.length > 0;
}

/** The filter of every board. Held until the transaction ends, so that none changes meanwhile. */
export async function holdFilters(tx: Transaction): Promise<{ id: string; filter: BoardFilter }[]> {
  const rows = await tx.$queryRaw<{ id: string; filter: unknown }[]>`
    SELECT id::text, filter FROM boards ORDER BY id FOR SHARE`;
  return rows.map(({ id, filter }) => ({ id, filter: boardFilter.parse(filter) }));
}

/** The boards that show each of these jobs, by job. */
export async function boardsOf(
  tx: Transaction,
  jobIds: readonly string[],
): Promise<Map<string, string[]>> {
  const rows = await tx.$queryRaw<{ jobId: string; boardIds: string[] }[]>`
    SELECT job_id::text AS "jobId", array_agg(board_id::text ORDER BY board_id) AS "boardIds"
    FROM board_jobs WHERE job_id = ANY(${[...jobIds]}::uuid[]) GROUP BY 1`;
  return new Map(rows.map(({ jobId, boardIds }) => [jobId, boardIds]));
}
