"use client";

import { useState } from "react";
import { Notice } from "@/components/ui/notice";
import { toast } from "@/components/ui/toasts/toast.client";
import type { PostingFields, PostingReceipt } from "@/lib/jobs/posting/schema";
import { PostForm } from "./post-form.client";
import type { PostJobProps } from "./post-job-props";

type Round = { number: number; fields: PostingFields };

function Posted({ receipt }: { receipt: PostingReceipt }) {
  const { title, status, slug, message, reviewReasons } = receipt;
  return (
    <Notice tone={status === "live" ? "good" : "teal"} role="status">
      <p>
        <b dir="auto">{title}</b>: {message}
      </p>
      {reviewReasons.map((reason) => (
        <p key={reason}>{reason}</p>
      ))}
      <p>
        {status === "live" ? (
          <a href={`/job/${slug}`}>See its page</a>
        ) : (
          <a href="/employer/jobs">See it in My Job Posts</a>
        )}
      </p>
    </Notice>
  );
}

/** The post form, which starts over after it is posted or reset. */
export function PostJob(props: PostJobProps) {
  const [round, setRound] = useState<Round>({ number: 0, fields: props.start.fields });
  const [receipt, setReceipt] = useState<PostingReceipt | null>(null);
  const begin = (fields: PostingFields) =>
    setRound(({ number }) => ({ number: number + 1, fields }));

  function reset(typed: PostingFields): void {
    begin(props.empty);
    setReceipt(null);
    toast({
      kind: "good",
      text: "The form is empty again",
      action: { label: "Undo", run: () => begin(typed) },
    });
  }

  return (
    <>
      {receipt && <Posted receipt={receipt} />}
      <PostForm
        key={round.number}
        {...props}
        fields={round.fields}
        draft={round.number === 0 ? props.draft : null}
        isRestored={round.number > 0}
        onReset={reset}
        onPosted={(posted) => {
          setReceipt(posted);
          begin(props.empty);
          window.scrollTo({ top: 0 });
        }}
      />
    </>
  );
}
