"use client";

import { useEffect } from "react";
import useSWR, { type KeyedMutator } from "swr";
import { toast } from "@/components/ui/toast.client";
import { ApiError, api } from "@/lib/browser/api";
import { forgetLocalJobs, keepSavedJobs, readLocalJobs } from "./saved-jobs.client";

type List = { ids: string[] };

const PATH = "/api/saved-jobs";
// As many as the API takes at once (lib/jobs/saved.schema.ts).
const MERGE_MAX = 200;

/** Reads the account's list, after adding to it what was saved in this browser. */
async function load(): Promise<List> {
  const local = readLocalJobs();
  for (let done = 0; done < local.length; done += MERGE_MAX) {
    const ids = local.slice(done, done + MERGE_MAX);
    await api<List>(PATH, { method: "POST", json: { ids } });
  }
  if (local.length > 0) forgetLocalJobs(local);
  return api<List>(PATH);
}

function withJob(list: List | undefined, jobId: string, isSaved: boolean): List {
  const others = (list?.ids ?? []).filter((id) => id !== jobId);
  return { ids: isSaved ? [jobId, ...others] : others };
}

// One after the other, or the last press might arrive first.
let last: Promise<unknown> = Promise.resolve();

function send(jobId: string, isSaved: boolean): Promise<undefined> {
  const call = () => api<undefined>(`${PATH}/${jobId}`, { method: isSaved ? "PUT" : "DELETE" });
  const turn = last.then(call, call);
  last = turn;
  return turn;
}

/** Shows the change at once; takes it back, and says so, when the server refuses it. */
async function change(mutate: KeyedMutator<List>, jobId: string, isSaved: boolean): Promise<void> {
  try {
    await mutate(() => send(jobId, isSaved), {
      // What is shown, with the changes that are still under way.
      optimisticData: (_committed, shown) => withJob(shown, jobId, isSaved),
      // The server's list counts, whatever was pressed meanwhile.
      populateCache: false,
      rollbackOnError: true,
    });
  } catch (error) {
    const why = error instanceof ApiError ? error.message : "Try again.";
    const what = isSaved
      ? "We couldn't save the job."
      : "We couldn't remove the job. It's still saved.";
    toast({
      kind: "bad",
      text: `${what} ${why}`,
      action: { label: "Retry", run: () => void change(mutate, jobId, isSaved) },
    });
  }
}

/** While it is mounted, the bookmarks of the page are the account's and not this browser's. */
export function AccountSavedJobs({ userId }: { userId: string }) {
  const { data, mutate } = useSWR([PATH, userId], load, { focusThrottleInterval: 60_000 });
  useEffect(() => {
    if (!data) return;
    keepSavedJobs({
      ids: new Set(data.ids),
      save: (jobId, isSaved) => void change(mutate, jobId, isSaved),
    });
  }, [data, mutate]);
  useEffect(() => () => keepSavedJobs(null), []);
  return null;
}
