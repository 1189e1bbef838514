import "server-only";
import type { Actor } from "@/lib/accounts/schema";
import { db } from "@/lib/platform/db/client";

/** Puts the checklist of the first steps away for good. A repeat does nothing. */
export async function finishFirstSteps(actor: Actor): Promise<void> {
  // Version 0: nothing is written in the profile yet, so no form that is open is out of date.
  await db.$executeRaw`
    INSERT INTO profiles (user_id, version, started_at) VALUES (${actor.id}::uuid, 0, now())
    ON CONFLICT (user_id) DO UPDATE SET started_at = now() WHERE profiles.started_at IS NULL`;
}
