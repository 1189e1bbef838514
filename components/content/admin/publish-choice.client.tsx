"use client";

import { useState } from "react";
import { FieldGroup } from "@/components/ui/forms/field-group.client";
import type { PostEdit } from "@/lib/content/blog/posts.schema";
import { formatInstant } from "@/lib/shared/dates";
import { TimeField } from "./time-field.client";

type Choice = "draft" | "now" | "at";
const STARTS = { draft: "draft", scheduled: "at", live: "now" } as const;

function wordsOf(post: PostEdit | null): Record<Choice, [string, string]> {
  const since = post?.state === "live" ? post.publishedAt : null;
  return {
    draft: since
      ? ["Unpublish it", "It becomes a draft that only admins see."]
      : ["Draft", "Only admins see it."],
    now: since
      ? ["Published", `Since ${formatInstant(since)}.`]
      : ["Publish now", "Everyone sees it right away."],
    at: ["Publish at a time", "It will appear automatically."],
  };
}

/** Whether the article is shown, and from when. */
export function PublishChoice({ post }: { post: PostEdit | null }) {
  const [choice, setChoice] = useState<Choice>(post ? STARTS[post.state] : "draft");
  const words = wordsOf(post);
  return (
    <FieldGroup name="publish" legend="On the site">
      <div className="radio-cards publish-cards">
        {(["draft", "now", "at"] as const).map((each) => (
          <label key={each} className="radio-card">
            <input
              type="radio"
              name="publish"
              value={each}
              defaultChecked={each === choice}
              onChange={() => setChoice(each)}
            />
            <span>
              <b>{words[each][0]}</b>
              <span>{words[each][1]}</span>
            </span>
          </label>
        ))}
      </div>
      {choice === "at" && (
        <TimeField
          name="publishAt"
          label="Day and time"
          help="In your own time zone."
          start={post?.publishedAt ?? null}
        />
      )}
    </FieldGroup>
  );
}
