import "server-only";
import type { Actor } from "@/lib/accounts/schema";
import { db, type Transaction } from "@/lib/platform/db/client";
import { DomainError } from "@/lib/shared/errors";
import { canHandleApplications } from "../policy";
import { defaultStages } from "./stages";
import type { Stage } from "./stages.schema";

/**
 * A company's stages in order, and then those that only some jobs have; the default ones until it
 * changes them.
 */
export async function readStages(
  companyId: string,
  tx: Pick<Transaction, "companyStage"> = db,
): Promise<Stage[]> {
  const stages = await tx.companyStage.findMany({
    where: { companyId },
    orderBy: [{ isDefault: "desc" }, { position: "asc" }],
    select: { id: true, name: true, status: true, showsNames: true, isDefault: true },
  });
  return stages.length > 0 ? stages : defaultStages(companyId);
}

/** The stages of a company that the actor belongs to. Throws `not_found` for any other. */
export async function listStages(actor: Actor, companyId: string): Promise<{ stages: Stage[] }> {
  if (!canHandleApplications(actor, companyId)) {
    throw new DomainError("not_found", "Company not found");
  }
  return { stages: await readStages(companyId) };
}
