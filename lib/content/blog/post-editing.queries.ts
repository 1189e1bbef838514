import "server-only";
import { cache } from "react";
import { requireBoardAdministration } from "@/lib/accounts/admins/admin-requests.queries";
import type { Actor } from "@/lib/accounts/schema";
import { ownHere } from "@/lib/platform/boards";
import { db } from "@/lib/platform/db/client";
import { coverOf } from "./covers";
import { POST_STATES, type PostState } from "./post-states.schema";
import { stateOf } from "./posts";
import type { PostEdit, PostLines, PostsQuery } from "./posts.schema";

const LINES = 30;

function inState(state: PostState, now: Date) {
  if (state === "draft") return { publishedAt: null };
  return { publishedAt: state === "live" ? { lte: now } : { gt: now } };
}

/**
 * The articles of the site, or of this board, in every state, scheduled and new ones first. Throws
 * `forbidden`.
 */
export async function listOwnPosts(
  actor: Actor,
  { state, page }: PostsQuery,
  now = new Date(),
): Promise<PostLines> {
  requireBoardAdministration(actor);
  const where = { ...ownHere(), ...(state ? inState(state, now) : {}) };
  const [rows, ...totals] = await Promise.all([
    db.post.findMany({
      where,
      select: {
        ...{ id: true, slug: true, title: true, author: true, publishedAt: true, changedAt: true },
      },
      orderBy: [{ publishedAt: { sort: "desc", nulls: "first" } }, { id: "desc" }],
      take: LINES,
      skip: (page - 1) * LINES,
    }),
    ...POST_STATES.map((each) => db.post.count({ where: { ...ownHere(), ...inState(each, now) } })),
  ]);
  const counts = Object.fromEntries(
    POST_STATES.map((each, index) => [each, totals[index] ?? 0]),
  ) as Record<PostState, number>;
  const total = state ? counts[state] : totals.reduce((sum, count) => sum + count, 0);
  return {
    posts: rows.map(({ publishedAt, changedAt, ...row }) => ({
      ...row,
      state: stateOf(publishedAt, now),
      publishedAt: publishedAt?.toISOString() ?? null,
      changedAt: changedAt.toISOString(),
    })),
    page,
    pageCount: Math.ceil(total / LINES),
    counts,
  };
}

/**
 * An article as admins edit it; `null` when there is none. Throws `forbidden`. Cached for the
 * request.
 */
export const findPostToEdit = cache(
  async (actor: Actor, id: string, now = new Date()): Promise<PostEdit | null> => {
    requireBoardAdministration(actor);
    const row = await db.post.findFirst({ where: { id, ...ownHere() } });
    if (!row) return null;
    const { slug, title, summary, body, author, tags, coverAlt, publishedAt, version } = row;
    return {
      ...{ id, slug, title, summary, body, author, tags, coverAlt, version },
      cover: coverOf(row),
      state: stateOf(publishedAt, now),
      publishedAt: publishedAt?.toISOString() ?? null,
    };
  },
);
