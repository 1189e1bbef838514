import "server-only";
import { requireAdministration } from "@/lib/accounts/admins/admin-requests.queries";
import type { Actor } from "@/lib/accounts/schema";
import { db } from "@/lib/platform/db/client";
import { Prisma } from "@/lib/platform/db/generated/client";
import { CSV_START, csvRecord } from "@/lib/shared/formats/csv";
import {
  type AuditExportQuery,
  type AuditPage,
  type AuditQuery,
  type AuditView,
  PAGE_SIZE,
} from "./audit-log.schema";

const MOST_PEOPLE = 50;
const BATCH = 2000;
const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

type Row = {
  id: string;
  at: Date;
  action: string;
  actorId: string | null;
  actorName: string | null;
  targetType: string | null;
  targetId: string | null;
  targetName: string | null;
  network: string | null;
  details: Record<string, unknown>;
};
type Place = { at: Date; id: string };

/**
 * The ids that the search means: the id itself, or those of everyone whose name or address begins
 * with it.
 */
async function findSubjects(q: string): Promise<string[]> {
  if (ID.test(q)) return [q.toLowerCase()];
  // Prisma takes % and _ for wildcards.
  const start = q.replace(/^@/, "").replace(/[\\%_]/g, "\\$&");
  const begins = { startsWith: start, mode: "insensitive" as const };
  const users = await db.user.findMany({
    where: { OR: [{ username: begins }, { email: begins }] },
    select: { id: true },
    take: MOST_PEOPLE,
  });
  return [...users.map(({ id }) => id), q];
}

async function conditionsOf({ q, action, from, until }: AuditExportQuery): Promise<Prisma.Sql> {
  const parts: Prisma.Sql[] = [Prisma.sql`true`];
  if (q !== "") {
    const subjects = await findSubjects(q);
    const people = subjects.filter((subject) => ID.test(subject));
    parts.push(
      Prisma.sql`(e.actor_id = ANY (${people}::uuid[]) OR e.target_id = ANY (${subjects}))`,
    );
  }
  // The subject alone means everything that was done to it.
  if (action.includes(".")) parts.push(Prisma.sql`e.action = ${action}`);
  else if (action !== "") parts.push(Prisma.sql`starts_with(e.action, ${`${action}.`})`);
  if (from) parts.push(Prisma.sql`e.at >= (${from}::date)::timestamp AT TIME ZONE 'UTC'`);
  if (until) parts.push(Prisma.sql`e.at < (${until}::date + 1)::timestamp AT TIME ZONE 'UTC'`);
  return Prisma.join(parts, " AND ");
}

async function listRows(
  conditions: Prisma.Sql,
  after: Place | null,
  count: number,
): Promise<Row[]> {
  const rest = after
    ? Prisma.sql`(e.at, e.id) < (${after.at}::timestamptz, ${after.id}::uuid)`
    : Prisma.sql`true`;
  return db.$queryRaw<Row[]>`
    SELECT e.id, e.at, e.action, e.actor_id AS "actorId", u.username AS "actorName",
      e.target_type AS "targetType", e.target_id AS "targetId",
      coalesce(t.username, c.name, j.title, b.name) AS "targetName", e.network, e.details
    FROM audit_entries e
    LEFT JOIN users u ON u.id = e.actor_id
    LEFT JOIN users t ON e.target_type = 'user' AND t.id::text = e.target_id
    LEFT JOIN companies c ON e.target_type = 'company' AND c.id::text = e.target_id
    LEFT JOIN jobs j ON e.target_type = 'job' AND j.id::text = e.target_id
    LEFT JOIN boards b ON e.target_type = 'board' AND b.id::text = e.target_id
    WHERE ${conditions} AND ${rest}
    ORDER BY e.at DESC, e.id DESC LIMIT ${count}`;
}

function toView(row: Row): AuditView {
  const { id, at, action, actorId, actorName, targetType, targetId, network } = row;
  return {
    id,
    at: at.toISOString(),
    action,
    actor: actorId ? { id: actorId, username: actorName } : null,
    target:
      targetType && targetId ? { type: targetType, id: targetId, name: row.targetName } : null,
    network: network?.slice(0, 8) ?? null,
    details: Object.entries(row.details)
      .filter(([, value]) => value !== null && value !== "")
      .map(([name, value]) => [
        name,
        typeof value === "object" ? JSON.stringify(value) : String(value),
      ]),
  };
}

// Jumps from each action to the next along the index, because the log is long and has few actions.
async function listActions(): Promise<string[]> {
  const rows = await db.$queryRaw<{ action: string }[]>`
    WITH RECURSIVE known AS (
      (SELECT action FROM audit_entries ORDER BY action LIMIT 1)
      UNION ALL
      SELECT (SELECT e.action FROM audit_entries e WHERE e.action > known.action
        ORDER BY e.action LIMIT 1) FROM known WHERE known.action IS NOT NULL)
    SELECT action FROM known WHERE action IS NOT NULL`;
  return rows.map(({ action }) => action);
}

/** A page of the log, newest first. Throws `forbidden` for anyone but an admin. */
export async function listAuditEntries(
  actor: Actor,
  { after, ...query }: AuditQuery,
): Promise<AuditPage> {
  requireAdministration(actor);
  const last = after
    ? await db.auditEntry.findUnique({ where: { id: after }, select: { id: true, at: true } })
    : null;
  const [rows, actions] = await Promise.all([
    listRows(await conditionsOf(query), last, PAGE_SIZE + 1),
    listActions(),
  ]);
  const shown = rows.slice(0, PAGE_SIZE);
  const next = rows.length > PAGE_SIZE ? (shown.at(-1)?.id ?? null) : null;
  return { entries: shown.map(toView), actions, next };
}

/** The newest entries of the log. Throws `forbidden` for anyone but an admin. */
export async function listLatestEntries(actor: Actor, count: number): Promise<AuditView[]> {
  requireAdministration(actor);
  return (await listRows(Prisma.sql`true`, null, count)).map(toView);
}

const FIELDS = [
  "Time (UTC)",
  "Action",
  "Actor",
  "Actor id",
  "Target",
  "Target id",
  "Network",
  "Details",
];

function toRecord(row: Row): string {
  const { at, action, actorName, actorId, targetType, targetId, network, details } = row;
  const said = JSON.stringify(details);
  return csvRecord([
    at.toISOString(),
    action,
    actorName,
    actorId,
    targetType,
    targetId,
    network,
    said,
  ]);
}

/**
 * The log as the parts of a CSV file, newest first, each read only when it is needed. Throws
 * `forbidden` for anyone but an admin.
 */
export async function* exportAuditEntries(
  actor: Actor,
  query: AuditExportQuery,
): AsyncGenerator<string> {
  requireAdministration(actor);
  const conditions = await conditionsOf(query);
  yield CSV_START + csvRecord(FIELDS);
  let last: Place | null = null;
  for (;;) {
    const rows: Row[] = await listRows(conditions, last, BATCH);
    if (rows.length > 0) yield rows.map(toRecord).join("");
    last = rows.at(-1) ?? null;
    if (rows.length < BATCH) return;
  }
}
