import "server-only";
import type { Actor } from "@/lib/accounts/schema";
import { db, type Transaction } from "@/lib/platform/db/client";
import { audit } from "@/lib/platform/observability/audit";
import { announce } from "@/lib/platform/queue";
import { spend } from "@/lib/platform/security/rate-limit";
import type { Client } from "@/lib/platform/server/client";
import { type OpenedResume, openResume, readResumeText } from "@/lib/profiles/resumes/queries";
import { DomainError, RateLimitedError } from "@/lib/shared/errors";
import { HIDDEN, redactResume } from "../applicants/redaction";
import { schoolsOf, summarise } from "../applicants/summaries";
import { readSubject } from "../applicants/summaries.queries";
import { resumeViewed } from "../events";
import { canReach, isOwn } from "../policy";
import { markViewed } from "../status.commands";
import { findHidden } from "./blind-screening.queries";
import { type ResumeText, VIEW_MINUTES } from "./resume-access.schema";

const MINUTE_MS = 60_000;

type ResumeRequest = { actor: Actor; client: Client; applicationId: string };

const subject = {
  id: true,
  jobId: true,
  userId: true,
  status: true,
  stageId: true,
  nameShownAt: true,
  details: { select: { resumeId: true } },
  job: {
    select: { status: true, companyId: true, company: { select: { status: true, isBlind: true } } },
  },
} as const;

async function pace({ actor, client, applicationId }: ResumeRequest): Promise<void> {
  try {
    await spend("resumeViewByAccount", actor.id);
  } catch (error) {
    if (error instanceof RateLimitedError) {
      await audit(db, {
        action: "resume.view_refused",
        actorId: actor.id,
        target: { type: "application", id: applicationId },
        address: client.address,
      });
    }
    throw error;
  }
}

async function keepView(
  tx: Transaction,
  { actor, applicationId }: ResumeRequest,
  { resumeId, companyId, now }: { resumeId: string; companyId: string; now: Date },
): Promise<void> {
  const since = new Date(now.getTime() - VIEW_MINUTES * MINUTE_MS);
  const view = { resumeId, applicationId, viewerUserId: actor.id };
  const recent = await tx.resumeView.count({ where: { ...view, viewedAt: { gt: since } } });
  if (recent > 0) return;
  const { id } = await tx.resumeView.create({
    data: { ...view, companyId, viewedAt: now },
    select: { id: true },
  });
  await announce(tx, resumeViewed, { id, applicationId });
}

/**
 * Checks access again under a lock, and records that the company opened the resume. Throws
 * `not_found` where the actor may not know of the application.
 */
export async function keepOpening(of: ResumeRequest, resumeId: string): Promise<void> {
  const { actor, client, applicationId: id } = of;
  await db.$transaction(async (tx) => {
    // So that two openings at once see each other, and a withdrawal comes before or after.
    await tx.$queryRaw`SELECT 1 FROM applications WHERE id = ${id}::uuid FOR NO KEY UPDATE`;
    const found = await tx.application.findUnique({ where: { id }, select: subject });
    if (!found || !canReach(actor, found, "review")) throw notFound();
    const now = new Date();
    await markViewed(tx, { actor, id, now });
    await keepView(tx, of, { resumeId, companyId: found.job.companyId, now });
    await audit(tx, {
      action: "resume.viewed",
      actorId: actor.id,
      target: { type: "application", id },
      address: client.address,
      details: { resumeId },
    });
  });
}

/** A file identifies its owner, so blind screening hides it entirely. */
function hidden(): DomainError {
  const why = "Your company uses blind screening. You can open the CV in a stage that shows names.";
  return new DomainError("forbidden", why);
}

function notFound(): DomainError {
  return new DomainError("not_found", "There's no CV here.");
}

type ResumeTaking<Taken> = {
  take: (resumeId: string, isHidden: boolean) => Promise<Taken | null>;
  drop?: (it: Taken) => void;
  /** Whether `take` leaves out what blind screening hides. */
  redacts?: boolean;
};

/** Checks that the actor may have the resume, then gets it with `take`. */
async function withResume<Taken>(
  of: ResumeRequest,
  { take, drop, redacts = false }: ResumeTaking<Taken>,
): Promise<Taken> {
  const { actor, applicationId } = of;
  const found = await db.application.findUnique({ where: { id: applicationId }, select: subject });
  const isOwner = found !== null && isOwn(actor, found);
  const resumeId = found?.details?.resumeId;
  if (!found || !resumeId || !(isOwner || canReach(actor, found, "review"))) throw notFound();
  const isHidden = !isOwner && (await findHidden(found));
  if (isHidden && !redacts) throw hidden();
  if (!isOwner) await pace(of);
  const taken = await take(resumeId, isHidden);
  if (taken === null) throw notFound();
  if (isOwner) return taken;
  try {
    await keepOpening(of, resumeId);
    return taken;
  } catch (error) {
    drop?.(taken);
    throw error;
  }
}

/**
 * Opens the resume sent with an application: for the applicant, and for the company while the
 * application is neither held nor withdrawn. Each opening by the company is audited and shown to
 * the applicant; several within ten minutes count once. Throws `not_found`, `forbidden` when blind
 * screening hides it, and `rate_limited` beyond 60 an hour or 300 a day.
 */
export async function openApplicationResume(
  actor: Actor,
  client: Client,
  applicationId: string,
): Promise<OpenedResume> {
  return withResume(
    { actor, client, applicationId },
    { take: openResume, drop: ({ stream }) => stream.destroy() },
  );
}

/** A text without what blind screening hides. */
async function redactedOf(applicationId: string, text: string): Promise<ResumeText> {
  const about = await readSubject(applicationId);
  if (!about) throw notFound();
  const { place } = summarise(about);
  const { fullName } = about;
  const parts = redactResume(text, { fullName, schools: schoolsOf(about), place });
  return { text: parts.map((part) => (part.hides ? HIDDEN : part.text)).join(""), parts };
}

/**
 * The text of that resume, for the same people and counted as an opening; `null` if it has not been
 * read yet or contains no text. While blind screening hides the applicant, it is redacted, in parts
 * that name what is hidden. Throws what else `openApplicationResume` throws.
 */
export async function readApplicationResume(
  actor: Actor,
  client: Client,
  applicationId: string,
): Promise<ResumeText> {
  return withResume(
    { actor, client, applicationId },
    {
      redacts: true,
      take: async (resumeId, isHidden) => {
        const found = await readResumeText(resumeId);
        if (!found) return null;
        if (!isHidden || found.text === null) return { text: found.text, parts: null };
        return redactedOf(applicationId, found.text);
      },
    },
  );
}
