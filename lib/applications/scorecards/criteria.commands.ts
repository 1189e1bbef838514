import "server-only";
import type { Actor } from "@/lib/accounts/schema";
import { lockAsOwner } from "@/lib/companies/team/members.commands";
import { db } from "@/lib/platform/db/client";
import { audit } from "@/lib/platform/observability/audit";
import type { CriteriaList } from "./criteria.schema";

/**
 * Sets what a company rates applicants by where a posting names nothing of its own. Ratings by what
 * is no longer listed are kept, and are back when it is. Throws `not_found` for strangers,
 * `forbidden` for members who are not owners.
 */
export async function setCriteria(
  actor: Actor,
  companyId: string,
  { criteria }: CriteriaList,
): Promise<CriteriaList> {
  return db.$transaction(async (tx) => {
    await lockAsOwner(tx, actor, companyId);
    await tx.company.update({ where: { id: companyId }, data: { criteria } });
    await audit(tx, {
      action: "company.criteria_changed",
      actorId: actor.id,
      target: { type: "company", id: companyId },
      details: { count: criteria.length },
    });
    return { criteria };
  });
}
