"use client";

import { useState } from "react";
import { toast } from "@/components/ui/toasts/toast.client";
import type { PostingFields } from "@/lib/jobs/posting/schema";
import { PostForm } from "./post-form.client";
import type { PostJobProps } from "./post-job-props";

type Round = { number: number; fields: PostingFields };

/** The post form, which starts over after a reset. */
export function PostJob(props: PostJobProps) {
  const [round, setRound] = useState<Round>({ number: 0, fields: props.start.fields });
  const begin = (fields: PostingFields) =>
    setRound(({ number }) => ({ number: number + 1, fields }));

  function reset(typed: PostingFields): void {
    begin(props.empty);
    toast({
      kind: "good",
      text: "The form is empty again",
      action: { label: "Undo", run: () => begin(typed) },
    });
  }

  return (
    <PostForm
      key={round.number}
      {...props}
      fields={round.fields}
      draft={round.number === 0 ? props.draft : null}
      isRestored={round.number > 0}
      onReset={reset}
    />
  );
}
