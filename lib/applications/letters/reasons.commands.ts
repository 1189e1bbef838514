import "server-only";
import type { Actor } from "@/lib/accounts/schema";
import { lockAsOwner } from "@/lib/companies/team/members.commands";
import { db } from "@/lib/platform/db/client";
import { audit } from "@/lib/platform/observability/audit";
import type { ReasonList } from "./reasons.schema";

/**
 * Sets the reasons that a company chooses from; what was chosen before stays as it was. Throws
 * `not_found` for strangers, `forbidden` for members who are not owners.
 */
export async function setReasons(
  actor: Actor,
  companyId: string,
  { reasons }: ReasonList,
): Promise<ReasonList> {
  return db.$transaction(async (tx) => {
    await lockAsOwner(tx, actor, companyId);
    await tx.company.update({ where: { id: companyId }, data: { decisionReasons: reasons } });
    await audit(tx, {
      action: "company.reasons_changed",
      actorId: actor.id,
      target: { type: "company", id: companyId },
      details: { count: reasons.length },
    });
    return { reasons };
  });
}
