import "server-only";
import { v7 as uuid } from "uuid";
import { requireBoardAdministration } from "@/lib/accounts/admins/admin-requests.queries";
import type { Actor } from "@/lib/accounts/schema";
import { currentBoardId, ownHere } from "@/lib/platform/boards";
import { db, type Transaction } from "@/lib/platform/db/client";
import { audit } from "@/lib/platform/observability/audit";
import { announce } from "@/lib/platform/queue";
import { forgetFile } from "@/lib/platform/storage/storage";
import { DomainError } from "@/lib/shared/errors";
import { cleanLines } from "@/lib/shared/text";
import { findPostToEdit } from "./post-editing.queries";
import { slugOf, stateOf } from "./posts";
import { postsChanged } from "./posts.events";
import type { NewPost, PostEdit, PostInput } from "./posts.schema";

const missing = () => new DomainError("not_found", "There's no such article.");

function conflict(): DomainError {
  return new DomainError(
    "conflict",
    "Someone else changed this article while you were editing. Copy your text, reload the article and paste it in.",
  );
}

function wrongSlug(message: string): DomainError {
  return new DomainError("invalid", message, { slug: [message] });
}

/** One at a time, so that two articles with the same title get different addresses. */
async function lockSlugs(tx: Transaction): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended('content.posts', 0))`;
}

/** The chosen address, or the first made from the title that no other article here has. */
async function freeSlug(
  tx: Transaction,
  { slug, title }: Pick<NewPost, "slug" | "title">,
  postId: string,
): Promise<string> {
  const wanted = slug || slugOf(title);
  const taken = await tx.post.findMany({
    where: { id: { not: postId }, slug: { startsWith: wanted }, ...ownHere() },
    select: { slug: true },
  });
  const used = new Set(taken.map((post) => post.slug));
  if (!used.has(wanted)) return wanted;
  if (slug) throw wrongSlug("Another article has this address. Choose another one.");
  for (let number = 2; ; number += 1) {
    if (!used.has(`${wanted}-${number}`)) return `${wanted}-${number}`;
  }
}

type Timing = Pick<NewPost, "publish" | "publishAt">;

/** When it goes on the site. A published article keeps the time it was published. */
function timeOf({ publish, publishAt }: Timing, before: Date | null, now: Date): Date | null {
  if (publish === "draft") return null;
  if (publish === "at" && publishAt !== undefined) return new Date(publishAt);
  return before !== null && before <= now ? before : now;
}

function textOf({ title, summary, body, author, tags, coverAlt }: Omit<NewPost, "id">) {
  return { title, summary, body: cleanLines(body), author, tags, coverAlt };
}

type Change = { actor: Actor; postId: string; action: string; details?: Record<string, string> };

async function finish(tx: Transaction, { actor, postId, action, details }: Change): Promise<void> {
  const target = { type: "post", id: postId };
  await audit(tx, { action, actorId: actor.id, target, details: details ?? {} });
  await announce(tx, postsChanged, { postIds: [postId] });
}

async function requirePost(actor: Actor, id: string): Promise<PostEdit> {
  const post = await findPostToEdit(actor, id);
  if (!post) throw missing();
  return post;
}

/**
 * Creates an article of the site, or of this board, and returns it. Throws `forbidden`, and `invalid`
 * for an address that is taken.
 */
export async function createPost(
  actor: Actor,
  { id = uuid(), ...input }: NewPost,
  now = new Date(),
): Promise<PostEdit> {
  requireBoardAdministration(actor);
  await db.$transaction(async (tx) => {
    await lockSlugs(tx);
    // The client sent it again because it never got the response.
    if (await tx.post.findUnique({ where: { id }, select: { id: true } })) return;
    const slug = await freeSlug(tx, input, id);
    const publishedAt = timeOf(input, null, now);
    await tx.post.create({ data: { id, slug, ...textOf(input), publishedAt, ...ownHere() } });
    const details = { state: stateOf(publishedAt, now) };
    await finish(tx, { actor, postId: id, action: "post.created", details });
  });
  return requirePost(actor, id);
}

/**
 * Changes an article, including when it is shown, and returns it. Throws `forbidden`, `not_found`,
 * `conflict` when someone else changed it since `version`, `invalid` for an address that is taken,
 * and for a new address once the article is published.
 */
export async function savePost(
  actor: Actor,
  id: string,
  { version: read, ...input }: PostInput,
): Promise<PostEdit> {
  requireBoardAdministration(actor);
  const now = new Date();
  await db.$transaction(async (tx) => {
    await lockSlugs(tx);
    const before = await tx.post.findFirst({ where: { id, ...ownHere() } });
    if (!before) throw missing();
    if (before.version !== read) throw conflict();
    const isKnown = stateOf(before.publishedAt, now) === "live";
    if (isKnown && input.slug !== "" && input.slug !== before.slug) {
      throw wrongSlug("The article is published, so its address can't change: others link to it.");
    }
    const slug = isKnown ? before.slug : await freeSlug(tx, input, id);
    const publishedAt = timeOf(input, before.publishedAt, now);
    await tx.post.update({
      where: { id },
      data: { slug, ...textOf(input), publishedAt, version: read + 1, changedAt: now },
    });
    const details = { state: stateOf(publishedAt, now) };
    await finish(tx, { actor, postId: id, action: "post.changed", details });
  });
  return requirePost(actor, id);
}

/** Deletes an article and its picture. A repeat does nothing. Throws `forbidden`. */
export async function deletePost(actor: Actor, id: string): Promise<void> {
  requireBoardAdministration(actor);
  const coverKey = await db.$transaction(async (tx) => {
    const [gone] = await tx.$queryRaw<{ slug: string; key: string | null }[]>`
      DELETE FROM posts
      WHERE id = ${id}::uuid AND board_id IS NOT DISTINCT FROM ${currentBoardId()}::uuid
      RETURNING slug, cover_key AS key`;
    if (!gone) return null;
    const details = { slug: gone.slug };
    await finish(tx, { actor, postId: id, action: "post.deleted", details });
    return gone.key;
  });
  await forgetFile("covers", coverKey);
}
