import "server-only";
import { requireAdministration } from "@/lib/accounts/admins/admin-requests.queries";
import type { Actor } from "@/lib/accounts/schema";
import { db } from "@/lib/platform/db/client";
import { enginesTold } from "./noting.commands";
import {
  type EngineState,
  GOOGLE_A_DAY,
  SEARCH_ENGINES,
  type SearchEngine,
  type SearchNotices,
  type SearchNoticeView,
} from "./schema";

const DAY_MS = 86_400_000;
const MOST_SHOWN = 20;

async function readEngine(engine: SearchEngine, now: Date): Promise<EngineState> {
  const [waiting, sent] = await Promise.all([
    db.searchNotice.count({ where: { engine, status: { in: ["waiting", "sending"] } } }),
    db.searchNotice.count({
      where: { engine, status: "sent", triedAt: { gt: new Date(now.getTime() - DAY_MS) } },
    }),
  ]);
  const isOn = enginesTold().includes(engine);
  return { engine, isOn, waiting, sent, mostADay: engine === "google" ? GOOGLE_A_DAY : null };
}

/**
 * How far search engines have been told of jobs' pages, with the latest notices. Throws `forbidden`
 * for anyone but an admin.
 */
export async function getSearchNotices(actor: Actor, now = new Date()): Promise<SearchNotices> {
  requireAdministration(actor);
  const [engines, rows] = await Promise.all([
    Promise.all(SEARCH_ENGINES.map((engine) => readEngine(engine, now))),
    db.searchNotice.findMany({
      orderBy: [{ createdAt: "desc" }, { id: "desc" }],
      take: MOST_SHOWN,
      include: { job: { select: { title: true, slug: true } } },
    }),
  ]);
  const latest = rows.map(
    ({ id, engine, status, isLive, triedAt, nextAt, problem, job }): SearchNoticeView => ({
      ...{ id, isLive, problem, title: job.title, path: `/job/${job.slug}` },
      engine: engine as SearchEngine,
      status: status as SearchNoticeView["status"],
      triedAt: triedAt?.toISOString() ?? null,
      nextAt: status === "waiting" ? nextAt.toISOString() : null,
    }),
  );
  return { engines, latest };
}
