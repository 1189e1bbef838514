"use client";

import { useEffect } from "react";
import useSWR, { type KeyedMutator } from "swr";
import { toast } from "@/components/ui/toasts/toast.client";
import { ApiError, api } from "@/lib/browser/api";
import {
  forgetLocalJobs,
  giveUpSavedJobs,
  keepSavedJobs,
  readLocalJobs,
} from "./saved-jobs.client";

type List = { ids: string[] };

const PATH = "/api/saved-jobs";
// As many as the API accepts at once (lib/jobs/seeker/saved.schema.ts).
const MERGE_MAX = 200;

/** Reads the account's list, after adding the jobs saved in this browser. */
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

/** Shows the change at once; reverts it with a message if the server refuses it. */
async function change(mutate: KeyedMutator<List>, jobId: string, isSaved: boolean): Promise<void> {
  try {
    await mutate(() => send(jobId, isSaved), {
      // The displayed list, with the changes still in progress.
      optimisticData: (_committed, shown) => withJob(shown, jobId, isSaved),
      // The server's list counts, whatever has been pressed meanwhile.
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

/** While mounted, the page's bookmarks are the account's rather than this browser's. */
export function AccountSavedJobs({ userId }: { userId: string }) {
  const { data, error, mutate } = useSWR([PATH, userId], load, { focusThrottleInterval: 60_000 });
  useEffect(() => {
    if (!data) return;
    keepSavedJobs({
      ids: new Set(data.ids),
      save: (jobId, isSaved) => void change(mutate, jobId, isSaved),
    });
  }, [data, mutate]);
  const hasFailed = error !== undefined && data === undefined;
  useEffect(() => {
    if (hasFailed) giveUpSavedJobs();
  }, [hasFailed]);
  useEffect(() => () => keepSavedJobs(null), []);
  return null;
}
