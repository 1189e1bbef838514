import "server-only";
import type { Actor } from "@/lib/accounts/schema";
import { db } from "@/lib/platform/db/client";

/** Whether someone has dismissed the checklist of first steps. */
export async function hasFinishedFirstSteps(actor: Actor): Promise<boolean> {
  const profile = await db.profile.findUnique({
    where: { userId: actor.id },
    select: { startedAt: true },
  });
  return profile?.startedAt !== null && profile?.startedAt !== undefined;
}
