import "server-only";
import { requireAdministration } from "@/lib/accounts/admins/admin-requests.queries";
import type { Actor } from "@/lib/accounts/schema";
import { db } from "@/lib/platform/db/client";
import type { Prisma } from "@/lib/platform/db/generated/client";
import { APPEALABLE, DECISION_NAMES, type DecisionView } from "./decisions.schema";

const HISTORY_SIZE = 50;

const select = {
  id: true,
  kind: true,
  reason: true,
  decidedAt: true,
  decidedByUserId: true,
  decidedBy: { select: { fullName: true, username: true } },
  job: { select: { title: true } },
  appeal: true,
} satisfies Prisma.ModerationDecisionSelect;

type Row = Prisma.ModerationDecisionGetPayload<{ select: typeof select }>;

function toView(row: Row, isForAdmins: boolean): DecisionView {
  const { id, kind, reason, decidedAt, decidedBy, decidedByUserId, appeal } = row;
  const isAppealable = (APPEALABLE as readonly string[]).includes(kind);
  return {
    id,
    kind,
    title: DECISION_NAMES[kind],
    jobTitle: row.job?.title ?? null,
    reason,
    at: decidedAt.toISOString(),
    by: isForAdmins && decidedBy ? (decidedBy.fullName ?? decidedBy.username) : null,
    appeal: appeal && {
      text: appeal.text,
      at: appeal.createdAt.toISOString(),
      isUpheld: appeal.isUpheld,
      answer: appeal.answer,
      isByDecider: decidedByUserId !== null && appeal.answeredByUserId === decidedByUserId,
    },
    canAppeal: isAppealable && appeal === null,
  };
}

async function list(
  where: Prisma.ModerationDecisionWhereInput,
  isForAdmins: boolean,
): Promise<DecisionView[]> {
  const rows = await db.moderationDecision.findMany({
    where,
    orderBy: [{ decidedAt: "desc" }, { id: "desc" }],
    take: HISTORY_SIZE,
    select,
  });
  return rows.map((row) => toView(row, isForAdmins));
}

type DecisionSubject = { jobId: string } | { companyId: string } | { userId: string };

/** The decisions about something, latest first. */
export async function listDecisions(actor: Actor, about: DecisionSubject): Promise<DecisionView[]> {
  requireAdministration(actor);
  return list(about, true);
}

/** A decision as admins see it, with who made it; `null` when there is none. */
export async function findDecision(actor: Actor, id: string) {
  requireAdministration(actor);
  const row = await db.moderationDecision.findUnique({
    where: { id },
    select: {
      ...select,
      jobId: true,
      companyId: true,
      appeal: { include: { user: { select: { fullName: true, username: true } } } },
    },
  });
  if (!row) return null;
  const { user = null } = row.appeal ?? {};
  return {
    decision: toView(row, true),
    jobId: row.jobId,
    companyId: row.companyId,
    decidedByUserId: row.decidedByUserId,
    appealBy: user && (user.fullName ?? user.username),
  };
}

// A company's people are not told who reported what.
const TOLD = { kind: { not: "reports_dismissed" } } satisfies Prisma.ModerationDecisionWhereInput;

/** The decisions about a posting of the actor's own company, latest first; none for strangers. */
export async function listEmployerJobDecisions(
  actor: Actor,
  jobId: string,
): Promise<DecisionView[]> {
  const companyId = { in: actor.companies.map(({ id }) => id) };
  return list({ jobId, job: { companyId }, ...TOLD }, false);
}

/** The actor's suspended companies, each with the decision that suspended it. */
export async function listOwnSuspensions(
  actor: Actor,
): Promise<{ company: string; decision: DecisionView }[]> {
  const companies = await db.company.findMany({
    where: { id: { in: actor.companies.map(({ id }) => id) }, status: "suspended" },
    orderBy: { name: "asc" },
    select: {
      name: true,
      decisions: {
        where: { kind: "company_suspended" },
        orderBy: { decidedAt: "desc" },
        take: 1,
        select,
      },
    },
  });
  return companies.flatMap(({ name, decisions: [row] }) =>
    row ? [{ company: name, decision: toView(row, false) }] : [],
  );
}

/** The latest refusal of a domain for one of the actor's companies, if nothing came after it. */
export async function findLookAlikeRefusal(
  actor: Actor,
  companyId: string,
): Promise<DecisionView | null> {
  if (!actor.companies.some(({ id }) => id === companyId)) return null;
  const kind = { in: ["look_refused" as const, "look_accepted" as const] };
  const row = await db.moderationDecision.findFirst({
    where: { companyId, jobId: null, kind },
    orderBy: [{ decidedAt: "desc" }, { id: "desc" }],
    select,
  });
  return row?.kind === "look_refused" ? toView(row, false) : null;
}
