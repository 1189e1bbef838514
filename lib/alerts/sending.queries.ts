import "server-only";
import { loadCards } from "@/lib/jobs/public/cards.queries";
import type { JobCard } from "@/lib/jobs/schema";
import { db } from "@/lib/platform/db/client";
import type { LinkedAlert } from "./schema";
import { confirmableUntil } from "./subscriptions.queries";

/** An alert that an email is about, and its recipient. */
export type MailedAlert = LinkedAlert & {
  id: string;
  owner: { userId: string } | { email: string };
  renewBy: string;
};

type Row = {
  id: string;
  userId: string | null;
  email: string | null;
  name: string;
  search: string;
  frequency: LinkedAlert["frequency"];
  renewBy: Date;
};

function toMailed({ userId, email, renewBy, ...row }: Row): MailedAlert {
  const { id, name, search, frequency } = row;
  const owner = userId === null ? { email: email ?? "" } : { userId };
  return { id, name, search, frequency, owner, renewBy: renewBy.toISOString() };
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
 * An alert requested without an account, and until when it can be confirmed; `null` when it has
 * ended.
 */
export async function findRequested(
  id: string,
): Promise<{ alert: MailedAlert; isConfirmed: boolean; until: string } | null> {
  const row = await db.jobAlert.findFirst({
    where: { id, email: { not: null }, unsubscribedAt: null },
  });
  if (!row) return null;
  const until = confirmableUntil(row.createdAt).toISOString();
  return { alert: toMailed(row), isConfirmed: row.confirmedAt !== null, until };
}

/** The jobs of an email as they are now, without those that have ended in the meantime. */
export async function loadMailedJobs(jobIds: readonly string[]): Promise<JobCard[]> {
  return loadCards(jobIds);
}
