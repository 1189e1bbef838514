import { ChipLink } from "@/components/ui/chip";
import { EmptyState } from "@/components/ui/empty-state";
import { Icon } from "@/components/ui/icon";
import { Pagination } from "@/components/ui/pagination/pagination";
import { blogHref } from "@/lib/content/blog/posts";
import type { PostPage } from "@/lib/content/blog/posts.schema";
import type { SiteWords } from "@/lib/shared/words/defaults";
import { PostList } from "./post-list";

type ListProps = { list: PostPage; tag: string | null };
type Props = ListProps & { words: SiteWords };

function Tags({ list, tag }: ListProps) {
  if (list.tags.length === 0) return null;
  return (
    <nav className="blog-tags" aria-label="Tags">
      {tag !== null && (
        <a className="chip chip-active" href="/Blogs" dir="auto">
          <span className="sr">Show all articles, not only: </span>
          {tag}
          <Icon name="x" size="sm" />
        </a>
      )}
      {list.tags
        .filter((each) => each.tag !== tag)
        .map((each) => (
          <ChipLink key={each.tag} href={blogHref({ tag: each.tag })}>
            <span dir="auto">{each.tag}</span>
          </ChipLink>
        ))}
    </nav>
  );
}

/** The newest articles, all or with one tag; the specification's text if there are none. */
export function BlogPage({ words, list, tag }: Props) {
  if (list.posts.length === 0) {
    return (
      <div className="wrap section">
        <EmptyState
          isPage
          drawing="posts"
          title={words.noArticlesTitle}
          text={tag === null ? words.noArticlesText : "No article has this tag."}
        >
          {tag === null ? (
            <a className="btn btn-primary" href="/jobs">
              Find Jobs
            </a>
          ) : (
            <a className="btn btn-primary" href="/Blogs">
              All articles
            </a>
          )}
        </EmptyState>
      </div>
    );
  }
  return (
    <div className="wrap pb-20">
      <div className="page-head blog-head">
        <div>
          <h1>Blogs</h1>
          <p className="lede">Articles about looking for work and about hiring.</p>
        </div>
        <a className="btn btn-outline btn-sm" href="/feeds/blog.rss">
          <Icon name="rss" size="sm" />
          RSS
        </a>
      </div>
      <Tags list={list} tag={tag} />
      <PostList posts={list.posts} heading="h2" />
      <Pagination
        page={list.page}
        pageCount={list.pageCount}
        hrefFor={(page) => blogHref({ tag, page })}
      />
    </div>
  );
}
