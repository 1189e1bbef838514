import "server-only";
import type { Actor } from "@/lib/accounts/schema";
import { lockAsOwner } from "@/lib/companies/team/members.commands";
import { db } from "@/lib/platform/db/client";
import { audit } from "@/lib/platform/observability/audit";
import type { ScreeningChoice } from "./blind-screening.schema";

/**
 * Turns a company's blind screening on or off; a repeat changes nothing. Throws `not_found` for
 * strangers, `forbidden` for members who are not owners.
 */
export async function setBlind(
  actor: Actor,
  companyId: string,
  { isBlind }: ScreeningChoice,
): Promise<ScreeningChoice> {
  await db.$transaction(async (tx) => {
    await lockAsOwner(tx, actor, companyId);
    const { count } = await tx.company.updateMany({
      where: { id: companyId, isBlind: !isBlind },
      data: { isBlind },
    });
    if (count === 0) return;
    await audit(tx, {
      action: "company.screening_changed",
      actorId: actor.id,
      target: { type: "company", id: companyId },
      details: { isBlind },
    });
  });
  return { isBlind };
}
