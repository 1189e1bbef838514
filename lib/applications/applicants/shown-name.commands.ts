import "server-only";
import type { Actor } from "@/lib/accounts/schema";
import { db } from "@/lib/platform/db/client";
import { audit } from "@/lib/platform/observability/audit";
import { DomainError } from "@/lib/shared/errors";
import { lockHandled } from "../employer-view/queries";
import type { ShownNameInput, ShownNameResponse } from "./shown-name.schema";

/**
 * Ends blind screening for one applicant early and keeps who did so and why, for the whole team to
 * read. A repeat keeps the first reason. Throws `not_found` for strangers, `forbidden` for members
 * who are no owners, `conflict` where nothing is hidden, or once the content was deleted.
 */
export async function showName(
  actor: Actor,
  applicationId: string,
  { reason }: ShownNameInput,
): Promise<ShownNameResponse> {
  return db.$transaction(async (tx) => {
    const { companyId, isHidden } = await lockHandled(tx, actor, applicationId);
    if (!actor.companies.some(({ id, role }) => id === companyId && role === "owner")) {
      throw new DomainError("forbidden", "Only owners of the company can show a name early.");
    }
    const { nameShownAt, details } = await tx.application.findUniqueOrThrow({
      where: { id: applicationId },
      select: { nameShownAt: true, details: { select: { fullName: true } } },
    });
    const name = details?.fullName ?? "";
    if (nameShownAt) return { name, shownAt: nameShownAt.toISOString() };
    if (!isHidden) throw new DomainError("conflict", "This applicant's name isn't hidden.");
    const now = new Date();
    // Not a new version: where the application is hasn't changed, so no move of a colleague's fails.
    await tx.application.update({ where: { id: applicationId }, data: { nameShownAt: now } });
    await tx.applicationShownName.create({
      data: { applicationId, reason, shownByUserId: actor.id },
    });
    await audit(tx, {
      action: "application.name_shown",
      actorId: actor.id,
      target: { type: "application", id: applicationId },
    });
    return { name, shownAt: now.toISOString() };
  });
}
