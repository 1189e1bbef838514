import "server-only";
import type { Actor } from "@/lib/accounts/schema";
import { db } from "@/lib/platform/db/client";
import { Prisma } from "@/lib/platform/db/generated/client";
import { isHidden } from "../employer-view/blind-screening";
import { findHidden } from "../employer-view/blind-screening.queries";
import { findReached } from "../employer-view/queries";
import type { Stage } from "../pipeline/stages.schema";
import { canReach } from "../policy";
import type { ApplicationStatus } from "../schema";
import type { LikelyApplication, LikelyPerson, Likeness } from "./schema";

/** How alike names have to be, from 0 to 1: a letter may differ, a word may not. */
const ALIKE = 0.6;
const MOST = 10;
/** Of the applications with one identifier, a list looks at this many of the latest. */
const LATEST = 8;

const OWN = Prisma.sql`
  SELECT a.id, a.company_id, d.user_id, d.email, d.full_name
  FROM application_details d JOIN applications a ON a.id = d.application_id`;

// Of another person as far as the site knows, and not marked. The same account and the same address
// are the person's other applications.
const UNDECIDED = Prisma.sql`
  LEFT JOIN application_likenesses m ON m.first_application_id = least(a.id, own.id)
    AND m.second_application_id = greatest(a.id, own.id)
  WHERE a.company_id = own.company_id AND a.id <> own.id
    AND a.status NOT IN ('held', 'withdrawn') AND d.email <> own.email
    AND (own.user_id IS NULL OR d.user_id IS DISTINCT FROM own.user_id) AND m.is_same IS NULL`;

type IdentifierMatch = { id: string; by: Likeness };

/** The applications at the same company with another address that have something alike. */
function findLikely(id: string): Promise<IdentifierMatch[]> {
  return db.$queryRaw<IdentifierMatch[]>`
    WITH own AS MATERIALIZED (${OWN} WHERE d.application_id = ${id}::uuid),
    alike AS (
      SELECT other.application_id AS id, other.kind AS by
      FROM own JOIN application_identifiers known ON known.application_id = own.id
      JOIN application_identifiers other ON other.company_id = own.company_id
        AND other.kind = known.kind AND other.value = known.value
      UNION ALL
      SELECT alike_names(company_id, person_name_key(full_name), ${ALIKE}::real), 'name' FROM own)
    SELECT DISTINCT ON (a.submitted_at, a.id) a.id, alike.by
    FROM own CROSS JOIN alike JOIN applications a ON a.id = alike.id
    JOIN application_details d ON d.application_id = a.id
    ${UNDECIDED}
    ORDER BY a.submitted_at DESC, a.id DESC,
      array_position(ARRAY['address', 'phone', 'name'], alike.by) LIMIT ${MOST}`;
}

const select = {
  id: true,
  jobId: true,
  status: true,
  stageId: true,
  nameShownAt: true,
  submittedAt: true,
  details: { select: { fullName: true } },
  job: {
    select: {
      title: true,
      status: true,
      companyId: true,
      company: { select: { status: true, isBlind: true } },
    },
  },
} as const;

/**
 * Who at the company could be the same person as an applicant, by their mailbox, their phone number
 * or the likeness of their names, latest first, as long as the team hasn't said whether they are.
 * Nothing and no one that blind screening hides. Throws `not_found` for strangers.
 */
export async function listLikely(actor: Actor, id: string): Promise<LikelyApplication[]> {
  const { isHidden: isUnknown } = await findReached(actor, id, { needed: "handle" });
  if (isUnknown) return [];
  const found = await findLikely(id);
  const rows = await db.application.findMany({
    where: { id: { in: found.map((one) => one.id) } },
    select,
  });
  const shown: LikelyApplication[] = [];
  for (const { id: other, by } of found) {
    const row = rows.find((one) => one.id === other);
    if (!row?.details || !canReach(actor, row, "handle") || (await findHidden(row))) continue;
    shown.push({
      ...{ id: other, by, name: row.details.fullName, jobTitle: row.job.title },
      submittedAt: row.submittedAt?.toISOString() ?? "",
    });
  }
  return shown;
}

type Company = { isBlind: boolean; stages: readonly Stage[] };
type AlikeRow = LikelyPerson & {
  ownId: string;
  status: ApplicationStatus;
  stageId: string | null;
  nameShownAt: Date | null;
};

/**
 * The latest who could be the same person as each of these applicants of one company, by what is
 * the same in a mailbox, a phone number, or a name without accents in any order; no one whom blind
 * screening hides. For lists: the caller has checked access, and leaves out hidden applicants.
 */
export async function findLikelyPeople(
  ids: readonly string[],
  { isBlind, stages }: Company,
): Promise<ReadonlyMap<string, LikelyPerson>> {
  if (ids.length === 0) return new Map();
  const rows = await db.$queryRaw<AlikeRow[]>`
    WITH own AS MATERIALIZED (${OWN} WHERE d.application_id = ANY(${[...ids]}::uuid[])),
    alike AS MATERIALIZED (
      SELECT DISTINCT own.id AS own_id, other.application_id AS id
      FROM own JOIN application_identifiers known ON known.application_id = own.id
      CROSS JOIN LATERAL (
        SELECT application_id FROM application_identifiers
        WHERE company_id = own.company_id AND kind = known.kind AND value = known.value
          AND application_id <> own.id
        ORDER BY application_id DESC LIMIT ${LATEST}) other)
    SELECT own.id AS "ownId", a.id, d.full_name AS name, a.status::text, a.stage_id AS "stageId",
      a.name_shown_at AS "nameShownAt"
    FROM alike JOIN own ON own.id = alike.own_id
    JOIN applications a ON a.id = alike.id JOIN application_details d ON d.application_id = a.id
    JOIN jobs j ON j.id = a.job_id AND j.status <> 'removed'
    ${UNDECIDED}
    ORDER BY a.submitted_at, a.id`;
  const shown = rows.filter(({ status, stageId, nameShownAt }) => {
    const stage = stages.find(({ id }) => id === stageId) ?? null;
    return !isHidden({ isBlind, isShown: nameShownAt !== null, stage, status });
  });
  // The latest comes last, and stays.
  return new Map(shown.map(({ ownId, id, name }) => [ownId, { id, name }]));
}
