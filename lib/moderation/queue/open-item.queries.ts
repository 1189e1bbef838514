import "server-only";
import { isOnlyAdmin, requireAdministration } from "@/lib/accounts/admins/admin-requests.queries";
import type { Actor } from "@/lib/accounts/schema";
import { findProposed, listChangesSince } from "@/lib/jobs/employer/history.queries";
import { readRiskFlags } from "@/lib/jobs/risk/flags";
import { listNearCopies } from "@/lib/jobs/risk/near-copies.queries";
import { db } from "@/lib/platform/db/client";
import { findDecision, listDecisions } from "../decisions.queries";
import type { DecisionKind, DecisionView, ItemId, ItemKind } from "../decisions.schema";
import { findCompanyFacts, findJobUnderReview, nameOf, person } from "./review-items.queries";
import type { ReviewItem } from "./review-items.schema";

const SENDS_BACK = new Set<DecisionKind>([
  "job_changes_asked",
  "job_rejected",
  "edit_changes_asked",
  "edit_rejected",
]);

type ItemOfKind<Kind extends ItemKind> = Extract<ReviewItem, { kind: Kind }>;

async function findPosting(actor: Actor, jobId: string) {
  const found = await findJobUnderReview(jobId);
  const company = found && (await findCompanyFacts(actor, found.companyId));
  if (!found || !company) return null;
  return { job: found.job, company, history: await listDecisions(actor, { jobId }) };
}

/** The latest of these decisions about a posting or its changes, if it sent them back. */
function findSentBack(history: readonly DecisionView[], about: "job" | "edit") {
  const last = history.find(({ kind }) => kind.startsWith(`${about}_`));
  return last && SENDS_BACK.has(last.kind) ? last : null;
}

async function findJob(actor: Actor, id: string): Promise<ItemOfKind<"job"> | null> {
  const found = await findPosting(actor, id);
  if (found?.job.status !== "in_review") return null;
  const decision = findSentBack(found.history, "job");
  const [changes, nearCopies] = await Promise.all([
    decision ? listChangesSince(id, new Date(decision.at)) : [],
    listNearCopies(id),
  ]);
  return {
    ...{ kind: "job", id, version: found.job.version, ...found },
    sentAgain: decision && { decision, changes },
    nearCopies,
  };
}

async function findEdit(actor: Actor, id: string): Promise<ItemOfKind<"edit"> | null> {
  const edit = await db.jobEdit.findUnique({ where: { jobId: id, rejectedAt: null } });
  const found = edit && (await findPosting(actor, id));
  const proposed = found && (await findProposed(id));
  if (!edit || !found || !proposed || found.job.status === "removed") return null;
  return {
    kind: "edit",
    id,
    version: edit.version,
    changes: proposed.changes,
    by: proposed.by,
    at: proposed.at,
    reasons: edit.reasons,
    risk: { score: edit.riskScore, flags: readRiskFlags(edit.risk) },
    asked: findSentBack(found.history, "edit"),
    ...found,
  };
}

const SHOWN_REPORTS = 50;

async function findReports(actor: Actor, id: string): Promise<ItemOfKind<"report"> | null> {
  const reports = await db.jobReport.findMany({
    where: { jobId: id, closedAt: null },
    orderBy: { createdAt: "desc" },
    take: SHOWN_REPORTS,
    select: { category: true, text: true, createdAt: true, user: person },
  });
  const found = reports.length > 0 ? await findPosting(actor, id) : null;
  if (!found) return null;
  return {
    kind: "report",
    id,
    reports: reports.map(({ category, text, createdAt, user }) => ({
      ...{ category, text, at: createdAt.toISOString(), by: nameOf(user) },
    })),
    nearCopies: await listNearCopies(id),
    ...found,
  };
}

async function findAppeal(actor: Actor, id: string): Promise<ItemOfKind<"appeal"> | null> {
  const found = await findDecision(actor, id);
  if (!found?.decision.appeal || found.decision.appeal.isUpheld !== null) return null;
  const { decision, jobId, companyId, decidedByUserId, appealBy } = found;
  const posting = jobId === null ? null : await findJobUnderReview(jobId);
  const company = companyId === null ? null : await findCompanyFacts(actor, companyId);
  const isOwnDecision = decidedByUserId === actor.id;
  return {
    kind: "appeal",
    id,
    decision,
    by: appealBy,
    job: posting?.job ?? null,
    company,
    isOwnDecision,
    isAlone: isOwnDecision && (await isOnlyAdmin(actor)),
  };
}

async function findLookAlike(actor: Actor, id: string): Promise<ItemOfKind<"company"> | null> {
  const lookAlike = await db.lookAlikeDomain.findUnique({
    where: { id, decidedAt: null },
    include: { askedBy: person },
  });
  const company = lookAlike && (await findCompanyFacts(actor, lookAlike.companyId));
  if (!lookAlike || !company) return null;
  const other = await db.companyVerification.findFirst({
    where: { domain: lookAlike.other, verifiedAt: { not: null } },
    select: { company: { select: { name: true, slug: true } } },
  });
  return {
    kind: "company",
    id,
    company,
    domain: lookAlike.domain,
    other: lookAlike.other,
    otherCompany: other?.company ?? null,
    by: nameOf(lookAlike.askedBy),
    at: lookAlike.askedAt.toISOString(),
    history: await listDecisions(actor, { companyId: lookAlike.companyId }),
  };
}

async function findRequest(_actor: Actor, id: string): Promise<ItemOfKind<"admin"> | null> {
  const user = await db.user.findFirst({
    where: { id, userType: "admin", status: "awaiting_approval" },
  });
  if (!user) return null;
  const { username, fullName, email, emailVerifiedAt, createdAt } = user;
  return {
    ...{ kind: "admin", id, username, fullName, email },
    hasVerifiedEmail: emailVerifiedAt !== null,
    requestedAt: createdAt.toISOString(),
  };
}

const FIND: { [Kind in ItemKind]: (actor: Actor, id: string) => Promise<ItemOfKind<Kind> | null> } =
  {
    job: findJob,
    edit: findEdit,
    report: findReports,
    appeal: findAppeal,
    company: findLookAlike,
    admin: findRequest,
  };

/** One item of the queue with everything needed to decide; `null` once it is no longer waiting. */
export async function openItem(actor: Actor, { kind, id }: ItemId): Promise<ReviewItem | null> {
  requireAdministration(actor);
  return FIND[kind](actor, id);
}
