import type { PostCard } from "@/lib/content/blog/posts.schema";
import { absolute, type Site } from "@/lib/shared/site";
import { postAddress } from "@/lib/structured-data/articles";
import { lastChange } from "@/lib/syndication/job-feeds";
import { FEED_FORMATS, type Feed, type FeedFormat, type FeedItem } from "@/lib/syndication/schema";

/** The path of the blog's feed. */
function blogFeedPath(format: FeedFormat): string {
  return `/feeds/blog.${format}`;
}

// A feed is read elsewhere, where our addresses need our host. The markup comes from our own
// renderer, which writes addresses in only one way.
function withFullAddresses(html: string, page: string): string {
  return html.replace(/ href="([/#][^"]*)"/g, (_whole, address: string) => {
    return ` href="${new URL(address.replaceAll("&amp;", "&"), page).href.replaceAll("&", "&amp;")}"`;
  });
}

/** The feed of the newest articles. */
export function blogFeed(
  posts: (PostCard & { html: string })[],
  format: FeedFormat,
  site: Site,
): Feed {
  const items: FeedItem[] = posts.map((post) => ({
    id: `urn:uuid:${post.id}`,
    url: postAddress(post, site),
    title: post.title,
    author: post.author,
    html: withFullAddresses(post.html, postAddress(post, site)),
    summary: post.summary,
    publishedAt: post.publishedAt,
    changedAt: post.changedAt,
    tags: post.tags,
  }));
  return {
    title: `Blog – ${site.name}`,
    description: `Articles of ${site.name} about looking for work and about hiring.`,
    pageUrl: absolute(site, "/Blogs"),
    feedUrl: absolute(site, blogFeedPath(format)),
    siteName: site.name,
    updatedAt: lastChange(items),
    items,
  };
}

/** The blog's feeds, for Next's `alternates.types`. */
export function blogFeedAlternates(site: Site) {
  const formats = Object.keys(FEED_FORMATS) as FeedFormat[];
  return Object.fromEntries(
    formats.map((format) => [
      FEED_FORMATS[format].mediaType,
      [{ url: blogFeedPath(format), title: `Blog – ${site.name} (${FEED_FORMATS[format].label})` }],
    ]),
  );
}
