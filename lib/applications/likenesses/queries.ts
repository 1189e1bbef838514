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

// Of another person as far as the site knows, and not marked. The same account and the same address
// are the person's other applications.
const UNDECIDED = Prisma.sql`
  LEFT JOIN application_likenesses m ON m.first_application_id = least(a.id, own.id)
    AND m.second_application_id = greatest(a.id, own.id)
  WHERE a.company_id = own.company_id AND a.id <> own.id
    AND a.status NOT IN ('held', 'withdrawn') AND d.email <> own.email
    AND (own.user_id IS NULL OR d.user_id IS DISTINCT FROM own.user_id) AND m.is_same IS NULL`;

const OWN = Prisma.sql`
  SELECT d.application_id AS id, a.company_id, d.user_id, d.email,
    person_name_key(d.full_name) AS name, mailbox_key(d.email::text) AS mailbox,
    phone_key(d.phone) AS digits
  FROM application_details d JOIN applications a ON a.id = d.application_id`;

type Found = { id: string; by: Likeness };

/** The applications at the same company with another address that have something alike. */
function findLikely(id: string): Promise<Found[]> {
  // The index finds names that share some of their letters; then those that are alike remain.
  return db.$queryRaw<Found[]>`
    WITH own AS MATERIALIZED (${OWN} WHERE d.application_id = ${id}::uuid),
    alike AS (
      SELECT d.application_id AS id, 'address' AS by, 0 AS rank
      FROM own JOIN application_details d ON mailbox_key(d.email::text) = own.mailbox
      UNION ALL
      SELECT d.application_id, 'phone', 1
      FROM own JOIN application_details d ON phone_key(d.phone) = own.digits
        AND d.phone IS NOT NULL
      UNION ALL
      SELECT d.application_id, 'name', 2
      FROM own JOIN application_details d ON person_name_key(d.full_name) % own.name
        AND similarity(person_name_key(d.full_name), own.name) >= ${ALIKE}::real)
    SELECT DISTINCT ON (a.submitted_at, a.id) a.id, alike.by
    FROM own CROSS JOIN alike JOIN applications a ON a.id = alike.id
    JOIN application_details d ON d.application_id = a.id
    ${UNDECIDED}
    ORDER BY a.submitted_at DESC, a.id DESC, alike.rank LIMIT ${MOST}`;
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
 * Nothing and nobody that blind screening hides. Throws `not_found` for strangers.
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
type Alike = LikelyPerson & {
  ownId: string;
  status: ApplicationStatus;
  stageId: string | null;
  nameShownAt: Date | null;
};

/**
 * The latest who could be the same person as each of these applicants of one company, by what is
 * the same in a mailbox, a phone number, or a name without accents in any order; nobody whom blind
 * screening hides. For lists: the caller has checked access, and leaves out hidden applicants.
 */
export async function findLikelyPeople(
  ids: readonly string[],
  { isBlind, stages }: Company,
): Promise<ReadonlyMap<string, LikelyPerson>> {
  if (ids.length === 0) return new Map();
  const rows = await db.$queryRaw<Alike[]>`
    WITH own AS MATERIALIZED (${OWN} WHERE d.application_id = ANY(${[...ids]}::uuid[]))
    SELECT own.id AS "ownId", a.id, d.full_name AS name, a.status::text, a.stage_id AS "stageId",
      a.name_shown_at AS "nameShownAt"
    FROM own CROSS JOIN LATERAL (
      SELECT d.application_id AS id FROM application_details d
      WHERE mailbox_key(d.email::text) = own.mailbox
      UNION
      SELECT d.application_id FROM application_details d
      WHERE phone_key(d.phone) = own.digits AND d.phone IS NOT NULL
      UNION
      SELECT d.application_id FROM application_details d
      WHERE person_name_key(d.full_name) = own.name AND own.name <> '') alike
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
