import "server-only";
import type { Actor } from "@/lib/accounts/schema";
import { db } from "@/lib/platform/db/client";
import { findApplicantWords } from "./applicants/words.queries";
import { isUnanswered } from "./first-response.queries";
import { namesOf } from "./interviews/interview-times";
import { canHandleApplications } from "./policy";
import { COMING_INTERVIEWS, type ComingInterview, type WaitingWork } from "./waiting-work.schema";

const DAY_MS = 86_400_000;
const WEEK_MS = 7 * DAY_MS;

type Kind = Exclude<keyof WaitingWork, "interviews">;
type Count = { kind: Kind; count: number; since: Date | null };

async function countWork(companyIds: readonly string[], now: Date): Promise<Count[]> {
  return db.$queryRaw<Count[]>`
    WITH ours AS (
      SELECT a.id, a.status, a.viewed_at, a.answered_at, a.submitted_at FROM applications a
      JOIN jobs j ON j.id = a.job_id AND j.status <> 'removed'
      JOIN companies c ON c.id = j.company_id AND c.status = 'active'
      JOIN application_details d ON d.application_id = a.id
      WHERE a.company_id = ANY(${[...companyIds]}::uuid[]) AND a.status NOT IN ('held', 'withdrawn'))
    SELECT 'open' AS kind, count(*)::int, min(submitted_at) AS since FROM ours
      WHERE status IN ('submitted', 'in_review', 'interview', 'offer')
    UNION ALL
    SELECT 'unopened', count(*)::int, min(submitted_at) FROM ours
      WHERE status = 'submitted' AND viewed_at IS NULL
    UNION ALL
    SELECT 'unanswered', count(*)::int, min(submitted_at) FROM ours a WHERE ${isUnanswered(now)}
    UNION ALL
    SELECT 'unread', count(DISTINCT o.id)::int, min(m.sent_at) FROM ours o
      JOIN application_messages m ON m.application_id = o.id AND m.is_from_applicant AND m.read_at IS NULL
    UNION ALL
    SELECT 'letters', count(*)::int, min(l.send_at) FROM ours o
      JOIN application_letters l ON l.application_id = o.id AND l.status = 'waiting'
    UNION ALL
    SELECT 'offers', count(*)::int, min(f.expires_at) FROM ours o
      JOIN application_offers f ON f.application_id = o.id AND f.status = 'open'
    UNION ALL
    SELECT 'times', count(*)::int, min(s.choose_until) FROM ours o
      JOIN interview_invitations i ON i.application_id = o.id AND i.status = 'open'
      JOIN interview_slot_sets s ON s.id = i.set_id AND s.choose_until > ${now}`;
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
  const of = (kind: Kind) => {
    const found = counts.find((one) => one.kind === kind);
    return { count: found?.count ?? 0, since: found?.since?.toISOString() ?? null };
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
