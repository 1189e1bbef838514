import { missingMetadata, pageMetadata } from "@/app/page-metadata";
import { MissingPage } from "@/components/content/missing-page";
import { PostArticle } from "@/components/content/post-article";
import { JsonLd } from "@/components/site/json-ld";
import { findPost } from "@/lib/content/blog/posts.queries";
import { site } from "@/lib/platform/site";
import { breadcrumbList } from "@/lib/shared/breadcrumbs";
import { postMarkup, postTrail } from "@/lib/structured-data/articles";
import { postShareImage } from "@/lib/structured-data/share-cards";
import { blogFeedAlternates } from "@/lib/syndication/blog-feed";
import { offeredMetadata, offeredPage } from "../../offered-page";
import "@/app/sheets/content.css";

type Props = PageProps<"/Blogs/[slug]">;

export const generateMetadata = offeredMetadata("blog", async ({ params }: Props) => {
  const post = await findPost((await params).slug);
  if (!post) return missingMetadata("Article not found");
  return pageMetadata({
    title: `${post.title} – Blogs`,
    description: post.summary,
    path: `/Blogs/${post.slug}`,
    image: postShareImage(post, site()),
    article: {
      publishedTime: post.publishedAt,
      modifiedTime: post.changedAt,
      authors: [post.author],
      tags: post.tags,
    },
    feeds: blogFeedAlternates(site()),
  });
});

export default offeredPage("blog", async ({ params }: Props) => {
  const post = await findPost((await params).slug);
  if (!post) {
    return (
      <MissingPage
        title="Article not found"
        text="It may have been withdrawn, or the address is mistyped."
        back={{ href: "/Blogs", label: "All articles" }}
      />
    );
  }
  const trail = postTrail(post);
  return (
    <>
      <JsonLd value={postMarkup(post, site())} />
      <JsonLd value={breadcrumbList(trail, site())} />
      <PostArticle post={post} trail={trail} />
    </>
  );
});
