"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { ActionButton } from "@/components/ui/action.client";
import { PictureField } from "@/components/ui/forms/picture-field.client";
import { POST_STATE_NAMES } from "@/lib/content/blog/post-states.schema";
import type { Cover, PostEdit } from "@/lib/content/blog/posts.schema";
import { STATE_BADGES } from "./content-words";
import { PostForm } from "./post-form.client";

type Props = { initial: PostEdit; maxCoverBytes: number };

function Picture({ cover }: { cover: Cover | null }) {
  if (!cover)
    return <p className="text-sm text-muted">None yet. Lists show a coloured edge instead.</p>;
  const { url, width, height, alt } = cover;
  return (
    // biome-ignore lint/performance/noImgElement: made to size when it was uploaded
    <img className="article-cover" src={url} width={width} height={height} alt={alt} />
  );
}

/** Edits an article and its picture, and offers its other actions. */
export function PostEditor({ initial, maxCoverBytes }: Props) {
  const router = useRouter();
  const [post, setPost] = useState(initial);
  return (
    <div className="post-editor">
      <PostForm
        post={post}
        author={post.author}
        onSaved={(saved) => {
          // The picture may have been changed while the article was being saved.
          setPost(({ cover }) => ({ ...saved, cover }));
          router.refresh();
        }}
      />
      <div className="post-aside">
        <section className="panel content-form" aria-labelledby="post-state">
          <h2 id="post-state" className="text-lg">
            This article
          </h2>
          <p>
            <span className={STATE_BADGES[post.state]}>{POST_STATE_NAMES[post.state]}</span>
          </p>
          <div className="row">
            {post.state === "live" && (
              <a className="btn btn-outline btn-sm" href={`/Blogs/${post.slug}`}>
                View
              </a>
            )}
            <ActionButton
              label="Delete"
              method="DELETE"
              path={`/api/admin/posts/${post.id}`}
              variant="btn-danger"
              confirm="It will be deleted for good, with its picture."
              done="Article deleted."
              next="/admin/content"
            />
          </div>
        </section>
        <section className="panel content-form" aria-labelledby="post-picture">
          <h2 id="post-picture" className="text-lg">
            Picture
          </h2>
          <Picture cover={post.cover} />
          <PictureField
            id="cover"
            path={`/api/admin/posts/${post.id}/cover`}
            hasPicture={post.cover !== null}
            maxBytes={maxCoverBytes}
            chooseLabel="Choose Picture"
            removeLabel="Remove Picture"
            help="Wide pictures look best."
            onChanged={(response) => {
              const cover = (response?.["cover"] ?? null) as Cover | null;
              setPost((before) => ({ ...before, cover }));
              return cover ? "Picture updated." : "Picture removed.";
            }}
          />
        </section>
      </div>
    </div>
  );
}
