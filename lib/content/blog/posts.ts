import { slugify } from "@/lib/shared/text";
import type { PostState } from "./posts.schema";

const WORDS_A_MINUTE = 220;

/** Where an article is at a moment. */
export function stateOf(publishedAt: Date | null, now: Date): PostState {
  if (publishedAt === null) return "draft";
  return publishedAt <= now ? "live" : "scheduled";
}

export function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}\p{M}]+(?:['’-][\p{L}\p{N}\p{M}]+)*/gu)?.length ?? 0;
}

/** How many minutes it takes to read so many words; never less than one. */
export function readingMinutes(words: number): number {
  return Math.max(1, Math.round(words / WORDS_A_MINUTE));
}

/** The address an article gets by its title; a title without a Latin letter gives "article". */
export function slugOf(title: string): string {
  return slugify(title) || "article";
}

/** The page of the blog with a tag's articles. */
export function blogHref({ tag, page = 1 }: { tag?: string | null; page?: number }): string {
  const parameters = new URLSearchParams({
    ...(tag ? { tag } : {}),
    ...(page > 1 ? { page: String(page) } : {}),
  });
  const query = parameters.toString();
  return query === "" ? "/Blogs" : `/Blogs?${query}`;
}
