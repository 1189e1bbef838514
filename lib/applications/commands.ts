import "server-only";
import { v7 as uuid } from "uuid";
import type { Actor } from "@/lib/accounts/schema";
import { isMemberOf } from "@/lib/companies/policy";
import { listQuestions } from "@/lib/jobs/questions.queries";
import { keepVersion, versionSelect } from "@/lib/jobs/versions.commands";
import { db, isUniqueViolation, type Transaction } from "@/lib/platform/db/client";
import { audit } from "@/lib/platform/observability/audit";
import { announce } from "@/lib/platform/queue";
import { APPLICATIONS } from "@/lib/platform/security/limits";
import { DomainError, ExistsError } from "@/lib/shared/errors";
import { answersOthers, readAnswers, type StoredAnswer } from "./applying/answers";
import { type JobToApplyFor, requireOpen, requirePace } from "./applying/submissions";
import type { ApplicationInput } from "./applying/submissions.schema";
import { applicationHeld, applicationSubmitted } from "./events";
import { newReference } from "./reference";
import type { ApplicationReceipt } from "./views.schema";

const QUESTIONS_CHANGED =
  "The employer has changed this job's questions. Reload the page to see them. We've kept what you wrote.";

const receiptSelect = { id: true, reference: true, status: true } as const;

/** The receipt of an application; `isNew` is false for a repeat. */
type SentApplication = { application: ApplicationReceipt; isNew: boolean };

/**
 * Makes one person's applications wait for each other. Returns whether their address is verified.
 */
async function lockPerson(tx: Transaction, userId: string): Promise<boolean> {
  const [person] = await tx.$queryRaw<{ isVerified: boolean }[]>`
    SELECT email_verified_at IS NOT NULL AS "isVerified" FROM users
    WHERE id = ${userId}::uuid FOR NO KEY UPDATE`;
  if (!person) throw new DomainError("unauthenticated", "Log in to do this.");
  return person.isVerified;
}

/** The job as it is now, locked against changes until the transaction ends. */
async function lockJob(tx: Transaction, jobId: string) {
  await tx.$queryRaw`SELECT 1 FROM jobs WHERE id = ${jobId}::uuid FOR SHARE`;
  return tx.job.findUnique({
    where: { id: jobId },
    select: {
      ...versionSelect,
      status: true,
      expiresAt: true,
      applyUrl: true,
      companyId: true,
      company: { select: { name: true, status: true } },
    },
  });
}

function requireStranger(actor: Actor, { companyId, company }: JobToApplyFor): void {
  if (!isMemberOf(actor, companyId)) return;
  throw new DomainError("forbidden", `You're a member of ${company.name}, so you can't apply.`);
}

async function hasResume(tx: Transaction, userId: string, resumeId: string): Promise<boolean> {
  // Locked, because its owner may be deleting it in another tab.
  const rows = await tx.$queryRaw<unknown[]>`
    SELECT 1 FROM resumes
    WHERE id = ${resumeId}::uuid AND user_id = ${userId}::uuid AND removed_at IS NULL FOR SHARE`;
  return rows.length > 0;
}

async function requireReadable(
  tx: Transaction,
  { userId, jobId, input }: { userId: string; jobId: string; input: ApplicationInput },
): Promise<StoredAnswer[]> {
  const questions = await listQuestions(jobId, tx);
  if (answersOthers(questions, input.answers)) throw new DomainError("conflict", QUESTIONS_CHANGED);
  const { kept, errors } = readAnswers(questions, input.answers);
  if (!(await hasResume(tx, userId, input.resumeId))) errors["resumeId"] = ["Select a CV"];
  const [first] = Object.values(errors);
  if (first) throw new DomainError("invalid", first[0] ?? "", errors);
  return kept;
}

