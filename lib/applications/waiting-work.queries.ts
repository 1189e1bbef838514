import "server-only";
import type { Actor } from "@/lib/accounts/schema";
import { db } from "@/lib/platform/db/client";
import { Prisma } from "@/lib/platform/db/generated/client";
import { findApplicantWords } from "./applicants/words.queries";
import { hiddenName } from "./employer-view/blind-screening";
import { findHidden } from "./employer-view/blind-screening.queries";
import { isUnanswered } from "./first-response.queries";
import { namesOf } from "./interviews/interview-times";
import { canHandleApplications } from "./policy";
import {
  COMING_INTERVIEWS,
  type ComingInterview,
  NAMED,
  type WaitingPerson,
  type WaitingWork,
} from "./waiting-work.schema";

const DAY_MS = 86_400_000;
const WEEK_MS = 7 * DAY_MS;

type Kind = Exclude<keyof WaitingWork, "interviews">;
type Row = { kind: Kind; count: number; since: Date | null; ids: string[] | null };

/** What waits, besides what is open: applications of `ours`, each with since or until when. */
function waitingRows(now: Date): Record<Exclude<Kind, "open">, Prisma.Sql> {
  return {
    unopened: Prisma.sql`
      SELECT id, submitted_at AS at FROM ours WHERE status = 'submitted' AND viewed_at IS NULL`,
    unanswered: Prisma.sql`SELECT id, submitted_at AS at FROM ours a WHERE ${isUnanswered(now)}`,
    unread: Prisma.sql`
      SELECT o.id, min(m.sent_at) AS at FROM ours o JOIN application_messages m
        ON m.application_id = o.id AND m.is_from_applicant AND m.read_at IS NULL GROUP BY 1`,
    letters: Prisma.sql`
      SELECT o.id, l.send_at AS at FROM ours o JOIN application_letters l
        ON l.application_id = o.id AND l.status = 'waiting'`,
    offers: Prisma.sql`
      SELECT o.id, f.expires_at AS at FROM ours o JOIN application_offers f
        ON f.application_id = o.id AND f.status = 'open'`,
    times: Prisma.sql`
      SELECT o.id, s.choose_until AS at FROM ours o JOIN interview_invitations i
        ON i.application_id = o.id AND i.status = 'open'
      JOIN interview_slot_sets s ON s.id = i.set_id AND s.choose_until > ${now}`,
  };
}

async function countWork(companyIds: readonly string[], now: Date): Promise<Row[]> {
  const parts = Object.entries(waitingRows(now)).map(
    ([kind, rows]) => Prisma.sql`
    SELECT ${kind} AS kind, count(*)::int, min(at) AS since,
      (array_agg(id ORDER BY at, id) FILTER (WHERE place <= ${NAMED}))::text[] AS ids
    FROM (SELECT id, at, row_number() OVER (ORDER BY at, id) AS place FROM (${rows}) w) w`,
  );
  return db.$queryRaw<Row[]>`
    WITH ours AS (
      SELECT a.id, a.status, a.viewed_at, a.answered_at, a.submitted_at FROM applications a
      JOIN jobs j ON j.id = a.job_id AND j.status <> 'removed'
      JOIN companies c ON c.id = j.company_id AND c.status = 'active'
      JOIN application_details d ON d.application_id = a.id
      WHERE a.company_id = ANY(${[...companyIds]}::uuid[]) AND a.status NOT IN ('held', 'withdrawn'))
    SELECT 'open' AS kind, count(*)::int, min(submitted_at) AS since, '{}'::text[] AS ids FROM ours
      WHERE status IN ('submitted', 'in_review', 'interview', 'offer')
    UNION ALL ${Prisma.join(parts, " UNION ALL ")}`;
}

/** These applicants as their companies may know them. */
async function findPeople(ids: readonly string[]): Promise<ReadonlyMap<string, WaitingPerson>> {
  const rows = await db.application.findMany({
    where: { id: { in: [...ids] } },
    select: {
      ...{ id: true, reference: true, status: true, stageId: true, nameShownAt: true },
      details: { select: { fullName: true } },
      job: { select: { companyId: true, company: { select: { isBlind: true } } } },
    },
  });
  const people = await Promise.all(
    rows.map(async ({ id, reference, details, ...row }) => {
      const isHidden = !details || (await findHidden(row));
      const name = isHidden ? hiddenName(reference) : details.fullName;
      return [id, { name, isHidden }] as const;
    }),
  );
  return new Map(people);
}

async function listComing(companyIds: readonly string[], now: Date): Promise<ComingInterview[]> {
  const rows = await db.interview.findMany({
    where: {
      cancelledAt: null,
      // One that has begun may still be going on.
      startsAt: {
        gt: new Date(now.getTime() - DAY_MS / 24),
        lt: new Date(now.getTime() + WEEK_MS),
      },
      details: {
        application: {
          status: { notIn: ["held", "withdrawn"] },
          job: {
            status: { not: "removed" },
            companyId: { in: [...companyIds] },
            company: { status: "active" },
          },
        },
      },
    },
    orderBy: [{ startsAt: "asc" }, { id: "asc" }],
    take: COMING_INTERVIEWS,
    select: {
      id: true,
      applicationId: true,
      startsAt: true,
      minutes: true,
      timeZone: true,
      place: true,
      interviewers: { select: { user: { select: { id: true, fullName: true, username: true } } } },
      details: { select: { application: { select: { snapshot: { select: { title: true } } } } } },
    },
  });
  return Promise.all(
    rows.map(async ({ details, startsAt, interviewers, ...row }) => ({
      ...row,
      startsAt: startsAt.toISOString(),
      interviewers: namesOf(interviewers),
      jobTitle: details.application.snapshot.title,
      name: (await findApplicantWords(row.applicationId))?.name ?? "An applicant",
    })),
  );
}

/** What waits in the applications of the actor's companies; nothing for someone without one. */
export async function findWaitingWork(actor: Actor, now = new Date()): Promise<WaitingWork> {
  const companyIds = actor.companies
    .map(({ id }) => id)
    .filter((id) => canHandleApplications(actor, id));
  const [counts, interviews] = await Promise.all([
    countWork(companyIds, now),
    listComing(companyIds, now),
  ]);
  const people = await findPeople(counts.flatMap(({ ids }) => ids ?? []));
  const of = (kind: Kind) => {
    const found = counts.find((one) => one.kind === kind);
    return {
      count: found?.count ?? 0,
      since: found?.since?.toISOString() ?? null,
      people: (found?.ids ?? []).flatMap((id) => people.get(id) ?? []),
    };
  };
  return {
    ...{
      open: of("open"),
      unopened: of("unopened"),
      unanswered: of("unanswered"),
      unread: of("unread"),
    },
    ...{ letters: of("letters"), offers: of("offers"), times: of("times"), interviews },
  };
}
