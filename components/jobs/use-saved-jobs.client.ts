"use client";

import { useSyncExternalStore } from "react";
import { toast } from "@/components/ui/toast.client";
import { stored } from "@/lib/browser/stored";

const saved = stored(
  "savedJobs",
  (json) => new Set(Array.isArray(json) ? json.filter((id) => typeof id === "string") : []),
);

/** Saves the job in this browser, or takes it out again. */
export function toggleSavedJob(jobId: string): void {
  const ids = new Set(saved.read());
  if (!ids.delete(jobId)) ids.add(jobId);
  if (!saved.write([...ids])) {
    toast({ kind: "bad", text: "Saved for now: this browser keeps nothing for this site." });
  }
}

/** Whether the job is saved; false until the browser's storage can be read. */
export function useIsSaved(jobId: string): boolean {
  return useSyncExternalStore(
    saved.subscribe,
    () => saved.read().has(jobId),
    () => false,
  );
}
