import "server-only";
import { loadCards } from "@/lib/jobs/public/cards.queries";
import type { JobCard } from "@/lib/jobs/schema";
import { db } from "@/lib/platform/db/client";
import { isLiveLabel } from "@/lib/search/suggestions/queries";
import { readLocation } from "@/lib/search/understanding/queries";
import { readSearch } from "./alerts";
import type { LinkedAlert } from "./schema";
import { confirmableUntil } from "./subscriptions.queries";

/** An alert that an email is about, and its recipient. */
export type MailedAlert = LinkedAlert & {
  id: string;
  owner: { userId: string } | { email: string };
  renewBy: string;
  /** The board it was made at, which its emails come from; null for the site itself. */
  boardId: string | null;
};

type Row = {
  id: string;
  userId: string | null;
  email: string | null;
  name: string;
  search: string;
  frequency: LinkedAlert["frequency"];
  renewBy: Date;
  boardId: string | null;
};

function toMailed({ userId, email, renewBy, ...row }: Row): MailedAlert {
  const { id, name, search, frequency, boardId } = row;
  const owner = userId === null ? { email: email ?? "" } : { userId };
  return { id, name, search, frequency, boardId, owner, renewBy: renewBy.toISOString() };
}

/**
 * An alert that is still running, or `null`: once it is stopped, emails already on their way are
 * dropped.
 */
export async function findRunning(id: string): Promise<MailedAlert | null> {
  const row = await db.jobAlert.findFirst({
    where: { id, confirmedAt: { not: null }, pausedAt: null, unsubscribedAt: null },
  });
  return row && toMailed(row);
}

/**
 * Whether an alert's name consists of the site's own words: what live postings are called, places
 * and filters. Anything else could carry a message to a stranger.
 */
async function isNamedByOurs(search: string): Promise<boolean> {
  const query = readSearch(search);
  if (!query) return false;
  const { place } = await readLocation(query);
  if (query.location !== "" && place === null) return false;
  return query.query === "" || (await isLiveLabel(query.query));
}

type RequestedAlert = {
  alert: MailedAlert;
  /** What to call it to someone who may not have asked for it; null if it repeats what was typed. */
  plainName: string | null;
  isConfirmed: boolean;
  until: string;
};

/**
 * An alert requested without an account, and until when it can be confirmed; `null` when it has
 * ended.
 */
export async function findRequested(id: string): Promise<RequestedAlert | null> {
  const row = await db.jobAlert.findFirst({
    where: { id, email: { not: null }, unsubscribedAt: null },
  });
  if (!row) return null;
  const until = confirmableUntil(row.createdAt).toISOString();
  const plainName = (await isNamedByOurs(row.search)) ? row.name : null;
  return { alert: toMailed(row), plainName, isConfirmed: row.confirmedAt !== null, until };
}

/** The jobs of an email as they are now, without those that have ended in the meantime. */
export async function loadMailedJobs(jobIds: readonly string[]): Promise<JobCard[]> {
  return loadCards(jobIds);
}
