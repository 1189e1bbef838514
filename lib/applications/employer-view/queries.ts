import "server-only";
import { cache } from "react";
import type { Actor } from "@/lib/accounts/schema";
import { db, type Transaction } from "@/lib/platform/db/client";
import type { Prisma } from "@/lib/platform/db/generated/client";
import { DomainError } from "@/lib/shared/errors";
import { isId } from "@/lib/shared/ids";
import { redact } from "../applicants/redaction";
import { sentSelect } from "../applying/submissions.queries";
import { accessTo, canReach, includesAccess } from "../policy";
import type { Access, ApplicationStatus } from "../schema";
import { knownStatus } from "../told";
import type { EmployerView, EmployerViewDetails } from "../views.schema";
import { screenIdentity } from "./blind-screening";
import { findHidden } from "./blind-screening.queries";

const jobSelect = {
  status: true,
  companyId: true,
  company: { select: { status: true, isBlind: true } },
} as const;

/** An application that the actor's company received, with what is needed to work on it. */
export type HandledApplication = {
  id: string;
  reference: string;
  jobId: string;
  companyId: string;
  status: ApplicationStatus;
  /** Whether blind screening hides the applicant's identity. */
  isHidden: boolean;
};

const handledSelect = {
  id: true,
  reference: true,
  jobId: true,
  status: true,
  stageId: true,
  nameShownAt: true,
  details: { select: { applicationId: true } },
  job: { select: jobSelect },
} as const;

type Reader = Pick<Transaction, "application" | "companyStage">;

/**
 * An application that the actor's company received and that the actor may do this with. Throws
 * `not_found` for one the actor may not know of (another company's, held or withdrawn, or one that
 * they aren't assigned to), `conflict` once its content was deleted.
 */
export async function findReached(
  actor: Actor,
  id: string,
  { needed, tx = db }: { needed: Access; tx?: Reader },
): Promise<HandledApplication> {
  const found = await tx.application.findUnique({ where: { id }, select: handledSelect });
  if (!found || !canReach(actor, found, needed)) {
    throw new DomainError("not_found", "Application not found");
  }
  if (!found.details) {
    throw new DomainError(
      "conflict",
      "What the applicant sent was deleted. You can no longer change this application.",
    );
  }
  const { reference, jobId, status, job } = found;
  const isHidden = await findHidden(found, tx);
  return { id, reference, jobId, companyId: job.companyId, status, isHidden };
}

/** Like `findReached`, for what only owners and recruiters may do. */
export function findHandled(
  actor: Actor,
  id: string,
  tx: Reader = db,
): Promise<HandledApplication> {
  return findReached(actor, id, { needed: "handle", tx });
}

/**
 * Like `findReached`, within a transaction, and locked so that it is neither withdrawn nor deleted
 * until the end.
 */
export async function lockReached(
  tx: Transaction,
  actor: Actor,
  { id, needed }: { id: string; needed: Access },
): Promise<HandledApplication> {
  // Not FOR SHARE: a later write may have a trigger update this row, and two transactions would
  // deadlock.
  await tx.$queryRaw`SELECT 1 FROM applications WHERE id = ${id}::uuid FOR NO KEY UPDATE`;
  await tx.$queryRaw`SELECT 1 FROM application_details WHERE application_id = ${id}::uuid FOR SHARE`;
  return findReached(actor, id, { needed, tx });
}

/** Like `lockReached`, for what only owners and recruiters may do. */
export function lockHandled(
  tx: Transaction,
  actor: Actor,
  id: string,
): Promise<HandledApplication> {
  return lockReached(tx, actor, { id, needed: "handle" });
}

type Details = Prisma.ApplicationDetailsGetPayload<{ select: typeof sentSelect }>;

/** What the applicant sent, as far as the company may know it now. */
function toDetails(details: Details, reference: string, isHidden: boolean): EmployerViewDetails {
  const { name, email, phone } = screenIdentity(details, { reference, isHidden });
  const plain = (text: string) => (isHidden ? redact(text, details.fullName) : text);
  return {
    isHidden,
    fullName: name,
    email,
    phone,
    coverLetter: details.coverLetter && plain(details.coverLetter),
    answers: details.answers.map(({ question, answer }) => ({ question, answer: plain(answer) })),
    resume: isHidden ? null : details.resume,
  };
}

/**
 * An application that the actor's company received, without what blind screening hides, and for
 * those who only review it without what applicants were told; `null` for one that the actor may
 * not know of. Cached for the request.
 */
export const findEmployerView = cache(
  async (actor: Actor, id: string): Promise<EmployerView | null> => {
    if (!isId(id)) return null;
    const found = await db.application.findUnique({
      where: { id },
      select: {
        ...handledSelect,
        version: true,
        toldStatus: true,
        submittedAt: true,
        viewedAt: true,
        events: {
          orderBy: [{ at: "asc" }, { id: "asc" }],
          select: { kind: true, at: true, note: true, isTold: true },
        },
        details: { select: sentSelect },
      },
    });
    if (!found?.submittedAt || !canReach(actor, found, "review")) return null;
    const access = accessTo(actor, found);
    const { reference, jobId, status, version, submittedAt, viewedAt, details } = found;
    const isHidden = details !== null && (await findHidden(found));
    return {
      id,
      access: access ?? "review",
      reference,
      jobId,
      status,
      version,
      knownStatus: knownStatus(found),
      submittedAt: submittedAt.toISOString(),
      viewedAt: viewedAt?.toISOString() ?? null,
      steps: includesAccess(access, "decide")
        ? found.events.map(({ at, ...step }) => ({ ...step, at: at.toISOString() }))
        : [],
      applicant: details && toDetails(details, reference, isHidden),
    };
  },
);
