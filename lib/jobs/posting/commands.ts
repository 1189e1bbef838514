import "server-only";
import { v7 as uuid } from "uuid";
import type { Actor } from "@/lib/accounts/schema";
import { notAMember, requirePoster } from "@/lib/companies/policy";
import { db, type Transaction } from "@/lib/platform/db/client";
import { spend } from "@/lib/platform/security/rate-limit";
import { isModerated, settingGroup } from "@/lib/platform/settings";
import { DomainError } from "@/lib/shared/errors";
import { missingFields } from "../custom-fields/values";
import { expiryOf } from "../lifecycle";
import { insertJobs } from "../persistence.commands";
import { reviewReasons } from "../risk/assessment";
import { assessPosting } from "../risk/queries";
import type { JobContent } from "../schema";
import { applyProblem } from "./apply-address";
import { refuseCustomFields, toContent } from "./content.queries";
import { nextState, receiptMessage } from "./next-state";
import { findNearCopy, type NearCopy } from "./queries";
import { announceLive } from "./release.commands";
import { type NewPosting, PAY_REQUIRED, type PostingInput, type PostingReceipt } from "./schema";

const TYPE_HIDDEN = "This site has no such jobs. Choose another job type";
const YEAR_MS = 366 * 86_400_000;

function refuse(field: string, sentence: string): never {
  throw new DomainError("invalid", sentence, { [field]: [sentence] });
}

/** Throws `invalid` for a posting without pay, where the site requires it. */
export function requirePay({ pay }: Pick<PostingInput, "pay">, field = "pay"): void {
  if (pay === null && settingGroup("features").requiredPay) refuse(field, PAY_REQUIRED);
}

/** Throws `invalid` where people would apply on another site, or on this one, and the site forbids it. */
export function requireApplyPlace({ applyUrl }: Pick<JobContent, "applyUrl">): void {
  const problem = applyProblem(applyUrl, settingGroup("features").applyOn);
  if (problem) refuse("applyUrl", problem);
}

/** Throws `invalid` for a posting without a field that the site's admins require. */
export function requireCustomFields({ customFields }: Pick<JobContent, "customFields">): void {
  refuseCustomFields(missingFields(settingGroup("customFields").fields, customFields));
}

/** Throws `invalid` for a job type that the site doesn't offer. */
export function requireOfferedType({ jobType }: Pick<PostingInput, "jobType">): void {
  if (settingGroup("features").hiddenTypes.includes(jobType)) refuse("jobType", TYPE_HIDDEN);
}

/** Throws `invalid` for dates in the past, and for a start after the last day. */
function checkDays(
  content: Pick<JobContent, "deadline" | "timeZone">,
  scheduledFor: Date | null,
  now: Date,
): void {
  const end = expiryOf(content);
  if (end && end <= now) refuse("deadline", "Choose today or a later day");
  if (end && end.getTime() > now.getTime() + YEAR_MS) {
    refuse("deadline", "Choose a day within a year from now");
  }
  if (scheduledFor === null) return;
  if (scheduledFor <= now) refuse("scheduledFor", "Choose a later time");
  if (scheduledFor.getTime() > now.getTime() + YEAR_MS) {
    refuse("scheduledFor", "Choose a time within a year from now");
  }
  if (end && end <= scheduledFor) refuse("deadline", "Choose a day after it goes live");
}

type Poster = {
  hasVerifiedEmail: boolean;
  company: { name: string; website: string | null; isVerified: boolean };
};

/**
 * Lets a company post one job at a time, so that the second of two simultaneous copies finds the
 * first.
 */
