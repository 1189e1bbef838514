import "server-only";
import { db } from "@/lib/platform/db/client";
import { audit } from "@/lib/platform/observability/audit";
import { log } from "@/lib/platform/observability/log";
import { spend } from "@/lib/platform/security/rate-limit";
import { makeSquarePicture } from "@/lib/platform/storage/images";
import { deleteFile, newFileKey, storeFile } from "@/lib/platform/storage/storage";
import type { Actor } from "./schema";

const SIDE = 512;

/** Puts another picture, or none, in the place of the account's; answers the one before. */
async function replaceKey(userId: string, avatarKey: string | null): Promise<string | null> {
  return db.$transaction(async (tx) => {
    // Of two at once the later one must see the earlier one's, or its file would stay for ever.
    const [before] = await tx.$queryRaw<{ key: string | null }[]>`
      SELECT avatar_key AS key FROM users WHERE id = ${userId}::uuid FOR UPDATE`;
    await tx.user.update({ where: { id: userId }, data: { avatarKey } });
    const action = avatarKey === null ? "avatar.removed" : "avatar.changed";
    if (before?.key !== avatarKey) await audit(tx, { action, actorId: userId });
    return before?.key ?? null;
  });
}

async function forgetFile(key: string | null): Promise<void> {
  if (key === null) return;
  // The sweep finds what is left behind here.
  await deleteFile("avatars", key).catch((error: unknown) =>
    log.warn(
      { error: String(error) },
      "a file was not deleted: no one can see it, and a sweep tries again",
    ),
  );
}

/**
 * Makes the file that somebody sent their picture: 512 pixels square, without anything else that
 * was in the file. The one before is deleted. Throws `invalid` at the field `picture` when it is
 * none, `rate_limited` and `unavailable`.
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
    await forgetFile(key);
    throw error;
  }
  await forgetFile(before);
}

/** Takes the actor's picture away. A repeat does nothing. */
export async function removeAvatar(actor: Actor): Promise<void> {
  await forgetFile(await replaceKey(actor.id, null));
}
