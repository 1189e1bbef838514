import "server-only";
import { db } from "@/lib/platform/db/client";
import { type OpenedResume, openResume } from "@/lib/profiles/resumes/queries";
import { DomainError } from "@/lib/shared/errors";
import { retentionMonthsOf } from "../retention.queries";
import { knownStatus } from "../told";
import { LINK_OVER, requireLink } from "./link-holders.queries";
import { linkToken } from "./link-tokens.session";
import { addedPath } from "./paths";
import { named, nameOf } from "./queries";
import { type AddedView, addition } from "./schema";

/**
 * The path of the page on which someone who was added by hand sees and answers what concerns them.
 * Only their emails have it: it works without an account, for 60 days and as long as anything is
 * kept. `null` for anyone else.
 */
export async function findAddedPath(applicationId: string): Promise<string | null> {
  const found = await db.applicationAddition.findUnique({
    where: { applicationId },
    select: { linkVersion: true },
  });
  return found && addedPath(applicationId, linkToken(applicationId, found.linkVersion));
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
          job: { select: { company: { select: { retentionMonths: true } } } },
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
    addedBy: nameOf(addedBy),
    referredBy: nameOf(referredBy),
    origin: addition.shape.origin.parse(origin),
    addedAt: createdAt.toISOString(),
    resumeName: resume?.name ?? null,
    keptMonths: retentionMonthsOf(job.company),
    isWithdrawn: status === "withdrawn",
    isInAccount: userId !== null,
  };
}

/**
 * Opens the CV that is kept about them, for the holder of the link. Throws `gone`.
 */
export async function openAddedResume(applicationId: string, token: string): Promise<OpenedResume> {
  const { holder } = await requireLink(token);
  const found = holder.applicationIds.includes(applicationId)
    ? await db.applicationDetails.findFirst({
        where: { applicationId, addition: { isNot: null } },
        select: { resumeId: true },
      })
    : null;
  const opened = found?.resumeId ? await openResume(found.resumeId) : null;
  if (!opened) throw new DomainError("gone", LINK_OVER);
  return opened;
}