export async function lockPosting(tx: Transaction, companyId: string): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`jobs.post:${companyId}`}, 0))`;
}

/**
 * The author and the company, locked: if an address or a company is verified at the same moment,
 * that either happens before and is seen, or after and finds the posting. Throws if they may not
 * post.
 */
async function lockPoster(tx: Transaction, actor: Actor, companyId: string): Promise<Poster> {
  await lockPosting(tx, companyId);
  const [row] = await tx.$queryRaw<
    {
      hasVerifiedEmail: boolean;
      name: string;
      website: string | null;
      isVerified: boolean;
      status: string;
    }[]
  >`
    SELECT u.email_verified_at IS NOT NULL AS "hasVerifiedEmail", c.name, c.website,
      c.verified_at IS NOT NULL AS "isVerified", c.status::text
    FROM company_members m JOIN companies c ON c.id = m.company_id JOIN users u ON u.id = m.user_id
    WHERE m.company_id = ${companyId}::uuid AND m.user_id = ${actor.id}::uuid
      AND m.role IN ('owner', 'recruiter')
    FOR SHARE`;
  if (!row) throw notAMember();
  if (row.status !== "active") {
    throw new DomainError("forbidden", "This company is suspended, so you can't post jobs for it.");
  }
  const { hasVerifiedEmail, name, website, isVerified } = row;
  return { hasVerifiedEmail, company: { name, website, isVerified } };
}

const COPY_STATES: Partial<Record<NearCopy["status"], string>> = {
  draft: "has not gone live yet",
  in_review: "is in review",
  live: "is open",
  paused: "is paused",
};

function refuseCopy({ title, status }: NearCopy): never {
  const state = COPY_STATES[status] ?? "ended less than 7 days ago";
  const message = `Your company has a job much like this one: “${title}”, which ${state}. Change or renew that one instead, or post this one anyway.`;
  throw new DomainError("conflict", message, { acceptsNearCopy: [message] });
}

const receiptSelect = {
  id: true,
  slug: true,
  title: true,
  status: true,
  reviewReasons: true,
  scheduledFor: true,
} as const;

/** What is said of a posting that was sent. */
export async function receiptOf(
  tx: Pick<Transaction, "job">,
  id: string,
  hasVerifiedEmail: boolean,
): Promise<PostingReceipt> {
  const job = await tx.job.findUniqueOrThrow({ where: { id }, select: receiptSelect });
  const { status, scheduledFor } = job;
  const state = status === "draft" || status === "in_review" ? status : "live";
  return {
    ...job,
    scheduledFor: scheduledFor?.toISOString() ?? null,
    message: receiptMessage({ status: state, scheduledFor, hasVerifiedEmail }),
  };
}

/** Whether this submission has already created the posting. */
async function findSent(tx: Transaction, actor: Actor, id: string): Promise<boolean> {
  const sent = await tx.job.findUnique({ where: { id }, select: { postedById: true } });
  if (sent && sent.postedById !== actor.id) {
    throw new DomainError("conflict", "Reload the page and post again.");
  }
  return sent !== null;
}

/**
 * Posts a job for one of the actor's companies, and returns the outcome: live at once, held until
 * the actor's address is verified, waiting for its day, or in review with the reasons. Sending it
 * again with the same `submissionId` does nothing. Throws `not_found` for someone else's company,
 * `forbidden` for a suspended one, `conflict` with the field `acceptsNearCopy` for a
 * near-duplicate, `invalid` for impossible dates and for what the site doesn't take: job types it
 * hides, postings without pay or a field of its own where it requires them, another site to apply on
 * where people apply here, and none where they don't.
 */
export async function postJob(
  actor: Actor,
  input: NewPosting,
  now = new Date(),
): Promise<PostingReceipt> {
  requirePoster(actor, input.companyId);
  await spendPosting(actor, input.companyId);
  const content = await toContent(input.posting, input.companyId);
  return db.$transaction((tx) => postInside(tx, actor, { ...input, content, now }));
}

/**
 * Counts a posting. A verified company's own system may post more at a time than a person. Throws
 * `rate_limited`.
 */
export async function spendPosting(actor: Actor, companyId: string): Promise<void> {
  const verified = { id: companyId, verifiedAt: { not: null } };
  const isTrusted = actor.apiKey !== null && (await db.company.count({ where: verified })) > 0;
  if (isTrusted) await spend("postingByCompany", companyId);
  else await spend("postingByAccount", actor.id);
}

type Posting = Omit<NewPosting, "posting"> & { content: JobContent; now: Date };

/** What `postJob` does, in a transaction of the caller, who has checked and counted it. */
export async function postInside(
  tx: Transaction,
  actor: Actor,
  { content, now, submissionId: id = uuid(), ...terms }: Posting,
): Promise<PostingReceipt> {
  const scheduledFor = terms.scheduledFor === null ? null : new Date(terms.scheduledFor);
  const { hasVerifiedEmail, company } = await lockPoster(tx, actor, terms.companyId);
  if (await findSent(tx, actor, id)) return receiptOf(tx, id, hasVerifiedEmail);
  requireOfferedType(content);
  requirePay(content);
  requireApplyPlace(content);
  requireCustomFields(content);
  checkDays(content, scheduledFor, now);
  const copy = terms.acceptsNearCopy ? null : await findNearCopy(content, tx);
  if (copy) refuseCopy(copy);
  const risk = await assessPosting({ content, company, senderId: actor.id }, tx);
  const reasons = isModerated() ? reviewReasons(risk, company) : [];
  const state = nextState({ hasVerifiedEmail, reasons, scheduledFor }, now);
  const isLive = state.status === "live";
  const row = { id, content, postedById: actor.id, origin: null, postedAt: isLive ? now : null };
  await insertJobs(tx, [{ ...row, state: { ...state, reviewReasons: reasons, risk } }]);
  if (isLive) await announceLive(tx, [id]);
  return receiptOf(tx, id, hasVerifiedEmail);
}
