import "server-only";
import { db } from "@/lib/platform/db/client";
import { isMailedToken, mailedToken } from "@/lib/platform/security/secrets";
import { type OpenedResume, openResume } from "@/lib/profiles/resumes/queries";
import { DomainError } from "@/lib/shared/errors";
import { retentionMonthsOf } from "../retention.queries";
import { canWithdraw } from "../status";
import { knownStatus } from "../told";
import { named, nameOf } from "./queries";
import { type AddedView, addition } from "./schema";

export const LINK_OVER = "This link has expired or is incomplete. What was kept has been deleted.";

/**
 * The path of the page on which someone who was added by hand sees what is kept about them. Only
 * their email has it: it works without an account, as long as anything is kept.
 */
export function addedPath(applicationId: string): string {
  return `/added/${applicationId}?token=${encodeURIComponent(mailedToken(applicationId))}`;
}

/**
 * What is kept about someone who was added by hand; `null` for anyone else, and once it is deleted.
 * For background work: it checks no access.
 */
export async function readAdded(applicationId: string): Promise<AddedView | null> {
  const row = await db.applicationDetails.findFirst({
    where: { applicationId, addition: { isNot: null } },
    select: {
      ...{ fullName: true, email: true, phone: true, headline: true, place: true, userId: true },
      resume: { select: { name: true } },
      addition: {
        select: { origin: true, addedBy: named, referredBy: named },
      },
      application: {
        select: {
          status: true,
          toldStatus: true,
          createdAt: true,
          snapshot: { select: { title: true, companyName: true } },
          job: {
            select: { slug: true, status: true, company: { select: { retentionMonths: true } } },
          },
        },
      },
    },
  });
  if (!row?.addition) return null;
  const { addition: added, application, resume, userId, ...rest } = row;
  const { job, snapshot, createdAt } = application;
  const { addedBy, referredBy, origin } = added;
  const status = knownStatus(application);
  return {
    ...rest,
    id: applicationId,
    companyName: snapshot.companyName,
    jobTitle: snapshot.title,
    jobSlug: ["live", "paused"].includes(job.status) ? job.slug : null,
    addedBy: nameOf(addedBy),
    referredBy: nameOf(referredBy),
    origin: addition.shape.origin.parse(origin),
    addedAt: createdAt.toISOString(),
    resumeName: resume?.name ?? null,
    keptMonths: retentionMonthsOf(job.company),
    isWithdrawn: status === "withdrawn",
    canWithdraw: canWithdraw(status),
    isInAccount: userId !== null,
  };
}

/** The same for the holder of the mailed link; `null` with any other token. */
export async function findAdded(applicationId: string, token: string): Promise<AddedView | null> {
  return isMailedToken(applicationId, token) ? readAdded(applicationId) : null;
}

/** Opens the CV that is kept about them, for the holder of the link. Throws `gone`. */
export async function openAddedResume(applicationId: string, token: string): Promise<OpenedResume> {
  const found = isMailedToken(applicationId, token)
    ? await db.applicationDetails.findFirst({
        where: { applicationId, addition: { isNot: null } },
        select: { resumeId: true },
      })
    : null;
  const opened = found?.resumeId ? await openResume(found.resumeId) : null;
  if (!opened) throw new DomainError("gone", LINK_OVER);
  return opened;
}
