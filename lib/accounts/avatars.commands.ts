import "server-only";
import { db } from "@/lib/platform/db/client";
import { audit } from "@/lib/platform/observability/audit";
import { spend } from "@/lib/platform/security/rate-limit";
import { makeSquarePicture } from "@/lib/platform/storage/images";
import { forgetFile, newFileKey, storeFile } from "@/lib/platform/storage/storage";
import type { Actor } from "./schema";

const SIDE = 512;

/** Replaces or removes the account's picture; returns the key of the previous one. */
async function replaceKey(userId: string, avatarKey: string | null): Promise<string | null> {
  return db.$transaction(async (tx) => {
    // If two uploads run at once, the later one must see the earlier one's key, or that file would
    // stay forever.
    const [before] = await tx.$queryRaw<{ key: string | null }[]>`
      SELECT avatar_key AS key FROM users WHERE id = ${userId}::uuid FOR UPDATE`;
    await tx.user.update({ where: { id: userId }, data: { avatarKey } });
    const action = avatarKey === null ? "avatar.removed" : "avatar.changed";
    if (before?.key !== avatarKey) await audit(tx, { action, actorId: userId });
    return before?.key ?? null;
  });
}

/**
 * Makes an uploaded file the account's picture: 512 pixels square, stripped of everything else that
 * was in the file. Deletes the previous one. Throws `invalid` at the field `picture` when it is not
 * a picture, `rate_limited` and `unavailable`.
 */
export async function changeAvatar(actor: Actor, bytes: Uint8Array): Promise<void> {
  await spend("pictureByAccount", actor.id);
  const picture = await makeSquarePicture(bytes, SIDE);
  const key = newFileKey("webp");
  await storeFile("avatars", key, picture);
  let before: string | null;
  try {
    before = await replaceKey(actor.id, key);
  } catch (error) {
    await forgetFile("avatars", key);
    throw error;
  }
  await forgetFile("avatars", before);
}

/** Removes the actor's picture. Calling it again does nothing. */
export async function removeAvatar(actor: Actor): Promise<void> {
  await forgetFile("avatars", await replaceKey(actor.id, null));
}
