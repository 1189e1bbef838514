import "server-only";
import { articleText, renderArticle } from "@/lib/platform/article";
import { currentBoardId, ownHere } from "@/lib/platform/boards";
import { cached } from "@/lib/platform/caching/cache";
import { reader } from "@/lib/platform/db/reader";
import { coverOf } from "./covers";
import { countWords, readingMinutes } from "./posts";
import { postsChanged } from "./posts.events";
import { PAGE_SIZE, type PostCard, type PostDetail, type PostPage } from "./posts.schema";

const MORE = 3;
const SLUG = /^[a-z0-9-]{1,100}$/;
const MAX_AGE_MS = 60 * 60_000;

const select = {
  id: true,
  slug: true,
  title: true,
  summary: true,
  body: true,
  author: true,
  tags: true,
  coverKey: true,
  coverWidth: true,
  coverHeight: true,
  coverAlt: true,
  publishedAt: true,
  changedAt: true,
} as const;

const newestFirst = [{ publishedAt: "desc" }, { id: "desc" }] as const;
const shown = (now: Date) => ({ ...ownHere(), publishedAt: { lte: now } });

/** When readers last saw a change, which is never before it was published. */
function seenChange({ publishedAt, changedAt }: { publishedAt: Date | null; changedAt: Date }) {
  return new Date(Math.max(changedAt.getTime(), publishedAt?.getTime() ?? 0));
}

type Row = Awaited<ReturnType<typeof readNewest>>[number];

function readNewest(where: object, page: { take: number; skip?: number }) {
  return reader().post.findMany({ where, select, orderBy: [...newestFirst], ...page });
}

function toCard(row: Row): PostCard {
  const { id, slug, title, summary, author, tags, publishedAt, changedAt } = row;
  return {
    ...{ id, slug, title, summary, author, tags },
    cover: coverOf(row),
    publishedAt: (publishedAt ?? changedAt).toISOString(),
    changedAt: seenChange(row).toISOString(),
    minutes: readingMinutes(countWords(articleText(row.body))),
  };
}

/** When the next scheduled article is published. */
async function readNextTime(now: Date): Promise<Date | null> {
  const next = await reader().post.findFirst({
    where: { ...ownHere(), publishedAt: { gt: now } },
    orderBy: { publishedAt: "asc" },
    select: { publishedAt: true },
  });
  return next?.publishedAt ?? null;
}

async function countTags(now: Date): Promise<{ tag: string; count: number }[]> {
  return reader().$queryRaw`
    SELECT tag, count(*)::int AS count FROM posts, unnest(tags) AS tag
    WHERE published_at <= ${now} AND board_id IS NOT DISTINCT FROM ${currentBoardId()}::uuid
    GROUP BY tag ORDER BY count(*) DESC, tag LIMIT 40`;
}

const cachedPage = cached({
  name: "content.posts",
  droppedBy: [postsChanged],
  maxEntries: 100,
  maxAgeMs: MAX_AGE_MS,
  load: async (
    { tag, page }: { tag: string | null; page: number },
    trueUntil,
  ): Promise<PostPage> => {
    const now = new Date();
    trueUntil(await readNextTime(now));
    const where = { ...shown(now), ...(tag === null ? {} : { tags: { has: tag } }) };
    const skip = (page - 1) * PAGE_SIZE;
    const [rows, total, tags] = await Promise.all([
      readNewest(where, { take: PAGE_SIZE, skip }),
      reader().post.count({ where }),
      countTags(now),
    ]);
    const posts = rows.map(toCard);
    return { posts, page, pageCount: Math.ceil(total / PAGE_SIZE), total, tags };
  },
});

/** A page of published articles, all or with one tag. */
export async function listPosts(tag: string | null, page: number): Promise<PostPage> {
  return cachedPage({ tag, page });
}

/** Other articles to read next: those that share a tag first, then the newest. */
async function readMore({ id, tags }: Row, now: Date): Promise<PostCard[]> {
  const others = { ...shown(now), id: { not: id } };
  const alike =
    tags.length > 0 ? await readNewest({ ...others, tags: { hasSome: tags } }, { take: MORE }) : [];
  const known = [id, ...alike.map((post) => post.id)];
  const rest = { ...shown(now), id: { notIn: known } };
  const newest = alike.length < MORE ? await readNewest(rest, { take: MORE - alike.length }) : [];
  return [...alike, ...newest].map(toCard);
}

const cachedPost = cached({
  name: "content.post",
  droppedBy: [postsChanged],
  maxEntries: 200,
  maxAgeMs: MAX_AGE_MS,
  load: async (slug: string, trueUntil): Promise<PostDetail | null> => {
    const now = new Date();
    trueUntil(await readNextTime(now));
    const row = await reader().post.findFirst({ where: { slug, ...shown(now) }, select });
    if (!row) return null;
    const words = countWords(articleText(row.body));
    const more = await readMore(row, now);
    return { ...toCard(row), html: renderArticle(row.body), words, more };
  },
});

/** A published article by its address; `null` for a draft or a scheduled one. */
export async function findPost(slug: string): Promise<PostDetail | null> {
  return SLUG.test(slug) ? cachedPost(slug) : null;
}

/** The newest published articles in full, for feeds. */
export async function listNewestPosts(count: number): Promise<(PostCard & { html: string })[]> {
  const rows = await readNewest(shown(new Date()), { take: count });
  return rows.map((row) => ({ ...toCard(row), html: renderArticle(row.body) }));
}

export type PostAddress = Pick<PostCard, "slug" | "title"> & { changedAt: Date };

const cachedAddresses = cached({
  name: "content.post-addresses",
  droppedBy: [postsChanged],
  maxEntries: 1,
  maxAgeMs: MAX_AGE_MS,
  load: async (most: number, trueUntil): Promise<PostAddress[]> => {
    const now = new Date();
    trueUntil(await readNextTime(now));
    const rows = await reader().post.findMany({
      where: shown(now),
      select: { slug: true, title: true, changedAt: true, publishedAt: true },
      orderBy: [...newestFirst],
      take: most,
    });
    return rows.map((row) => ({
      slug: row.slug,
      title: row.title,
      changedAt: seenChange(row),
    }));
  },
});

const MOST_ADDRESSES = 20_000;

/** The address of every published article, newest first, for sitemaps. */
export async function listPostAddresses(): Promise<PostAddress[]> {
  return cachedAddresses(MOST_ADDRESSES);
}
