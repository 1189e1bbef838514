import { StaticMarkup } from "@/components/ui/static/static-markup";
import { coverOrDrawn } from "@/lib/content/blog/covers";
import { blogHref } from "@/lib/content/blog/posts";
import type { PostCard } from "@/lib/content/blog/posts.schema";
import { formatDay } from "@/lib/shared/dates";

/** Who wrote it, when, and how long it takes to read. */
export function Byline({ post }: { post: PostCard }) {
  return (
    <p className="byline">
      <span dir="auto">{post.author}</span>
      <span>
        <time dateTime={post.publishedAt}>{formatDay(post.publishedAt)}</time>
      </span>
      <span>{post.minutes} min read</span>
    </p>
  );
}

/** An article's tags, each linking to more articles. */
export function PostTags({ tags }: { tags: readonly string[] }) {
  if (tags.length === 0) return null;
  return (
    <ul className="row" aria-label="Tags">
      {tags.map((tag) => (
        <li key={tag}>
          <a className="chip chip-link" href={blogHref({ tag })} dir="auto">
            {tag}
          </a>
        </li>
      ))}
    </ul>
  );
}

function Cover({ post, isFirst }: { post: PostCard; isFirst: boolean }) {
  const { url, width, height } = coverOrDrawn(post);
  // Decorative, because the title and text are beside it.
  return (
    // biome-ignore lint/performance/noImgElement: made to size when it was uploaded
    <img
      className="post-cover"
      src={url}
      width={width}
      height={height}
      alt=""
      decoding="async"
      {...(isFirst ? { fetchPriority: "high" as const } : { loading: "lazy" as const })}
    />
  );
}

type Props = {
  posts: PostCard[];
  /** The heading level that fits the page. */
  heading: "h2" | "h3";
};

/** Articles as cards, each entirely a link. */
export function PostList({ posts, heading: Heading }: Props) {
  return (
    <StaticMarkup as="ul" className="post-grid">
      {posts.map((post, index) => (
        <li key={post.slug} className="panel post-card">
          <Cover post={post} isFirst={Heading === "h2" && index === 0} />
          <div className="post-words">
            <Heading className="text-xl" dir="auto">
              <a href={`/Blogs/${post.slug}`}>{post.title}</a>
            </Heading>
            <p dir="auto">{post.summary}</p>
            <Byline post={post} />
          </div>
        </li>
      ))}
    </StaticMarkup>
  );
}
