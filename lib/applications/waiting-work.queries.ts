import "server-only";
import type { Actor } from "@/lib/accounts/schema";
import { db } from "@/lib/platform/db/client";
import { Prisma } from "@/lib/platform/db/generated/client";
import { findApplicantWords } from "./applicants/words.queries";
import { hiddenName } from "./employer-view/blind-screening";
import { findHidden } from "./employer-view/blind-screening.queries";
import { isUnanswered } from "./first-response.queries";
import { namesOf } from "./interviews/interview-times";
import { COMPANY_APPLICATIONS, IS_NEW, SHOWS } from "./pipeline/conditions.queries";
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

type WaitingApplications = { count: number; since: Date | null; ids: string[] };

/** The applications `a` that these companies see, as their lists count them. */
function oursOf(companyIds: readonly string[]): Prisma.Sql {
  if (companyIds.length === 0) return Prisma.sql`false`;
  return Prisma.sql`(${Prisma.join(companyIds.map(COMPANY_APPLICATIONS), " OR ")})`;
}

type Counts = { open: number; unopened: number; unanswered: number };

/** How many of the companies' applications are undecided, and wait to be read or answered. */
async function countUndecided(ours: Prisma.Sql, now: Date): Promise<Counts> {
  const [counts] = await db.$queryRaw<Counts[]>`
    SELECT (count(*) FILTER (WHERE ${SHOWS.open}))::int AS open,
      (count(*) FILTER (WHERE ${IS_NEW}))::int AS unopened,
      (count(*) FILTER (WHERE ${isUnanswered(now)}))::int AS unanswered
    FROM applications a WHERE ${ours}`;
  return counts ?? { open: 0, unopened: 0, unanswered: 0 };
}

/** The first who came and for whom this holds. */
async function findFirst(
  ours: Prisma.Sql,
  condition: Prisma.Sql,
): Promise<Pick<WaitingApplications, "since" | "ids">> {
  const rows = await db.$queryRaw<{ id: string; at: Date }[]>`
    SELECT a.id, a.submitted_at AS at FROM applications a WHERE ${ours} AND ${condition}
    ORDER BY a.submitted_at, a.id LIMIT ${NAMED}`;
  return { since: rows[0]?.at ?? null, ids: rows.map(({ id }) => id) };
}

type Kind = "unread" | "letters" | "offers" | "times";

/** What else waits, each application with since or until when; over `applications a`. */
function followUps(now: Date): Record<Kind, Prisma.Sql> {
  return {
    unread: Prisma.sql`
      SELECT a.id, m.sent_at AS at FROM application_messages m
      JOIN applications a ON a.id = m.application_id
      WHERE m.is_from_applicant AND m.read_at IS NULL`,
    letters: Prisma.sql`
      SELECT a.id, l.send_at AS at FROM application_letters l
      JOIN applications a ON a.id = l.application_id WHERE l.status = 'waiting'`,
    offers: Prisma.sql`
      SELECT a.id, f.expires_at AS at FROM application_offers f
      JOIN applications a ON a.id = f.application_id WHERE f.status = 'open'`,
    times: Prisma.sql`
      SELECT a.id, s.choose_until AS at FROM interview_invitations i
      JOIN interview_slot_sets s ON s.id = i.set_id
      JOIN applications a ON a.id = i.application_id
      WHERE i.status = 'open' AND s.choose_until > ${now}`,
  };
}

async function findFollowUps(
  ours: Prisma.Sql,
  now: Date,
): Promise<Record<Kind, WaitingApplications>> {
  const parts = Object.entries(followUps(now)).map(
    ([kind, rows]) => Prisma.sql`
      SELECT ${kind} AS kind, count(*)::int AS count, min(at) AS since,
        coalesce((array_agg(id::text ORDER BY at, id))[1:${NAMED}], '{}') AS ids
      FROM (SELECT id, min(at) AS at FROM (${rows} AND ${ours}) found GROUP BY 1) waiting`,
  );
  const found = await db.$queryRaw<
    (WaitingApplications & { kind: Kind })[]
  >`${Prisma.join(parts, " UNION ALL ")}`;
  return Object.fromEntries(found.map(({ kind, ...one }) => [kind, one])) as Record<
    Kind,
    WaitingApplications
  >;
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
      return [id, { id, name, isHidden }] as const;
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
  const handled = actor.companies
    .map(({ id }) => id)
    .filter((id) => canHandleApplications(actor, id));
  const companies = await db.company.findMany({
    where: { id: { in: handled }, status: "active" },
    select: { id: true },
  });
  const companyIds = companies.map(({ id }) => id);
  const ours = oursOf(companyIds);
  const [counts, unopened, unanswered, follow, interviews] = await Promise.all([
    countUndecided(ours, now),
    findFirst(ours, IS_NEW),
    findFirst(ours, isUnanswered(now)),
    findFollowUps(ours, now),
    listComing(companyIds, now),
  ]);
  const { unread, letters, offers, times } = follow;
  const all = [unopened, unanswered, unread, letters, offers, times];
  const people = await findPeople(all.flatMap(({ ids }) => ids));
  const withNames = ({ count, since, ids }: WaitingApplications) => ({
    ...{ count, since: since?.toISOString() ?? null },
    people: ids.flatMap((id) => people.get(id) ?? []),
  });
  return {
    open: counts.open,
    unopened: withNames({ ...unopened, count: counts.unopened }),
    unanswered: withNames({ ...unanswered, count: counts.unanswered }),
    unread: withNames(unread),
    ...{ letters: withNames(letters), offers: withNames(offers), times: withNames(times) },
    interviews,
  };
}
