"use client";

import { useSyncExternalStore } from "react";
import useSWR from "swr";
import { useSession } from "@/components/site/use-session.client";
import { toast } from "@/components/ui/toasts/toast.client";
import { ApiError, api } from "@/lib/browser/api";
import {
  forgetLocalViewedJobs,
  moveViewedJobs,
  onLocalViewedJobs,
  readLocalViewedJobs,
} from "@/lib/browser/viewed-jobs";
import type { ViewedJob } from "@/lib/shared/viewed-jobs";

type List = { jobs: ViewedJob[] };

const PATH = "/api/viewed-jobs";
const NONE: ViewedJob[] = [];

/** Reads the account's list, after adding the jobs viewed in this browser before the login. */
async function load(): Promise<List> {
  await moveViewedJobs();
  return api<List>(PATH);
}

function useViewedJobs(): { jobs: ViewedJob[]; forget: () => Promise<void> } {
  const session = useSession();
  const local = useSyncExternalStore(onLocalViewedJobs, readLocalViewedJobs, () => NONE);
  const { data, mutate } = useSWR(session && [PATH, session.userId], load, {
    shouldRetryOnError: false,
  });
  if (!session) return { jobs: local, forget: async () => forgetLocalViewedJobs() };
  const forget = async () => {
    await api(PATH, { method: "DELETE" });
    await mutate({ jobs: NONE }, { revalidate: false });
  };
  return { jobs: data?.jobs ?? NONE, forget };
}

/** The jobs that the reader viewed last, or nothing if there are none. */
export function ViewedJobs() {
  const { jobs, forget } = useViewedJobs();
  if (jobs.length === 0) return null;
  const clear = () =>
    forget().catch((error: unknown) => {
      const why = error instanceof ApiError ? error.message : "Try again.";
      toast({ kind: "bad", text: `We couldn't clear the list. ${why}` });
    });
  return (
    <section className="panel side-panel viewed-jobs" aria-labelledby="viewed-jobs">
      <div className="side-head">
        <h2 id="viewed-jobs">Recently viewed</h2>
        <button type="button" className="link" onClick={() => void clear()}>
          Clear
        </button>
      </div>
      <ul className="side-list">
        {jobs.map(({ id, slug, title, company }) => (
          <li key={id}>
            <span>
              <a href={`/job/${slug}`}>{title}</a>
              <span>{company}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
