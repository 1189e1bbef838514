"use client";

import { useEffect, useRef, useState } from "react";
import type { Values } from "@/components/ui/use-submission.client";
import {
  type ApplicationDraft,
  dropApplicationDraft,
  keepApplicationDraft,
  readApplicationDraft,
} from "@/lib/browser/application-drafts";
import { readSession } from "@/lib/browser/session-state";

const PAUSE_MS = 300;

type LoadedDraft = ApplicationDraft & { isKept: boolean };

/** A form's content: its texts, and the chosen file. */
function contentOf(form: HTMLFormElement): { values: Values; file: File | null } {
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

/**
 * The draft of an application to a job, saved while it is written. `draft` is null until it has
 * been read.
 */
export function useApplicationDraft(jobId: string) {
  const [draft, setDraft] = useState<LoadedDraft | null>(null);
  const [savedAt, setSavedAt] = useState<Date | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Whether leaving the page would lose something.
  const isDirty = useRef(false);

  useEffect(() => {
    let isHere = true;
    void readApplicationDraft(jobId, readSession()?.userId ?? null).then((found) => {
      if (isHere) setDraft(found);
    });
    return () => {
      isHere = false;
    };
  }, [jobId]);

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (isDirty.current) event.preventDefault();
    };
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, []);

  async function keep(form: HTMLFormElement): Promise<boolean> {
    clearTimeout(timer.current);
    if (!draft) return false;
    const userId = readSession()?.userId ?? null;
    const { submissionId } = draft;
    const isKept = await keepApplicationDraft(jobId, userId, { ...contentOf(form), submissionId });
    isDirty.current = !isKept;
    setSavedAt(isKept ? new Date() : null);
    return isKept;
  }

  return {
    draft,
    savedAt,
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
      isDirty.current = false;
      await dropApplicationDraft(jobId, readSession()?.userId ?? null);
    },
  };
}
