"use client";

import { useRef } from "react";
import { FormErrors } from "@/components/ui/forms/form-errors";
import { MarkdownField } from "@/components/ui/forms/markdown-field.client";
import { SubmitButton } from "@/components/ui/forms/submit-button";
import { TextArea } from "@/components/ui/forms/text-area";
import { TextField } from "@/components/ui/forms/text-field";
import { useLeaveWarning } from "@/components/ui/forms/use-leave-warning.client";
import {
  type FieldErrors,
  type FormValues,
  useSubmission,
} from "@/components/ui/forms/use-submission.client";
import { toast } from "@/components/ui/toasts/toast.client";
import { api } from "@/lib/browser/api";
import { clearDraft } from "@/lib/browser/drafts";
import { MAX_TAGS } from "@/lib/content/blog/limits.schema";
import type { PostEdit } from "@/lib/content/blog/posts.schema";
import { fromLocalInput, tagsOf } from "./content-words";
import { PublishChoice } from "./publish-choice.client";

const idOf = (name: string) => `post-${name}`;

async function preview(text: string): Promise<string> {
  const json = { of: "post", text };
  return (await api<{ html: string }>("/api/admin/content-previews", { method: "POST", json }))
    .html;
}

function toBody(values: FormValues) {
  const { title, slug, summary, body, author, coverAlt = "", publish } = values;
  const publishAt = publish === "at" ? fromLocalInput(values["publishAt"] ?? "") : null;
  return {
    ...{ title, summary, body, author, coverAlt, publish },
    ...(slug === undefined ? {} : { slug }),
    tags: tagsOf(values["tags"] ?? ""),
    ...(publishAt ? { publishAt } : {}),
  };
}

type Props = {
  /** Null for a new one. */
  post: PostEdit | null;
  /** The author's name under a new one. */
  author: string;
  onSaved?: (post: PostEdit) => void;
};

const SAID = {
  draft: "Draft saved.",
  scheduled: "It will be published at the time you chose.",
  live: "Published.",
};

function usePostForm({ post, onSaved }: Props) {
  const newId = useRef<string>(undefined);
  const version = useRef(post?.version ?? 0);
  const leaving = useLeaveWarning();
  const submission = useSubmission({
    isLasting: post !== null,
    fallback: "We couldn't save the article. Try again.",
    check: ({ title = "" }): Record<string, string> =>
      title.trim() === "" ? { title: "Give the article a title" } : {},
    send: async (values, element) => {
      newId.current ??= crypto.randomUUID();
      const body = toBody(values);
      const saved = post
        ? await api<PostEdit>(`/api/admin/posts/${post.id}`, {
            method: "PUT",
            json: { ...body, version: version.current },
          })
        : await api<PostEdit>("/api/admin/posts", {
            method: "POST",
            json: { ...body, id: newId.current },
          });
      leaving.settle();
      clearDraft(element);
      if (!post) return location.assign(`/admin/content/posts/${saved.id}`);
      version.current = saved.version;
      toast({ kind: "good", text: SAID[saved.state] });
      onSaved?.(saved);
    },
  });
  return { ...submission, touch: leaving.touch };
}

type FieldProps = { post: PostEdit | null; author: string; errors: FieldErrors };

/** The title and summary, as lists and search engines show them. */
function HeadFields({ post, errors }: Omit<FieldProps, "author">) {
  const isLive = post?.state === "live";
  return (
    <>
      <TextField
        name="title"
        id={idOf("title")}
        label="Title"
        dir="auto"
        defaultValue={post?.title}
        error={errors["title"]}
      />
      <TextField
        name="slug"
        id={idOf("slug")}
        label="Address"
        help={
          isLive
            ? "Readers know this address, so it can't change."
            : "The part after /Blogs/. Leave it empty to make it from the title."
        }
        readOnly={isLive}
        maxLength={80}
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={post?.slug}
        error={errors["slug"]}
      />
      <TextArea
        name="summary"
        id={idOf("summary")}
        label="Summary"
        help="A sentence or two, for lists and search engines."
        rows={2}
        defaultValue={post?.summary}
        error={errors["summary"]}
      />
    </>
  );
}

/** The author, the tags, and the picture's description. */
function FootFields({ post, author, errors }: FieldProps) {
  return (
    <>
      <TextField
        name="author"
        id={idOf("author")}
        label="Author"
        dir="auto"
        maxLength={120}
        defaultValue={post ? post.author : author}
        error={errors["author"]}
      />
      <TextField
        name="tags"
        id={idOf("tags")}
        label="Tags"
        help={`Separate them with commas; at most ${MAX_TAGS}.`}
        dir="auto"
        defaultValue={post?.tags.join(", ")}
        error={errors["tags"]}
      />
      {post?.cover ? (
        <TextField
          name="coverAlt"
          id={idOf("coverAlt")}
          label="What the picture shows"
          help="For people who can't see it. Leave it empty if the picture is only decorative."
          dir="auto"
          defaultValue={post.coverAlt}
          error={errors["coverAlt"]}
        />
      ) : (
        <input type="hidden" name="coverAlt" value={post?.coverAlt ?? ""} />
      )}
    </>
  );
}

/** Edits an article. */
export function PostForm(props: Props) {
  const { post, author } = props;
  const { form, isBusy, errors, alert, touch } = usePostForm(props);
  return (
    <form
      {...form}
      className="form-grid panel content-form"
      aria-label="Article"
      data-draft="article"
      onChange={touch}
    >
      <FormErrors errors={errors} alert={alert} idOf={idOf} />
      <HeadFields post={post} errors={errors} />
      <MarkdownField
        name="body"
        id={idOf("body")}
        label="Text"
        help="Formatted with Markdown. You can link to pages of this site, such as /jobs, and show its pictures, such as ![A lab](/img/scenes/lab.svg)."
        start={post?.body ?? ""}
        error={errors["body"]}
        preview={preview}
        onChange={touch}
      />
      <FootFields post={post} author={author} errors={errors} />
      <PublishChoice post={post} idOf={idOf} error={errors["publishAt"] ?? errors["publish"]} />
      <div className="row">
        <SubmitButton label="Save" busyLabel="Saving..." isBusy={isBusy} className="btn-primary" />
      </div>
    </form>
  );
}
