import "server-only";
import { requireAdministration } from "@/lib/accounts/admins/admin-requests.queries";
import type { Actor } from "@/lib/accounts/schema";
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

/** Articles in every state, scheduled and new ones first. Throws `forbidden`. */
export async function listOwnPosts(
  actor: Actor,
  { state, page }: PostsQuery,
  now = new Date(),
): Promise<PostLines> {
  requireAdministration(actor);
  const where = state ? inState(state, now) : {};
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
    ...POST_STATES.map((each) => db.post.count({ where: inState(each, now) })),
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

/** An article as admins edit it; `null` when there is none. Throws `forbidden`. */
export async function findPostToEdit(
  actor: Actor,
  id: string,
  now = new Date(),
): Promise<PostEdit | null> {
  requireAdministration(actor);
  const row = await db.post.findUnique({ where: { id } });
  if (!row) return null;
  const { slug, title, summary, body, author, tags, coverAlt, publishedAt, version } = row;
  return {
    ...{ id, slug, title, summary, body, author, tags, coverAlt, version },
    cover: coverOf(row),
    state: stateOf(publishedAt, now),
    publishedAt: publishedAt?.toISOString() ?? null,
  };
}
