import "server-only";
import type { Actor } from "@/lib/accounts/schema";
import { db } from "@/lib/platform/db/client";
import { audit } from "@/lib/platform/observability/audit";
import { DomainError } from "@/lib/shared/errors";
import { findHandled, lockHandled } from "../employer-view/queries";
import type { LikenessInput } from "./schema";

/**
 * Records what a team says about two applications to its company: the same person's, or not. They
 * are never merged. The same again changes nothing. Throws `not_found` for strangers to either,
 * `conflict` for one and the same application and for applications to two companies.
 */
export async function markLikeness(
  actor: Actor,
  id: string,
  { otherId, isSame }: LikenessInput,
): Promise<void> {
  await db.$transaction(async (tx) => {
    const one = await lockHandled(tx, actor, id);
    const other = await findHandled(actor, otherId, tx);
    if (id === otherId || one.companyId !== other.companyId) {
      throw new DomainError("conflict", "Choose another application to the same company.");
    }
    const [firstApplicationId = "", secondApplicationId = ""] = [id, otherId].sort();
    const pair = { firstApplicationId, secondApplicationId };
    if (isSame === null) await tx.applicationLikeness.deleteMany({ where: pair });
    else {
      const said = { isSame, markedByUserId: actor.id, at: new Date() };
      await tx.applicationLikeness.upsert({
        where: { firstApplicationId_secondApplicationId: pair },
        create: { ...pair, ...said },
        update: said,
      });
    }
    await audit(tx, {
      action: "application.likeness_marked",
      actorId: actor.id,
      target: { type: "application", id },
      details: { otherId, isSame },
    });
  });
}
