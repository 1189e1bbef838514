import "server-only";
import { requireBoardAdministration } from "@/lib/accounts/admins/admin-requests.queries";
import type { Actor } from "@/lib/accounts/schema";
import { currentBoardId, ownHere } from "@/lib/platform/boards";
import { db } from "@/lib/platform/db/client";
import { audit } from "@/lib/platform/observability/audit";
import { announce } from "@/lib/platform/queue";
import { spend } from "@/lib/platform/security/rate-limit";
import { makeWholePicture, sizeOf } from "@/lib/platform/storage/images";
import { forgetFile, newFileKey, storeFile } from "@/lib/platform/storage/storage";
import { DomainError } from "@/lib/shared/errors";
import { coverOf } from "./covers";
import { COVER_SIDE } from "./covers.schema";
import { postsChanged } from "./posts.events";
import type { Cover } from "./posts.schema";

type NewCover = { key: string; width: number; height: number };
type Place = { actor: Actor; postId: string };

const NONE = { key: null, width: null, height: null };

const missing = () => new DomainError("not_found", "There's no such article.");

/** Replaces or removes an article's picture; returns the previous one. */
async function replace({ actor, postId }: Place, cover: NewCover | null) {
  return db.$transaction(async (tx) => {
    // If two uploads run at once, the later one must see the earlier one's key, or that file would
    // stay forever.
    const [before] = await tx.$queryRaw<{ key: string | null; alt: string }[]>`
      SELECT cover_key AS key, cover_alt AS alt FROM posts
      WHERE id = ${postId}::uuid AND board_id IS NOT DISTINCT FROM ${currentBoardId()}::uuid
      FOR UPDATE`;
    if (!before) throw missing();
    const { key: coverKey, width: coverWidth, height: coverHeight } = cover ?? NONE;
    if (before.key === coverKey) return { before: null, cover: null };
    const changed = { coverKey, coverWidth, coverHeight, changedAt: new Date() };
    await tx.post.update({ where: { id: postId }, data: changed });
    const action = cover === null ? "post.cover_removed" : "post.cover_changed";
    await audit(tx, { action, actorId: actor.id, target: { type: "post", id: postId } });
    await announce(tx, postsChanged, { postIds: [postId] });
    return { before: before.key, cover: coverOf({ ...changed, coverAlt: before.alt }) };
  });
}

/**
 * Makes an uploaded file the article's picture: uncropped, at most 1200 pixels a side, stripped of
 * everything else that was in the file. Deletes the previous one. Throws `forbidden`, `not_found`,
 * `invalid` at the field `picture` when it is not a picture, `rate_limited` and `unavailable`.
 */
export async function changeCover(
  actor: Actor,
  postId: string,
  bytes: Uint8Array,
): Promise<{ cover: Cover | null }> {
  requireBoardAdministration(actor);
  if ((await db.post.count({ where: { id: postId, ...ownHere() } })) === 0) throw missing();
  await spend("pictureByAccount", actor.id);
  const picture = await makeWholePicture(bytes, COVER_SIDE);
  const key = newFileKey("webp");
  await storeFile("covers", key, picture);
  try {
    const { before, cover } = await replace({ actor, postId }, { key, ...(await sizeOf(picture)) });
    await forgetFile("covers", before);
    return { cover };
  } catch (error) {
    await forgetFile("covers", key);
    throw error;
  }
}

/** Removes the article's picture. A repeat does nothing. Throws `forbidden` and `not_found`. */
export async function removeCover(actor: Actor, postId: string): Promise<void> {
  requireBoardAdministration(actor);
  const { before } = await replace({ actor, postId }, null);
  await forgetFile("covers", before);
}
