"use client";

import { toast } from "@/components/ui/toast.client";
import { stored } from "@/lib/browser/stored";

const saved = stored(
  "savedJobs",
  (json) => new Set(Array.isArray(json) ? json.filter((id) => typeof id === "string") : []),
);

/** Calls back when a job is saved or taken out, in any tab; answers how to stop that. */
export const onSavedJobs = saved.subscribe;

/** Saves the job in this browser, or takes it out again. */
export function toggleSavedJob(jobId: string): void {
  const ids = new Set(saved.read());
  if (!ids.delete(jobId)) ids.add(jobId);
  if (!saved.write([...ids])) {
    toast({ kind: "bad", text: "Saved for now: this browser keeps nothing for this site." });
  }
}

/** Whether the job is saved in this browser. */
export function isSavedJob(jobId: string): boolean {
  return saved.read().has(jobId);
}
