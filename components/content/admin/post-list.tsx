import { EmptyState } from "@/components/ui/empty-state";
import { Icon } from "@/components/ui/icon";
import { Pagination } from "@/components/ui/pagination/pagination";
import {
  POST_STATE_NAMES,
  POST_STATES,
  type PostState,
} from "@/lib/content/blog/post-states.schema";
import type { PostLine, PostLines } from "@/lib/content/blog/posts.schema";
import { formatDay, formatInstant } from "@/lib/shared/dates";
import { STATE_BADGES } from "./content-words";

type Props = { list: PostLines; state: PostState | null };

function hrefOf(state: PostState | null, page = 1): string {
  const parameters = new URLSearchParams({
    ...(state ? { state } : {}),
    ...(page > 1 ? { page: String(page) } : {}),
  });
  return parameters.size > 0 ? `/admin/content?${parameters}` : "/admin/content";
}

function States({ list, state }: Props) {
  const all = POST_STATES.reduce((sum, each) => sum + list.counts[each], 0);
  const choices = [[null, `All ${all}`] as const].concat(
    POST_STATES.map((each) => [each, `${POST_STATE_NAMES[each]} ${list.counts[each]}`] as never),
  );
  return (
    <nav className="period-links" aria-label="Status">
      {choices.map(([each, label]) => (
        <a
          key={label}
          href={hrefOf(each)}
          {...(each === state ? { "aria-current": "page" as const } : {})}
        >
          {label}
        </a>
      ))}
    </nav>
  );
}

function when({ state, publishedAt, changedAt }: PostLine): string {
  if (state === "scheduled" && publishedAt) return `Appears ${formatInstant(publishedAt)}`;
  if (state === "live" && publishedAt) return `Published ${formatDay(publishedAt)}`;
  return `Last changed ${formatDay(changedAt)}`;
}

function Line({ post }: { post: PostLine }) {
  return (
    <li>
      <div className="entry-words">
        <h2 className="entry-title">
          <a href={`/admin/content/posts/${post.id}`} dir="auto">
            {post.title}
          </a>
        </h2>
        <p>
          {post.author && <span dir="auto">{post.author} · </span>}
          {when(post)}
        </p>
      </div>
      <span className={STATE_BADGES[post.state]}>{POST_STATE_NAMES[post.state]}</span>
      {post.state === "live" && (
        <a className="btn btn-quiet btn-sm" href={`/Blogs/${post.slug}`}>
          View<span className="sr">: {post.title}</span>
        </a>
      )}
    </li>
  );
}

/** The blog's articles in every state. */
export function OwnPosts({ list, state }: Props) {
  return (
    <>
      <div className="content-bar">
        <States list={list} state={state} />
        <a className="btn btn-primary" href="/admin/content/posts/new">
          <Icon name="plus" size="sm" />
          New Article
        </a>
      </div>
      {list.posts.length === 0 ? (
        <div className="panel">
          <EmptyState
            drawing="posts"
            title={state ? "No such article" : "No article yet"}
            text={state ? "No articles have this state." : "Published articles appear on the blog."}
          />
        </div>
      ) : (
        <ul className="panel entry-list">
          {list.posts.map((post) => (
            <Line key={post.id} post={post} />
          ))}
        </ul>
      )}
      <Pagination
        page={list.page}
        pageCount={list.pageCount}
        hrefFor={(page) => hrefOf(state, page)}
      />
    </>
  );
}
