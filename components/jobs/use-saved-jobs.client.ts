"use client";

import { useSyncExternalStore } from "react";
import { toast } from "@/components/ui/toast.client";

const KEY = "savedJobs";
const listeners = new Set<() => void>();
let known: { text: string; ids: Set<string> } = { text: "[]", ids: new Set() };

function parse(text: string): Set<string> {
  try {
    const value: unknown = JSON.parse(text);
    return new Set(Array.isArray(value) ? value.filter((id) => typeof id === "string") : []);
  } catch {
    return new Set();
  }
}

function read(): Set<string> {
  let text = known.text;
  try {
    text = localStorage.getItem(KEY) ?? "[]";
  } catch {
    // Storage is refused: what was saved since the page opened stays.
  }
  if (text !== known.text) known = { text, ids: parse(text) };
  return known.ids;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}

/** Saves the job in this browser, or takes it out again. */
export function toggleSavedJob(jobId: string): void {
  const ids = new Set(read());
  if (!ids.delete(jobId)) ids.add(jobId);
  const text = JSON.stringify([...ids]);
  known = { text, ids };
  try {
    localStorage.setItem(KEY, text);
  } catch {
    toast({ kind: "bad", text: "Saved for now: this browser keeps nothing for this site." });
  }
  for (const listener of listeners) listener();
}

/** Whether the job is saved; false until the browser's storage can be read. */
export function useIsSaved(jobId: string): boolean {
  return useSyncExternalStore(
    subscribe,
    () => read().has(jobId),
    () => false,
  );
}
