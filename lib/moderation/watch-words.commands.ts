import "server-only";
import { requireAdministration } from "@/lib/accounts/admins/admin-requests.queries";
import type { Actor } from "@/lib/accounts/schema";
import { WATCH_WORDS } from "@/lib/jobs/risk/schema";
import { db } from "@/lib/platform/db/client";
import { audit } from "@/lib/platform/observability/audit";

/**
 * Sets the words that postings are checked for. Postings that are already live or waiting are not
 * checked again.
 */
export async function setWatchWords(actor: Actor, words: string[]): Promise<void> {
  requireAdministration(actor);
  await db.$transaction(async (tx) => {
    const value = { value: words, changedAt: new Date() };
    await tx.siteSetting.upsert({
      where: { name: WATCH_WORDS },
      create: { name: WATCH_WORDS, ...value },
      update: value,
    });
    const details = { count: words.length };
    await audit(tx, { action: "watch_words.changed", actorId: actor.id, details });
  });
}
