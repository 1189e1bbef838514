import "server-only";
import type { Actor } from "@/lib/accounts/schema";
import { db } from "@/lib/platform/db/client";
import { findReached } from "../employer-view/queries";
import { canHandleApplications } from "../policy";
import { type Addition, addition, type PostingToAddTo } from "./schema";

/** The statuses of postings to which people can be added by hand. */
export const TAKES_PEOPLE = ["live", "paused", "expired"] as const;

const MOST = 500;

/** What a member's name is read from. */
export const named = { select: { fullName: true, username: true } } as const;

/** What a member is called; `null` for one who has no account any longer. */
export function nameOf(person: { fullName: string | null; username: string } | null) {
  return person && (person.fullName?.trim() || person.username);
}

/**
 * Who added an applicant by hand, and how they met; `null` for someone who applied. Throws
 * `not_found` for strangers.
 */
export async function findAddition(actor: Actor, applicationId: string): Promise<Addition | null> {
  await findReached(actor, applicationId, { needed: "review" });
  const row = await db.applicationAddition.findUnique({
    where: { applicationId },
    select: { origin: true, addedBy: named, referredBy: named },
  });
  if (!row) return null;
  const { origin, addedBy, referredBy } = row;
  return addition.parse({ origin, by: nameOf(addedBy), referredBy: nameOf(referredBy) });
}

/** The postings of one of the actor's companies to which people can be added, by title. */
export async function listPostingsToAddTo(
  actor: Actor,
  companyId: string,
): Promise<PostingToAddTo[]> {
  if (!canHandleApplications(actor, companyId)) return [];
  return db.job.findMany({
    where: { companyId, status: { in: [...TAKES_PEOPLE] }, company: { status: "active" } },
    orderBy: [{ title: "asc" }, { id: "asc" }],
    take: MOST,
    select: { id: true, title: true, location: true },
  });
}
