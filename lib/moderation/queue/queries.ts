import "server-only";
import { requireAdministration } from "@/lib/accounts/admins/admin-requests.queries";
import type { Actor } from "@/lib/accounts/schema";
import { db } from "@/lib/platform/db/client";
import { Prisma } from "@/lib/platform/db/generated/client";
import { ITEM_KINDS, type ItemKind } from "../decisions.schema";
import {
  QUEUE_SIZE,
  type QueueSort,
  type ReviewQueue,
  type ReviewQueueItem,
  type WaitingKind,
} from "./schema";

/** Whether the last decision about a posting, or about its changes, sent it back to its company. */
function wasSentBack(kind: "job" | "edit"): Prisma.Sql {
  return Prisma.sql`coalesce((
    SELECT d.kind::text IN (${`${kind}_changes_asked`}, ${`${kind}_rejected`}) FROM moderation_decisions d
    WHERE d.job_id = j.id AND starts_with(d.kind::text, ${`${kind}_`})
    ORDER BY d.decided_at DESC LIMIT 1), false)`;
}

// The waiting items by kind, all with the same columns, so that they form one list.
const WAITING: Record<ItemKind, Prisma.Sql> = {
  job: Prisma.sql`
    SELECT 'job' AS kind, j.id, j.title, c.name AS about, j.updated_at AS since,
      j.risk_score::int AS risk, jsonb_array_length(j.risk) AS count, j.version,
      ${wasSentBack("job")} AS "isAgain"
    FROM jobs j JOIN companies c ON c.id = j.company_id WHERE j.status = 'in_review'`,
  edit: Prisma.sql`
    SELECT 'edit', j.id, j.title, c.name, e.created_at, e.risk_score::int, jsonb_array_length(e.risk),
      e.version,
      ${wasSentBack("edit")}
    FROM job_edits e JOIN jobs j ON j.id = e.job_id JOIN companies c ON c.id = j.company_id
    WHERE e.rejected_at IS NULL AND j.status <> 'removed'`,
  report: Prisma.sql`
    SELECT 'report', j.id, j.title, c.name, r.since, j.risk_score::int, r.count, NULL, false
    FROM (SELECT job_id, min(created_at) AS since, count(*)::int AS count FROM job_reports
      WHERE closed_at IS NULL GROUP BY job_id) r
    JOIN jobs j ON j.id = r.job_id JOIN companies c ON c.id = j.company_id WHERE j.status <> 'removed'`,
  appeal: Prisma.sql`
    SELECT 'appeal', a.decision_id, coalesce(j.title, c.name, ''), coalesce(c.name, ''), a.created_at, 0, 0, NULL, false
    FROM moderation_appeals a JOIN moderation_decisions d ON d.id = a.decision_id
    LEFT JOIN jobs j ON j.id = d.job_id LEFT JOIN companies c ON c.id = d.company_id
    WHERE a.answered_at IS NULL`,
  company: Prisma.sql`
    SELECT 'company', l.id, c.name, l.domain::text || ' looks like ' || l.other::text, l.asked_at, 50, 1, NULL, false
    FROM company_looks l JOIN companies c ON c.id = l.company_id WHERE l.decided_at IS NULL`,
  admin: Prisma.sql`
    SELECT 'admin', u.id, coalesce(u.full_name, u.username::text), u.email::text, u.created_at, 0, 0, NULL, false
    FROM users u WHERE u.user_type = 'admin' AND u.status = 'awaiting_approval'`,
};

const ORDERS: Record<QueueSort, Prisma.Sql> = {
  oldest: Prisma.sql`since, id`,
  risk: Prisma.sql`risk DESC, count DESC, since, id`,
};

type Row = Omit<ReviewQueueItem, "since"> & { since: Date };
type CountRow = { kind: ItemKind; count: number; oldest: Date | null };

const kinds = Object.keys(ITEM_KINDS) as ItemKind[];
const all = Prisma.join(Object.values(WAITING), " UNION ALL ");

async function countAll(): Promise<CountRow[]> {
  return db.$queryRaw<CountRow[]>`
    SELECT kind, count(*)::int AS count, min(since) AS oldest FROM (${all}) waiting GROUP BY kind`;
}

/** How many items of each kind wait for an admin, and since when. Cheap enough for every page. */
export async function countWaitingKinds(actor: Actor): Promise<WaitingKind[]> {
  requireAdministration(actor);
  const counted = await countAll();
  return kinds.map((kind) => {
    const row = counted.find((one) => one.kind === kind);
    return { kind, count: row?.count ?? 0, oldest: row?.oldest?.toISOString() ?? null };
  });
}

/**
 * The items waiting for an admin: the first hundred in this order, and how many there are of each
 * kind.
 */
export async function listQueue(
  actor: Actor,
  { kind, sort }: { kind: ItemKind | ""; sort: QueueSort },
): Promise<ReviewQueue> {
  requireAdministration(actor);
  const from = kind ? WAITING[kind] : all;
  // A union takes its column names from its first part, but a single kind needs them too.
  const columns = Prisma.sql`waiting (kind, id, title, about, since, risk, count, version, "isAgain")`;
  const [rows, counted] = await Promise.all([
    db.$queryRaw<Row[]>`
      SELECT * FROM (${from}) AS ${columns} ORDER BY ${ORDERS[sort]} LIMIT ${QUEUE_SIZE}`,
    countAll(),
  ]);
  const counts = Object.fromEntries(
    kinds.map((name) => [name, counted.find((row) => row.kind === name)?.count ?? 0]),
  ) as Record<ItemKind, number>;
  const oldest = counted.flatMap((row) => row.oldest ?? []).sort((a, b) => +a - +b)[0];
  return {
    items: rows.map(({ since, ...row }) => ({ ...row, since: since.toISOString() })),
    counts,
    oldest: oldest?.toISOString() ?? null,
  };
}
