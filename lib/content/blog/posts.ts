import { slugify } from "@/lib/shared/text";
import type { PostState } from "./post-states.schema";

const WORDS_A_MINUTE = 220;

/** An article's state at a given time. */
export function stateOf(publishedAt: Date | null, now: Date): PostState {
  if (publishedAt === null) return "draft";
  return publishedAt <= now ? "live" : "scheduled";
}

export function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}\p{M}]+(?:['’-][\p{L}\p{N}\p{M}]+)*/gu)?.length ?? 0;
}

/** How many minutes it takes to read this many words; at least one. */
export function readingMinutes(words: number): number {
  return Math.max(1, Math.round(words / WORDS_A_MINUTE));
}

/** The address that an article gets from its title; "article" for a title without Latin letters. */
export function slugOf(title: string): string {
  return slugify(title) || "article";
}

/** The address of the blog's page with a tag's articles. */
export function blogHref({ tag, page = 1 }: { tag?: string | null; page?: number }): string {
  const parameters = new URLSearchParams({
    ...(tag ? { tag } : {}),
    ...(page > 1 ? { page: String(page) } : {}),
  });
  const query = parameters.toString();
  return query === "" ? "/Blogs" : `/Blogs?${query}`;
}
