import "server-only";
import type { Actor } from "@/lib/accounts/schema";
import { db } from "@/lib/platform/db/client";

/** Dismisses the checklist of first steps for good. A repeat does nothing. */
export async function finishFirstSteps(actor: Actor): Promise<void> {
  // Version 0, because nothing in the profile has been written yet and no open form is out of date.
  await db.$executeRaw`
    INSERT INTO profiles (user_id, version, started_at) VALUES (${actor.id}::uuid, 0, now())
    ON CONFLICT (user_id) DO UPDATE SET started_at = now() WHERE profiles.started_at IS NULL`;
}
