import type { Blog, BlogPosting, FAQPage, WithContext } from "schema-dts";
import type { PostCard, PostDetail } from "@/lib/content/blog/posts.schema";
import type { Faq } from "@/lib/content/pages/schema";
import type { Crumb } from "@/lib/shared/breadcrumbs";
import { withoutAbsent } from "@/lib/shared/formats/json-ld";
import { absolute, type Site } from "@/lib/shared/site";
import { postShareImage } from "./share-cards";
import { siteOrganization } from "./site-markup";

export const postAddress = (post: Pick<PostCard, "slug">, site: Site) =>
  absolute(site, `/Blogs/${post.slug}`);

/** The breadcrumbs of an article. */
export function postTrail(post: Pick<PostCard, "title" | "slug">): Crumb[] {
  return [
    { label: "Home", path: "/" },
    { label: "Blogs", path: "/Blogs" },
    { label: post.title, path: `/Blogs/${post.slug}` },
  ];
}

/** An article's markup: `BlogPosting`, which is an `Article`. */
export function postMarkup(post: PostDetail, site: Site): WithContext<BlogPosting> {
  const url = postAddress(post, site);
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
    publisher: siteOrganization(site),
    keywords: post.tags.join(", "),
    wordCount: post.words,
    inLanguage: "en",
  } as const) as WithContext<BlogPosting>;
}

/** The blog's markup; each article's own is on its page. */
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
      url: postAddress(post, site),
      datePublished: post.publishedAt,
      author: { "@type": "Person", name: post.author },
    })),
  };
}

/** The markup of questions and answers; `null` if there are none. */
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
