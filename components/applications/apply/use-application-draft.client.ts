"use client";

import { useEffect, useRef, useState } from "react";
import type { FormValues } from "@/components/ui/forms/use-submission.client";
import type { SavedDraft } from "@/lib/applications/applying/drafts.schema";
import { api } from "@/lib/browser/api";
import {
  dropApplicationDraft,
  keepApplicationDraft,
  type OwnDraft,
  readApplicationDraft,
} from "@/lib/browser/application-drafts";
import { readSession } from "@/lib/browser/session-state";
import { latestDraft } from "./latest-draft";

const PAUSE_MS = 300;
// The server is asked less often than this browser.
const ACCOUNT_PAUSE_MS = 1000;

type SavedState = { at: Date; isHereOnly: boolean };

/** A form's content: its texts, and the chosen file. */
function contentOf(form: HTMLFormElement): { values: FormValues; file: File | null } {
  const texts = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === "string" ? [[name, value] as const] : [],
  );
  return { values: Object.fromEntries(texts), file: chosenFile(form) };
}

/** The file chosen in the form, or `null`. */
export function chosenFile(form: HTMLFormElement): File | null {
  const input = form.elements.namedItem("resumeFile");
  return (input instanceof HTMLInputElement && input.files?.[0]) || null;
}

/** This browser's draft for a job; `null` until it has been read. */
function useOwnDraft(jobId: string): OwnDraft | null {
  const [draft, setDraft] = useState<OwnDraft | null>(null);
  useEffect(() => {
    let isHere = true;
    void readApplicationDraft(jobId, readSession()?.userId ?? null).then((found) => {
      if (isHere) setDraft(found);
    });
    return () => {
      isHere = false;
    };
  }, [jobId]);
  return draft;
}

/** Asks before leaving the page while the returned ref is true. */
function useLeavingQuestion() {
  const isDirty = useRef(false);
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (isDirty.current) event.preventDefault();
    };
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, []);
  return isDirty;
}

/**
 * The draft of an application to a job, saved while it is written: in this browser, and for a
 * member in the account. `stored` is what the account had. `draft` is null until it is known.
 */
export function useApplicationDraft(jobId: string, stored: SavedDraft | null) {
  const draft = latestDraft(useOwnDraft(jobId), stored);
  const [saved, setSaved] = useState<SavedState | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const accountTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Whether leaving the page would lose something.
  const isDirty = useLeavingQuestion();

  /** Sends it to the account, and notes the server's time here, so that this copy isn't older. */
  async function keepInAccount(userId: string, content: ReturnType<typeof contentOf>) {
    if (!draft) return;
    const { submissionId } = draft;
    const json = { submissionId, values: content.values };
    try {
      const path = `/api/jobs/${jobId}/application-draft`;
      const { savedAt } = await api<{ savedAt: string }>(path, { method: "PUT", json });
      const at = new Date(savedAt);
      await keepApplicationDraft(jobId, userId, {
        ...content,
        submissionId,
        savedAt: at.getTime(),
      });
      setSaved({ at: new Date(), isHereOnly: false });
    } catch {
      setSaved({ at: new Date(), isHereOnly: true });
    }
  }

  async function keep(form: HTMLFormElement): Promise<boolean> {
    clearTimeout(timer.current);
    clearTimeout(accountTimer.current);
    if (!draft) return false;
    const userId = readSession()?.userId ?? null;
    const { submissionId } = draft;
    const content = contentOf(form);
    const isKept = await keepApplicationDraft(jobId, userId, { ...content, submissionId });
    isDirty.current = !isKept;
    if (userId === null) setSaved(isKept ? { at: new Date(), isHereOnly: false } : null);
    else {
      const send = () => void keepInAccount(userId, content);
      accountTimer.current = setTimeout(send, ACCOUNT_PAUSE_MS);
    }
    return isKept;
  }

  return {
    draft,
    saved,
    /** Saves the form's content, and returns whether the browser could. */
    keep,
    /** Saves it after a pause in typing. */
    keepSoon: (form: HTMLFormElement) => {
      isDirty.current = true;
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void keep(form), PAUSE_MS);
    },
    /** Deletes it, because it has been sent. */
    drop: async () => {
      clearTimeout(timer.current);
      clearTimeout(accountTimer.current);
      isDirty.current = false;
      await dropApplicationDraft(jobId, readSession()?.userId ?? null);
    },
  };
}
