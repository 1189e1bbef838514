import { MOST_VIEWED, type ViewedJob } from "@/lib/shared/viewed-jobs";
import { api } from "./api";
import { stored } from "./stored";

// A visitor's viewed jobs are stored by the browser, a member's by the account.

const NONE: ViewedJob[] = [];

// Visitors can change their storage, so only our own paths become links.
const SLUG = /^[\w-]+$/;

function isViewedJob(value: unknown): value is ViewedJob {
  const { id, slug, title, company } = (value ?? {}) as Record<string, unknown>;
  const areTexts = [id, title, company].every((text) => typeof text === "string");
  return areTexts && typeof slug === "string" && SLUG.test(slug);
}

const viewed = stored("viewedJobs", (json) =>
  Array.isArray(json) ? json.filter(isViewedJob).slice(0, MOST_VIEWED) : NONE,
);

export const onLocalViewedJobs = viewed.subscribe;

/** The jobs viewed by visitors of this browser, latest first. */
export const readLocalViewedJobs = viewed.read;

/** Puts a job at the top of this browser's list, without duplicates. */
export function rememberViewedJob(job: ViewedJob): void {
  const others = viewed.read().filter(({ id }) => id !== job.id);
  viewed.write([job, ...others].slice(0, MOST_VIEWED));
}

export function forgetLocalViewedJobs(): void {
  viewed.remove();
}

/**
 * Moves this browser's list to the account that is signed in. Throws `ApiError` or, after the
 * signal, its reason; then the list stays in this browser.
 */
export async function moveViewedJobs(signal?: AbortSignal): Promise<void> {
  const jobs = viewed.read();
  if (jobs.length === 0) return;
  const json = { ids: jobs.map(({ id }) => id) };
  await api("/api/viewed-jobs", { method: "POST", json, ...(signal ? { signal } : {}) });
  // What another tab has added meanwhile moves the next time.
  if (viewed.read() === jobs) viewed.remove();
}
