"use client";

import { useRef } from "react";
import { Form } from "@/components/ui/forms/form.client";
import { FormErrors } from "@/components/ui/forms/form-errors.client";
import { MarkdownField } from "@/components/ui/forms/markdown-field.client";
import { SubmitButton } from "@/components/ui/forms/submit-button.client";
import { TextArea } from "@/components/ui/forms/text-area.client";
import { TextField } from "@/components/ui/forms/text-field.client";
import { useLeaveWarning } from "@/components/ui/forms/use-leave-warning.client";
import { type FormValues, useSubmission } from "@/components/ui/forms/use-submission.client";
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

type FieldProps = { post: PostEdit | null; author: string };

/** The title and summary, as lists and search engines show them. */
function HeadFields({ post }: Omit<FieldProps, "author">) {
  const isLive = post?.state === "live";
  return (
    <>
      <TextField name="title" label="Title" dir="auto" defaultValue={post?.title} />
      <TextField
        name="slug"
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
      />
      <TextArea
        name="summary"
        label="Summary"
        help="A sentence or two, for lists and search engines."
        rows={2}
        defaultValue={post?.summary}
      />
    </>
  );
}

/** The author, the tags, and the picture's description. */
function FootFields({ post, author }: FieldProps) {
  return (
    <>
      <TextField
        name="author"
        label="Author"
        dir="auto"
        maxLength={120}
        defaultValue={post ? post.author : author}
      />
      <TextField
        name="tags"
        label="Tags"
        help={`Separate them with commas; at most ${MAX_TAGS}.`}
        dir="auto"
        defaultValue={post?.tags.join(", ")}
      />
      {post?.cover ? (
        <TextField
          name="coverAlt"
          label="What the picture shows"
          help="For people who can't see it. Leave it empty if the picture is only decorative."
          dir="auto"
          defaultValue={post.coverAlt}
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
  const { form, touch } = usePostForm(props);
  return (
    <Form
      {...form}
      className="form-grid panel content-form"
      aria-label="Article"
      data-draft="article"
      onChange={touch}
      idOf={idOf}
    >
      <FormErrors />
      <HeadFields post={post} />
      <MarkdownField
        name="body"
        label="Text"
        help="Formatted with Markdown. You can link to pages of this site, such as /jobs, and show its pictures, such as ![A lab](/img/scenes/lab.svg)."
        start={post?.body ?? ""}
        preview={preview}
        onChange={touch}
      />
      <FootFields post={post} author={author} />
      <PublishChoice post={post} />
      <div className="row">
        <SubmitButton label="Save" busyLabel="Saving..." className="btn-primary" />
      </div>
    </Form>
  );
}
