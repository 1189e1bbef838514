import "server-only";
import type { Actor } from "@/lib/accounts/schema";
import type { Transaction } from "@/lib/platform/db/client";
import { DomainError } from "@/lib/shared/errors";

/**
 * Begins a change of the actor's profile: creates the profile if there is none, blocks every other
 * change until this transaction ends, and increments the version. Throws `conflict` when the
 * profile is not at the version that the person saw.
 */
export async function beginChange(
  tx: Transaction,
  actor: Actor,
  version: number | undefined,
): Promise<void> {
  const seen = version ?? null;
  const rows = await tx.$queryRaw<unknown[]>`
    INSERT INTO profiles (user_id, version) VALUES (${actor.id}::uuid, 1)
    ON CONFLICT (user_id) DO UPDATE SET version = profiles.version + 1, updated_at = now()
    WHERE ${seen}::int IS NULL OR profiles.version = ${seen}::int
    RETURNING version`;
  if (rows.length > 0) return;
  throw new DomainError(
    "conflict",
    "Your profile was changed in another tab or on another device. Check what's there now, then save again.",
  );
}

/** Throws `conflict` when a list is full. */
export function requireRoom(count: number, most: number, what: string): void {
  if (count <= most) return;
  throw new DomainError(
    "conflict",
    `A profile can have at most ${most} ${what}. Delete one before you add another.`,
  );
}
