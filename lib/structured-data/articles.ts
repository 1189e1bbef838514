import type { Blog, BlogPosting, FAQPage, WithContext } from "schema-dts";
import type { PostCard, PostDetail } from "@/lib/content/blog/posts.schema";
import type { Faq } from "@/lib/content/pages/schema";
import type { Crumb } from "@/lib/shared/breadcrumbs";
import { withoutAbsent } from "@/lib/shared/formats/json-ld";
import { absolute, type Site } from "@/lib/shared/site";
import { lastChange } from "@/lib/syndication/job-feeds";
import { FEED_FORMATS, type Feed, type FeedFormat, type FeedItem } from "@/lib/syndication/schema";
import { postShareImage } from "./share-cards";

/** Where the feed of the blog is. */
function blogFeedPath(format: FeedFormat): string {
  return `/feeds/blog.${format}`;
}

const addressOf = (post: Pick<PostCard, "slug">, site: Site) =>
  absolute(site, `/Blogs/${post.slug}`);

// A feed is read elsewhere: there an address of ours needs our name. The markup is our own
// renderer's, in which an address stands in one way.
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
    url: addressOf(post, site),
    title: post.title,
    author: post.author,
    html: withFullAddresses(post.html, addressOf(post, site)),
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

/** The feeds of the blog, for Next's `alternates.types`. */
export function blogFeedAlternates(site: Site) {
  const formats = Object.keys(FEED_FORMATS) as FeedFormat[];
  return Object.fromEntries(
    formats.map((format) => [
      FEED_FORMATS[format].mediaType,
      [{ url: blogFeedPath(format), title: `Blog – ${site.name} (${FEED_FORMATS[format].label})` }],
    ]),
  );
}

/** The way to an article. */
export function postTrail(post: Pick<PostCard, "title" | "slug">): Crumb[] {
  return [
    { label: "Home", path: "/" },
    { label: "Blogs", path: "/Blogs" },
    { label: post.title, path: `/Blogs/${post.slug}` },
  ];
}

/** An article's markup: `BlogPosting`, which is an `Article`. */
export function postMarkup(post: PostDetail, site: Site): WithContext<BlogPosting> {
  const url = addressOf(post, site);
  const image = post.cover ? post.cover.url : postShareImage(post, site).url;
  return withoutAbsent({
    "@context": "https://schema.org",
    "@type": "BlogPosting",
    headline: post.title,
    description: post.summary,
    url,
    mainEntityOfPage: url,
    image: absolute(site, image),
    datePublished: post.publishedAt,
    dateModified: post.changedAt,
    author: { "@type": "Person", name: post.author },
    publisher: {
      "@type": "Organization",
      name: site.name,
      url: absolute(site, "/"),
      logo: absolute(site, "/img/icon-512.png"),
    },
    keywords: post.tags.join(", "),
    wordCount: post.words,
    inLanguage: "en",
  } as const) as WithContext<BlogPosting>;
}

/** The blog's markup; what each article is stands in its own page's. */
export function blogMarkup(posts: PostCard[], site: Site): WithContext<Blog> | null {
  if (posts.length === 0) return null;
  return {
    "@context": "https://schema.org",
    "@type": "Blog",
    name: `Blog – ${site.name}`,
    url: absolute(site, "/Blogs"),
    blogPost: posts.map((post) => ({
      "@type": "BlogPosting",
      headline: post.title,
      url: addressOf(post, site),
      datePublished: post.publishedAt,
      author: { "@type": "Person", name: post.author },
    })),
  };
}

/** The markup of questions and answers; `null` where there are none. */
export function faqMarkup(faqs: Faq[]): WithContext<FAQPage> | null {
  if (faqs.length === 0) return null;
  return {
    "@context": "https://schema.org",
    "@type": "FAQPage",
    mainEntity: faqs.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}
