"use client";

import { useEffect, useRef, useState } from "react";
import { ApiError, api } from "@/lib/browser/api";
import type { DraftReceipt } from "@/lib/jobs/posting/drafts.schema";
import { isUntouched } from "@/lib/jobs/posting/form-fields";
import type { PostingFields } from "@/lib/jobs/posting/schema";

const PAUSE_MS = 2000;

type SavedDraft = { id: string; version: number };
type State = { savedAt: Date | null; conflict: string | null; hasFailed: boolean };

const NOTHING: State = { savedAt: null, conflict: null, hasFailed: false };

async function send(known: SavedDraft | null, companyId: string, fields: PostingFields) {
  if (known) {
    const json = { version: known.version, fields };
    return api<DraftReceipt>(`/api/job-drafts/${known.id}`, { method: "PUT", json });
  }
  const json = { kind: "draft", companyId, fields };
  return api<DraftReceipt>("/api/job-drafts", { method: "POST", json });
}

/** Overwrites the company's draft, whichever it is. */
async function overwrite(companyId: string, fields: PostingFields): Promise<DraftReceipt> {
  const { draft } = await api<{ draft: SavedDraft | null }>(
    `/api/job-drafts?companyId=${companyId}`,
  );
  return send(draft, companyId, fields);
}

/**
 * Saves the content on the server when typing pauses, one save after another. Two tabs never
 * overwrite each other: the later one is told.
 */
export function useJobDraft(start: (SavedDraft & { savedAt: string }) | null) {
  const known = useRef<SavedDraft | null>(start);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const running = useRef<Promise<void>>(Promise.resolve());
  const isDirty = useRef(false);
  const isStopped = useRef(false);
  const [state, setState] = useState<State>(NOTHING);
  const [startedAt] = useState(start?.savedAt);

  useEffect(() => {
    // The server doesn't know the reader's time zone.
    if (startedAt) setState((now) => ({ ...now, savedAt: new Date(startedAt) }));
  }, [startedAt]);

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (isDirty.current) event.preventDefault();
    };
    window.addEventListener("beforeunload", warn);
    return () => {
      window.removeEventListener("beforeunload", warn);
      clearTimeout(timer.current);
    };
  }, []);

  async function attempt(work: () => Promise<DraftReceipt>): Promise<void> {
    isDirty.current = false;
    try {
      const { id, version, savedAt } = await work();
      known.current = { id, version };
      setState({ ...NOTHING, savedAt: new Date(savedAt) });
    } catch (error) {
      isDirty.current = true;
      const isConflict = error instanceof ApiError && error.status === 409;
      isStopped.current = isConflict;
      // It was discarded elsewhere, so the next save makes another.
      if (error instanceof ApiError && error.status === 404) known.current = null;
      const conflict = isConflict ? error.message : null;
      setState(({ savedAt }) => ({ savedAt, conflict, hasFailed: !isConflict }));
    }
  }

  const queue = (work: () => Promise<DraftReceipt>) => {
    running.current = running.current.then(() => attempt(work));
    return running.current;
  };

  return {
    ...state,
    /** Saves after two seconds without typing. */
    keepSoon: (companyId: string, read: () => PostingFields) => {
      clearTimeout(timer.current);
      const fields = read();
      if (isStopped.current || (known.current === null && isUntouched(fields))) return;
      isDirty.current = true;
      timer.current = setTimeout(() => {
        void queue(() => send(known.current, companyId, fields));
      }, PAUSE_MS);
    },
    /** Continues with this tab's content, over the other's. */
    keepMine: (companyId: string, fields: PostingFields) => {
      isStopped.current = false;
      return queue(() => overwrite(companyId, fields));
    },
    /** Holds back saving while the form is being sent. */
    pause: () => clearTimeout(timer.current),
    /** Deletes the draft: it was posted, or started over. */
    drop: async () => {
      clearTimeout(timer.current);
      await running.current;
      const { current } = known;
      known.current = null;
      isDirty.current = false;
      isStopped.current = false;
      setState(NOTHING);
      if (current) {
        await api(`/api/job-drafts/${current.id}`, { method: "DELETE" }).catch(() => undefined);
      }
    },
  };
}
