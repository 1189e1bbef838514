import "server-only";
import { requireAdministration } from "@/lib/accounts/admins/admin-requests.queries";
import type { Actor } from "@/lib/accounts/schema";
import { boardUrl } from "@/lib/platform/boards";
import { db } from "@/lib/platform/db/client";
import { currentSlugs } from "./filters.queries";
import { type BoardView, boardFilter } from "./schema";

/** Every source that a board's jobs can be limited to. */
export type ChoosableSource = { id: number; name: string };

/** The companies by every slug that filters have of them, and the sources by their ids. */
async function nameAll(slugs: readonly string[], sourceIds: readonly number[]) {
  const current = await currentSlugs(slugs, db);
  const companies = await db.company.findMany({
    where: { slug: { in: [...current.values()] } },
    select: { slug: true, name: true },
  });
  const bySlug = new Map(companies.map((company) => [company.slug, company]));
  const sources = await db.source.findMany({
    where: { id: { in: [...sourceIds] } },
    select: { id: true, name: true },
  });
  return {
    companies: new Map([...current].map(([slug, now]) => [slug, bySlug.get(now)])),
    sources: new Map(sources.map((source) => [source.id, source])),
  };
}

/** What is known of these, each once. */
function present<Id, Item>(
  ids: readonly Id[],
  known: ReadonlyMap<Id, Item | undefined>,
): NonNullable<Item>[] {
  return [...new Set(ids.flatMap((id) => known.get(id) ?? []))];
}

/** Live jobs of each board. */
async function countJobs(): Promise<Map<string, number>> {
  const rows = await db.$queryRaw<{ boardId: string; jobs: number }[]>`
    SELECT b.board_id::text AS "boardId", count(*)::int AS jobs
    FROM board_jobs b JOIN jobs j ON j.id = b.job_id AND j.status = 'live' GROUP BY 1`;
  return new Map(rows.map(({ boardId, jobs }) => [boardId, jobs]));
}

/** All boards by name, as admins see them. Throws `forbidden` for anyone but an admin. */
export async function listBoards(actor: Actor): Promise<BoardView[]> {
  requireAdministration(actor);
  const rows = await db.board.findMany({
    orderBy: [{ name: "asc" }, { id: "asc" }],
    include: { admins: { select: { user: { select: { email: true } } } } },
  });
  const filters = new Map(rows.map(({ id, filter }) => [id, boardFilter.parse(filter)]));
  const all = [...filters.values()];
  const known = await nameAll(
    all.flatMap(({ companies }) => companies),
    all.flatMap(({ sourceIds }) => sourceIds),
  );
  const jobs = await countJobs();
  return rows.flatMap(({ id, name, host, mailFrom, admins }) => {
    const filter = filters.get(id);
    if (!filter) return [];
    return {
      ...{ id, name, host, url: boardUrl({ host }), mailFrom },
      categories: filter.categories,
      places: filter.places.map(({ label, km }) => ({ place: label, km })),
      companies: present(filter.companies, known.companies),
      sources: present(filter.sourceIds, known.sources),
      admins: admins.map(({ user }) => user.email).sort(),
      jobs: jobs.get(id) ?? 0,
    };
  });
}

/** The sources there are, by name. Throws `forbidden` for anyone but an admin. */
export async function listChoosableSources(actor: Actor): Promise<ChoosableSource[]> {
  requireAdministration(actor);
  return db.source.findMany({
    select: { id: true, name: true },
    orderBy: [{ name: "asc" }, { id: "asc" }],
  });
}
