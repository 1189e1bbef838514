import "server-only";
import type { Actor } from "@/lib/accounts/schema";
import { db } from "@/lib/platform/db/client";

/** Whether somebody has put the checklist of the first steps away. */
export async function hasFinishedFirstSteps(actor: Actor): Promise<boolean> {
  const profile = await db.profile.findUnique({
    where: { userId: actor.id },
    select: { startedAt: true },
  });
  return profile?.startedAt !== null && profile?.startedAt !== undefined;
}
