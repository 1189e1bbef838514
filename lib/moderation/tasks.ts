import "server-only";
import { accountErased } from "@/lib/accounts/events";
import { RECRUITERS } from "@/lib/companies/policy";
import { deliverAll, notify, tell } from "@/lib/notifications/commands";
import { teamNews } from "@/lib/notifications/companies/company-news.emails";
import { type MailReader, tellMember } from "@/lib/notifications/digests/telling.commands";
import type { NotificationText } from "@/lib/notifications/schema";
import { db } from "@/lib/platform/db/client";
import { on, type Reaction } from "@/lib/platform/queue";
import { site } from "@/lib/platform/site";
import { appealNote, applicantNote, type DecisionFacts, decisionNote } from "./decision-notes";
import { accountRestored, accountSuspended } from "./emails";
import { appealDecided, contentDecided } from "./events";
import { eraseWords } from "./reports.commands";

const BATCH = 500;

const select = {
  id: true,
  kind: true,
  reason: true,
  jobId: true,
  companyId: true,
  userId: true,
  job: { select: { title: true, slug: true } },
  company: { select: { name: true } },
  appeal: { select: { isUpheld: true, answer: true, userId: true } },
} as const;

async function find(id: string): Promise<DecisionFacts | null> {
  return db.moderationDecision.findUnique({ where: { id }, select });
}

type DecisionNews = { id: string; companyId: string | null; note: NotificationText };

/** Tells a member what was decided, which they always hear of. */
function tellOne(userId: string, { note, ...decided }: DecisionNews): Promise<void> {
  const words = { ...note, action: "See more", isNecessary: true };
  const mail = (reader: MailReader) => teamNews(site(), { ...reader, ...words });
  return tellMember({ kind: "moderation", ...decided, note, userId, mail });
}

async function tellMembers(decision: DecisionFacts): Promise<void> {
  const note = decisionNote(decision);
  if (!note || decision.companyId === null) return;
  const members = await db.companyMember.findMany({
    where: { companyId: decision.companyId, ...RECRUITERS },
    select: { userId: true },
    orderBy: { userId: "asc" },
  });
  const news = { id: decision.id, companyId: decision.companyId, note };
  await deliverAll(members.map(({ userId }) => tellOne(userId, news)));
}

/** The applicants waiting for an answer from a company that is being suspended or restored. */
async function listApplicants(companyId: string, after: string): Promise<{ userId: string }[]> {
  return db.$queryRaw<{ userId: string }[]>`
    SELECT DISTINCT a.user_id AS "userId" FROM applications a JOIN jobs j ON j.id = a.job_id
    WHERE j.company_id = ${companyId}::uuid AND a.user_id > ${after}::uuid
      AND a.status IN ('submitted', 'in_review', 'interview', 'offer')
    ORDER BY 1 LIMIT ${BATCH}`;
}

async function tellApplicants(decision: DecisionFacts): Promise<void> {
  const note = applicantNote(decision);
  if (!note || decision.companyId === null) return;
  const words = { ...note, action: "Your applications" };
  const news = {
    ...({ kind: "application_status", id: decision.id, note } as const),
    mail: ({ name }: { name: string }) => teamNews(site(), { name, ...words }),
  };
  let after = "00000000-0000-0000-0000-000000000000";
  for (;;) {
    const applicants = await listApplicants(decision.companyId, after);
    await deliverAll(applicants.map(({ userId }) => tell({ ...news, userId })));
    const last = applicants.at(-1);
    if (!last || applicants.length < BATCH) return;
    after = last.userId;
  }
}

/** A suspended person can't see anything on the site, so an email says what happened and why. */
async function tellPerson({ id, kind, userId, reason }: DecisionFacts): Promise<void> {
  if (userId === null) return;
  if (kind === "user_suspended") {
    await notify("account_standing", { id, userId }, ({ name }) =>
      accountSuspended(site(), { name, reason: reason ?? "" }),
    );
  }
  if (kind === "user_restored") {
    await notify("account_standing", { id, userId }, ({ name }) =>
      accountRestored(site(), { name }),
    );
  }
}

async function tellOfDecision({ id }: { id: string }): Promise<void> {
  const decision = await find(id);
  if (!decision) return;
  await deliverAll([tellMembers(decision), tellApplicants(decision), tellPerson(decision)]);
}

async function tellOfAppeal({ id }: { id: string }): Promise<void> {
  const decision = await find(id);
  const note = decision && appealNote(decision);
  const userId = decision?.appeal?.userId;
  if (!note || !userId) return;
  await tellOne(userId, { id: `appeal.${id}`, companyId: decision.companyId, note });
}

export const reactions: Reaction[] = [
  on(accountErased, async ({ email, wasVerified }) => {
    if (wasVerified) await eraseWords(email);
  }),
  on(contentDecided, tellOfDecision),
  on(appealDecided, tellOfAppeal),
];