async function listRecent(tx: Transaction, userId: string, now: Date) {
  const rows = await tx.application.findMany({
    where: { userId, createdAt: { gt: new Date(now.getTime() - APPLICATIONS.seconds * 1000) } },
    orderBy: { createdAt: "asc" },
    select: { createdAt: true, details: { select: { coverLetter: true } } },
  });
  return rows.map(({ createdAt, details }) => ({
    createdAt,
    coverLetter: details?.coverLetter ?? null,
  }));
}

type Writing = {
  userId: string;
  job: { id: string; version: number };
  input: ApplicationInput;
  answers: StoredAnswer[];
  status: "held" | "submitted";
  now: Date;
};

async function write(tx: Transaction, writing: Writing): Promise<ApplicationReceipt> {
  const { userId, job, input, answers, status, now } = writing;
  const { submissionId, answers: _, source = null, ...details } = input;
  const receipt = { id: uuid(), reference: newReference(), status };
  await tx.application.create({
    data: {
      ...receipt,
      jobId: job.id,
      jobVersion: job.version,
      userId,
      submissionId,
      source,
      createdAt: now,
      submittedAt: status === "submitted" ? now : null,
      details: { create: { userId, ...details, answers: { create: answers } } },
    },
  });
  const stepId = uuid();
  await tx.applicationEvent.create({
    data: { id: stepId, applicationId: receipt.id, userId, kind: status, actorId: userId, at: now },
  });
  await audit(tx, {
    action: `application.${status}`,
    actorId: userId,
    target: { type: "application", id: receipt.id },
    details: { jobId: job.id },
  });
  const event = status === "held" ? applicationHeld : applicationSubmitted;
  await announce(tx, event, { id: stepId, applicationId: receipt.id });
  return receipt;
}

async function findEarlier(
  tx: Transaction,
  { userId, jobId, input }: { userId: string; jobId: string; input: ApplicationInput },
): Promise<ApplicationReceipt | null> {
  const earlier = await tx.application.findUnique({
    where: { jobId_userId: { jobId, userId } },
    select: { ...receiptSelect, submissionId: true },
  });
  if (!earlier) return null;
  const { submissionId, ...receipt } = earlier;
  if (submissionId === input.submissionId) return receipt;
  throw new ExistsError("You've already applied for this job.", { applicationId: earlier.id });
}

async function send(
  tx: Transaction,
  actor: Actor,
  { jobId, input }: { jobId: string; input: ApplicationInput },
): Promise<SentApplication> {
  const isVerified = await lockPerson(tx, actor.id);
  const earlier = await findEarlier(tx, { userId: actor.id, jobId, input });
  if (earlier) return { application: earlier, isNew: false };
  const now = new Date();
  const job = await lockJob(tx, jobId);
  requireOpen(job, now);
  requireStranger(actor, job);
  const answers = await requireReadable(tx, { userId: actor.id, jobId, input });
  const recent = await listRecent(tx, actor.id, now);
  requirePace(recent, input.coverLetter, { now, most: APPLICATIONS });
  await keepVersion(tx, job);
  const status = isVerified ? "submitted" : "held";
  const writing = { userId: actor.id, job, input, answers, status, now } as const;
  await tx.applicationDraft.deleteMany({ where: { userId: actor.id, jobId } });
  return { application: await write(tx, writing), isNew: true };
}

/**
 * Applies to a job with one of the actor's resumes. Sending the same `submissionId` again returns
 * the same application, whatever has happened to the job; however many arrive at once, only one is
 * made. Until the sender's address is verified the application is held, and no one else learns of
 * it. A snapshot of the job is stored with it. Throws `not_found`, `gone` or `conflict` when the
 * job takes no applications here, `conflict` with `applicationId` when the actor has already
 * applied, `forbidden` for their own company, `invalid` by field, `rate_limited`.
 */
export async function applyToJob(
  actor: Actor,
  jobId: string,
  input: ApplicationInput,
): Promise<SentApplication> {
  const once = () => db.$transaction((tx) => send(tx, actor, { jobId, input }));
  try {
    return await once();
  } catch (error) {
    // The reference was already taken; the next one won't be.
    if (isUniqueViolation(error)) return once();
    throw error;
  }
}
