import "server-only";
import type { Actor } from "@/lib/accounts/schema";
import { db } from "@/lib/platform/db/client";
import { canHandleApplications } from "../policy";
import { DEFAULT_REASONS, type ReasonList } from "./reasons.schema";

/** The reasons that a company's team chooses from, given its own ones. */
export function reasonsOf(own: readonly string[]): string[] {
  return [...(own.length > 0 ? own : DEFAULT_REASONS)];
}

/** The reasons that one of the actor's companies chooses from; `null` for other companies. */
export async function findReasons(actor: Actor, companyId: string): Promise<ReasonList | null> {
  if (!canHandleApplications(actor, companyId)) return null;
  const found = await db.company.findUnique({
    where: { id: companyId },
    select: { decisionReasons: true },
  });
  return found && { reasons: reasonsOf(found.decisionReasons) };
}
