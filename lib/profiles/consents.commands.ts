import "server-only";
import type { Actor } from "@/lib/accounts/schema";
import { db } from "@/lib/platform/db/client";
import { audit } from "@/lib/platform/observability/audit";
import { DomainError } from "@/lib/shared/errors";
import { CONSENTS, type ConsentInput, type ConsentPurpose } from "./consents.schema";

/**
 * Records that the actor gives or withdraws a consent; repeating the same decision records nothing.
 * Throws `conflict` when the consent is to an outdated wording. Withdrawing doesn't need a wording.
 */
export async function decideConsent(
  actor: Actor,
  purpose: ConsentPurpose,
  { isGiven, textVersion }: ConsentInput,
): Promise<void> {
  const { version } = CONSENTS[purpose];
  if (isGiven && textVersion !== version) {
    throw new DomainError("conflict", "The wording has changed. Reload the page and read it.");
  }
  const userId = actor.id;
  await db.$transaction(async (tx) => {
    // One at a time, because the latest row counts.
    await tx.$queryRaw`SELECT 1 FROM users WHERE id = ${userId}::uuid FOR NO KEY UPDATE`;
    const latest = await tx.consent.findFirst({
      where: { userId, purpose },
      orderBy: [{ at: "desc" }, { id: "desc" }],
    });
    if (latest?.isGiven === isGiven && (!isGiven || latest.textVersion === version)) return;
    await tx.consent.create({ data: { userId, purpose, isGiven, textVersion: version } });
    await audit(tx, {
      action: isGiven ? "consent.given" : "consent.withdrawn",
      actorId: userId,
      details: { purpose, textVersion: version },
    });
  });
}
