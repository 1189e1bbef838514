"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { toast } from "@/components/ui/toasts/toast.client";
import { useOneAtATime } from "@/components/ui/toasts/use-one-at-a-time.client";
import { api, failureText } from "@/lib/browser/api";
import type { JobChangeResult, JobsChange } from "@/lib/jobs/employer/lifecycle.schema";
import { type PluralForms, plural } from "@/lib/shared/plural";

const DONE: Record<JobsChange["action"], PluralForms> = {
  pause: { one: "{count} job paused.", other: "{count} jobs paused." },
  resume: { one: "{count} job live again.", other: "{count} jobs live again." },
  extend: {
    one: "{count} job given a new deadline.",
    other: "{count} jobs given a new deadline.",
  },
  close: { one: "{count} job closed.", other: "{count} jobs closed." },
};

/** The calls that undo a change; empty if it can't be undone. */
function undoOf(change: JobsChange, results: readonly JobChangeResult[]): JobsChange[] {
  const done = results.filter(({ isDone }) => isDone);
  const jobIds = done.map(({ jobId }) => jobId);
  if (jobIds.length === 0) return [];
  if (change.action === "pause") return [{ action: "resume", jobIds }];
  if (change.action === "resume") return [{ action: "pause", jobIds }];
  if (change.action === "close") return [];
  const byDeadline = new Map<string | null, string[]>();
  for (const { jobId, deadlineBefore } of done) {
    byDeadline.set(deadlineBefore, [...(byDeadline.get(deadlineBefore) ?? []), jobId]);
  }
  return [...byDeadline].map(([deadline, ids]) => ({ action: "extend", jobIds: ids, deadline }));
}

const send = (change: JobsChange) =>
  api<{ results: JobChangeResult[] }>("/api/employer/jobs/changes", {
    method: "POST",
    json: change,
  });

/** Changes postings, one change at a time, and reports the result, with a way to undo it. */
export function useJobChanges(onDone: () => void) {
  const router = useRouter();
  const { isBusy, attempt } = useOneAtATime();
  const [refused, setRefused] = useState<readonly JobChangeResult[]>([]);

  async function undo(changes: readonly JobsChange[]): Promise<void> {
    try {
      const responses = await Promise.all(changes.map(send));
      const failed = responses.flatMap(({ results }) => results.filter(({ isDone }) => !isDone));
      setRefused(failed);
      if (failed.length === 0) toast({ kind: "good", text: "Undone." });
    } catch (error) {
      toast({ kind: "bad", text: failureText(error) });
    }
    router.refresh();
  }

  function report(change: JobsChange, results: readonly JobChangeResult[]): void {
    const done = results.filter(({ isDone }) => isDone).length;
    setRefused(results.filter(({ isDone }) => !isDone));
    if (done === 0) return;
    const back = undoOf(change, results);
    toast({
      kind: "good",
      text: plural(done, DONE[change.action]),
      ...(back.length > 0 ? { action: { label: "Undo", run: () => void undo(back) } } : {}),
    });
  }

  /** Returns whether the server accepted it; refusals for single postings are in `refused`. */
  const run = (change: JobsChange): Promise<boolean> =>
    attempt(async () => {
      const { results } = await send(change);
      report(change, results);
      onDone();
      router.refresh();
    });

  return { run, isBusy, refused };
}
