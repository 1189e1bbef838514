"use client";

import { toast } from "@/components/ui/toasts/toast.client";
import { onSession, readSession } from "@/lib/browser/session-state";
import { stored } from "@/lib/browser/stored";

// A visitor's saved jobs are stored by the browser, a member's by the account, which
// `AccountSavedJobs` plugs in once it has loaded.

type Account = {
  ids: ReadonlySet<string>;
  save: (jobId: string, isSaved: boolean) => void;
};

const local = stored(
  "savedJobs",
  (json) => new Set(Array.isArray(json) ? json.filter((id) => typeof id === "string") : []),
);
const listeners = new Set<() => void>();
let account: Account | null = null;
// The account's list couldn't be read.
let hasFailed = false;
// What a member saved before the account's list had loaded.
let early = new Set<string>();

function tell(): void {
  for (const listener of listeners) listener();
}

/** Calls back when a job is saved or removed, in any tab; returns a function that stops this. */
export function onSavedJobs(listener: () => void): () => void {
  listeners.add(listener);
  const stops = [local.subscribe(listener), onSession(listener)];
  return () => {
    listeners.delete(listener);
    for (const stop of stops) stop();
  };
}

/** Whether the job is saved; false until that is known. */
export function isSavedJob(jobId: string): boolean {
  if (account) return account.ids.has(jobId);
  return (readSession() ? early : local.read()).has(jobId);
}

/** Whether it is known which jobs are saved: for members, once their account has said so. */
export function areSavedJobsKnown(): boolean {
  return account !== null || hasFailed || !readSession();
}

/** Only for `AccountSavedJobs`: the account's list can't be read, so bookmarks begin unsaved. */
export function giveUpSavedJobs(): void {
  hasFailed = true;
  tell();
}

/** Only for `AccountSavedJobs`: replaces this browser's list, or restores it. */
export function keepSavedJobs(given: Account | null): void {
  account = given;
  hasFailed = false;
  const late = early;
  early = new Set();
  for (const jobId of late) {
    if (given && !given.ids.has(jobId)) given.save(jobId, true);
  }
  tell();
}

/** Only for `AccountSavedJobs`: the ids stored in this browser, newest first. */
export function readLocalJobs(): string[] {
  return [...local.read()].reverse();
}

/** Only for `AccountSavedJobs`: these have moved to the account. */
export function forgetLocalJobs(ids: readonly string[]): void {
  const moved = new Set(ids);
  const left = [...local.read()].filter((id) => !moved.has(id));
  if (left.length > 0) local.write(left);
  else local.remove();
}

function toggled(ids: ReadonlySet<string>, jobId: string): Set<string> {
  const next = new Set(ids);
  if (!next.delete(jobId)) next.add(jobId);
  return next;
}

/** Saves or removes the job, in the account of the signed-in person or else in this browser. */
export function toggleSavedJob(jobId: string): void {
  if (account) {
    // At once, because the second press of a double click must see the first.
    const { save } = account;
    account = { save, ids: toggled(account.ids, jobId) };
    tell();
    save(jobId, account.ids.has(jobId));
  } else if (readSession()) {
    early = toggled(early, jobId);
    tell();
  } else if (!local.write([...toggled(local.read(), jobId)])) {
    toast({
      kind: "bad",
      text: "Saved for now only: this browser doesn't let the site save anything.",
    });
  }
}
