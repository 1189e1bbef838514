"use client";

import { lazy, Suspense, useEffect, useState } from "react";
import { toast } from "@/components/ui/toasts/toast.client";
import {
  areSavedJobsKnown,
  isSavedJob,
  onSavedJobs,
  toggleSavedJob,
} from "./saved/saved-jobs.client";

// Hardly anybody needs it, so it loads when pressed.
const ReportDialog = lazy(async () => {
  const { ReportDialog: Dialog } = await import("./page/report-dialog.client");
  return { default: Dialog };
});

async function copy(address: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(address);
    toast({ kind: "good", text: "Link copied" });
  } catch {
    // Without a secure connection there is no clipboard, but the address can still be copied by
    // hand.
    toast({ kind: "bad", text: `Copy this link: ${address}` });
  }
}

async function share(title: string): Promise<void> {
  const url = `${location.origin}${location.pathname}`;
  if (!navigator.share) return copy(url);
  try {
    await navigator.share({ title, url });
  } catch (error) {
    // Closing the menu is not a failure.
    if (!(error instanceof DOMException && error.name === "AbortError")) await copy(url);
  }
}

/**
 * Makes every bookmark on the page say whether its job is saved. Until that is known, the style
 * sheet shows none of them (`data-saved-jobs`, job-card.css).
 */
function showSaved(): void {
  document.documentElement.toggleAttribute("data-saved-jobs", areSavedJobsKnown());
  for (const button of document.querySelectorAll<HTMLElement>("[data-save]")) {
    const isSaved = isSavedJob(button.dataset["save"] ?? "");
    button.ariaPressed = String(isSaved);
    const word = button.querySelector("span");
    const text = isSaved ? "Saved" : "Save";
    if (word && word.textContent !== text) word.textContent = text;
  }
}

/** The job that a click on a link reports; null for other clicks, and for a new tab. */
function reportedBy(event: MouseEvent): string | null {
  const { target, ctrlKey, metaKey, shiftKey } = event;
  if (!(target instanceof Element) || ctrlKey || metaKey || shiftKey) return null;
  return target.closest<HTMLElement>("[data-report]")?.dataset["report"] ?? null;
}

function press({ target }: MouseEvent): void {
  if (!(target instanceof Element)) return;
  const button = target.closest<HTMLElement>("[data-save], [data-share]");
  const { save, share: title } = button?.dataset ?? {};
  if (save !== undefined) toggleSavedJob(save);
  if (title !== undefined) void share(title);
}

/** Activates the buttons of every job on the page, including those added later. */
export function JobButtons() {
  const [reported, setReported] = useState<string | null>(null);
  useEffect(() => {
    const report = (event: MouseEvent) => {
      const jobId = reportedBy(event);
      if (jobId === null) return;
      event.preventDefault();
      setReported(jobId);
    };
    document.addEventListener("click", report);
    return () => document.removeEventListener("click", report);
  }, []);
  useEffect(() => {
    showSaved();
    const stop = onSavedJobs(showSaved);
    const later = new MutationObserver(showSaved);
    later.observe(document.body, { childList: true, subtree: true });
    document.addEventListener("click", press);
    return () => {
      stop();
      later.disconnect();
      document.removeEventListener("click", press);
    };
  }, []);
  if (reported === null) return null;
  return (
    <Suspense>
      <ReportDialog jobId={reported} onClose={() => setReported(null)} />
    </Suspense>
  );
}
