import { Icon } from "@/components/ui/icon";
import { Breadcrumbs } from "@/components/ui/navigation/breadcrumbs";
import { coverOrDrawn } from "@/lib/content/blog/covers";
import type { PostDetail } from "@/lib/content/blog/posts.schema";
import type { Crumb } from "@/lib/shared/breadcrumbs";
import { formatDay } from "@/lib/shared/dates";
import { Byline, PostList, PostTags } from "./post-list";

const DAY_MS = 86_400_000;

/** Whether it was changed so long after publication that readers should know. */
function isRevised({ publishedAt, changedAt }: PostDetail): boolean {
  return Date.parse(changedAt) - Date.parse(publishedAt) > DAY_MS;
}

function Cover({ post }: { post: PostDetail }) {
  const { url, width, height, alt } = coverOrDrawn(post);
  return (
    // biome-ignore lint/performance/noImgElement: made to size when it was uploaded
    <img
      className="article-cover"
      src={url}
      width={width}
      height={height}
      alt={alt}
      fetchPriority="high"
    />
  );
}

/** A blog article, and further reading. */
export function PostArticle({ post, trail }: { post: PostDetail; trail: Crumb[] }) {
  return (
    <div className="wrap pb-20">
      <article className="article-column">
        <div className="page-head">
          <Breadcrumbs trail={trail} />
          <h1 dir="auto">{post.title}</h1>
          <p className="lede" dir="auto">
            {post.summary}
          </p>
          <Byline post={post} />
          {isRevised(post) && (
            <p className="page-date">
              Updated on <time dateTime={post.changedAt}>{formatDay(post.changedAt)}</time>
            </p>
          )}
        </div>
        <Cover post={post} />
        <div
          className="prose article"
          dir="auto"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered and sanitised by the server
          dangerouslySetInnerHTML={{ __html: post.html }}
        />
        <PostTags tags={post.tags} />
      </article>
      {post.more.length > 0 && (
        <section className="pt-16" aria-labelledby="more-articles">
          <h2 id="more-articles" className="mb-4 text-2xl">
            More to read
          </h2>
          <PostList posts={post.more} heading="h3" />
        </section>
      )}
      <p className="pt-8">
        <a className="btn btn-quiet" href="/Blogs">
          <Icon name="arrow-left" size="sm" />
          All articles
        </a>
      </p>
    </div>
  );
}
